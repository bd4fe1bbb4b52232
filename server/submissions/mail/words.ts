/** The words of mails, read from the content when the service starts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { parseYaml } from '#app/content/parse.ts';
import { mailsSchema, siteSchema, type MailWords, type Site } from '#app/content/schema.ts';

const ENGLISH = fileURLToPath(new URL('../../../app/content/en', import.meta.url));

/** What mails say, and who we are. */
export type Words = { mails: MailWords; site: Site };

/**
 * Reads them.
 * @param folder the locale's; `CONTENT_FOLDER` or else English
 * @throws {ContentError} saying file, field and what was expected
 */
export function readWords(folder = process.env['CONTENT_FOLDER'] ?? ENGLISH): Words {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = path.join(folder, name);
    return parseYaml(path.relative('.', file), readFileSync(file, 'utf8'), schema);
  };
  return { mails: read('mails.yaml', mailsSchema), site: read('site.yaml', siteSchema) };
}
