/** The editor's settings, from the environment. */
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { SettingError } from '@website/site/build/setting-error.ts';
import { ROOT } from '@website/site/content/root.ts';
import { defaultUrl, HOSTS, type GitSettings } from '../git/hosts.ts';
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
  EDIT_GIT_HOST: z.enum(HOSTS, 'github, gitlab or gitea').optional(),
  EDIT_GIT_URL: address.transform((url) => url.replace(/\/$/, '')).optional(),
  EDIT_GIT_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'owner/name')
    .optional(),
  EDIT_GIT_BRANCH: z.string().default('main'),
  EDIT_GIT_CLIENT: z.string().optional(),
  EDIT_GIT_SECRET: z.string().optional(),
  EDIT_VERSIONS: z.string().default(path.join(ROOT, 'var/versions')),
  SITE_FOLDER: z.string().default(path.join(ROOT, 'dist')),
  CONTENT_FOLDER: z.string().default(path.join(ROOT, 'content/en')),
});

/** The settings of a Git host, or `undefined` if one is missing. */
function gitOf(all: z.output<typeof fields>): GitSettings | undefined {
  const kind = all.EDIT_GIT_HOST;
  const url = all.EDIT_GIT_URL ?? (kind && defaultUrl(kind));
  const { EDIT_GIT_REPOSITORY: repository, EDIT_GIT_CLIENT: client } = all;
  const { EDIT_GIT_SECRET: secret, EDIT_GIT_BRANCH: branch } = all;
  if (!kind || !url || !repository || !client || !secret) return undefined;
  return { kind, url, repository, branch, client, secret };
}

const schema = fields
  .refine((all) => all.EDIT_GIT_HOST === undefined || gitOf(all) !== undefined, {
    path: ['EDIT_GIT_HOST'],
    message:
      'EDIT_GIT_REPOSITORY, EDIT_GIT_CLIENT and EDIT_GIT_SECRET beside it, and EDIT_GIT_URL for gitea',
  })
  .refine((all) => (all.EDIT_URL === undefined) === (all.EDIT_PREVIEW_URL === undefined), {
    path: ['EDIT_PREVIEW_URL'],
    message: 'an address of the preview wherever EDIT_URL is set, and only there',
  });

/** The user name of Git, or else of this machine. */
function whoEdits(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return os.userInfo().username;
  }
}

/** Variables that may contain a password: messages do not show their values. */
const HIDDEN = /SECRET|GIT_URL/;

function explain({ path: [key], message }: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const name = String(key);
  const value = env[name];
  const found = !value ? 'missing' : HIDDEN.test(name) ? 'not right' : `"${value}"`;
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
    git: gitOf(all),
    staffUrl: all.STAFF_URL,
    content: path.resolve(all.CONTENT_FOLDER, '..'),
    versions: path.resolve(all.EDIT_VERSIONS),
    out: path.resolve(all.SITE_FOLDER),
    who: whoEdits(),
  };
}
