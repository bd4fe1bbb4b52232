/** Reads what a build says to the service: the words, colours, fonts and addresses of the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChoiceName } from '@website/site/forms/fields';
import { FALLBACK } from './fallback.ts';

/** Path in the folder of the build. `site/build/build.ts` writes it. */
const FILE = '_service/site.json';

export type SiteFile = typeof FALLBACK;
/** All texts of the service: on its pages, in problem details and in mails. */
export type Words = SiteFile['words'];
/** What a choice offers. `value` is sent, visitors read `label`. */
export type Option = { value: string; label: string };
/** Colours of the site's palette, by name. */
export type Colours = SiteFile['colours'];

/** The options of each choice. */
export const choicesOf = ({ inquiry }: Words): Readonly<Record<ChoiceName, readonly Option[]>> => ({
  subject: inquiry.subjects,
});

/**
 * A value in a known shape: what the shape does not have is left out, and what is missing or of another kind is that of
 * the shape. A list has any number of items, each in the shape of the first; an empty object has any texts.
 */
export function inShape<Shape>(found: unknown, shape: Shape): Shape;
export function inShape(found: unknown, shape: unknown): unknown {
  if (Array.isArray(shape)) {
    const [item] = shape as unknown[];
    return Array.isArray(found) ? found.map((one) => inShape(one, item)) : (shape as unknown[]);
  }
  if (typeof shape !== 'object' || shape === null)
    return typeof found === typeof shape ? found : shape;
  const parts = new Map<string, unknown>(
    typeof found === 'object' && found !== null ? Object.entries(found) : [],
  );
  if (Object.keys(shape).length === 0)
    return Object.fromEntries([...parts].filter(([, part]) => typeof part === 'string'));
  return Object.fromEntries(
    Object.entries(shape).map(([name, part]) => [name, inShape<unknown>(parts.get(name), part)]),
  );
}

/**
 * The site in a build of this version, of the one before or of the next.
 * @throws {Error} if the build has simulated submissions, or does not say whose site it is
 */
export function readSiteFile(folder: string): SiteFile {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(path.resolve(folder, FILE), 'utf8'));
  } catch (error) {
    throw new Error(`${folder} was not built with SUBMISSIONS=live: run "npm run build" with it`, {
      cause: error,
    });
  }
  const site = inShape(found, FALLBACK);
  const { name, origin, emails } = site.words.site;
  if (!name || !emails.info || !URL.canParse(origin))
    throw new Error(`${folder}/${FILE} lacks the name, the address or the mailbox of the company.`);
  return site;
}
