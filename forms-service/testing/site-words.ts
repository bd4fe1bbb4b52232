/** The site as a build describes it, its words, and what mails are made of, for tests without a build. */
import { loadContent } from '@website/site/content';
import { serviceFile } from '@website/site/service-file';
import type { MailContext } from '../mail/mail-draft.ts';
import { FALLBACK } from '../pages/fallback.ts';
import { inShape, type SiteFile } from '../pages/site-file.ts';

/** What the build writes for the service. */
export const written = serviceFile(loadContent(), '', 'en');

/** Texts of a second language: those of the first, marked. */
function inSwahili(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(?=[A-Z])/, 'SW ');
  if (Array.isArray(value)) return value.map(inSwahili);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inSwahili(part)]));
}

/** What the build of a site in two languages writes. @param untranslated files of the second */
export function writtenInTwo(untranslated: readonly string[] = []) {
  const missing = untranslated.map((file) => ({ file, mistakes: [] }));
  const other = { code: 'sw', content: loadContent(), untranslated: missing };
  const { editions, ...first } = serviceFile(other.content, '', 'en', [other]);
  return { ...first, editions: editions.map((edition) => inSwahili(edition)) };
}

export const siteFile: SiteFile = inShape(written, FALLBACK);
export const { words, colours } = siteFile;

export const mailContext: MailContext = {
  words,
  colours,
  key: 'a key of the tests',
  from: 'letters@kilele.example',
  siteOrigin: 'https://www.kilele.example',
  serviceOrigin: 'https://forms.kilele.example',
  confirmMs: 14 * 24 * 60 * 60 * 1000,
};
