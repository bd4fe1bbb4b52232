/** The editor's settings, from the environment. */
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { SettingError } from '@website/site/build/setting-error.ts';
import { ROOT } from '@website/site/content/root.ts';
import type { EditorSettings } from './create-editor.ts';

const A_PORT = 'a whole number from 0 to 65535';
const port = z.coerce.number(A_PORT).int(A_PORT).min(0, A_PORT).max(65_535, A_PORT);
const address = z.url({ protocol: /^https?$/, error: 'an address that begins with https://' });

const fields = z.object({
  EDIT_PORT: port.prefault('4190'),
  /** Port of the preview; 0 is any free port. */
  EDIT_PREVIEW_PORT: port.prefault('0'),
  EDIT_URL: address.transform((url) => url.replace(/\/?$/, '/')).optional(),
  EDIT_PREVIEW_URL: address.transform((url) => url.replace(/\/$/, '')).optional(),
  /** Address of the page for staff. The editor has a link to it. */
  STAFF_URL: address.optional(),
  /** What the shell runs when a build is in place. */
  EDIT_AFTER_PUBLISH: z.string().trim().min(1, 'a command').optional(),
  /** The file that says who may publish. Without it everybody may. */
  EDIT_ROLES: z.string().trim().min(1, 'the path of a file').optional(),
  EDIT_VERSIONS: z.string().default(path.join(ROOT, 'var/versions')),
  SITE_FOLDER: z.string().default(path.join(ROOT, 'dist')),
  CONTENT_FOLDER: z.string().default(path.join(ROOT, 'content/en')),
});

const schema = fields.refine(
  (all) => (all.EDIT_URL === undefined) === (all.EDIT_PREVIEW_URL === undefined),
  {
    path: ['EDIT_PREVIEW_URL'],
    message: 'an address of the preview wherever EDIT_URL is set, and only there',
  },
);

/** The user name of Git, or else of this machine. */
function whoEdits(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return os.userInfo().username;
  }
}

function explain({ path: [key], message }: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const name = String(key);
  const value = env[name];
  const found = value ? `"${value}"` : 'missing';
  return `${name} is ${found}; expected ${message}.`;
}

/** @throws {SettingError} with a line for each mistake */
export function readSettings(env: NodeJS.ProcessEnv): EditorSettings & { port: number } {
  const read = schema.safeParse(env);
  if (!read.success)
    throw new SettingError(read.error.issues.map((issue) => explain(issue, env)).join('\n'));
  const all = read.data;
  return {
    port: all.EDIT_PORT,
    previewPort: all.EDIT_PREVIEW_PORT,
    proxy:
      all.EDIT_URL === undefined || all.EDIT_PREVIEW_URL === undefined
        ? undefined
        : { url: all.EDIT_URL, previewUrl: all.EDIT_PREVIEW_URL },
    afterPublish: all.EDIT_AFTER_PUBLISH,
    roles: all.EDIT_ROLES === undefined ? undefined : path.resolve(all.EDIT_ROLES),
    staffUrl: all.STAFF_URL,
    content: path.resolve(all.CONTENT_FOLDER, '..'),
    versions: path.resolve(all.EDIT_VERSIONS),
    out: path.resolve(all.SITE_FOLDER),
    who: whoEdits(),
  };
}
