/** Reads what a build says to the service: the words, colours, fonts and addresses of the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChoiceName } from '@website/site/forms/fields';
import type { Choices } from '../shown-fields.ts';
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

/** Every value that the choices offer, in all these languages. */
export function allChoices(editions: readonly Pick<Edition, 'site'>[]): Choices {
  const offered = editions.flatMap(({ site }) => Object.entries(choicesOf(site.words)));
  const valuesOf = (name: string) =>
    offered
      .flatMap(([other, options]) => (other === name ? options : []))
      .map(({ value }) => value);
  return Object.fromEntries(offered.map(([name]) => [name, valuesOf(name)]));
}

/** The fields of a value, by name; none if it is no object. */
const partsOf = (found: unknown) =>
  new Map<string, unknown>(
    typeof found === 'object' && found !== null ? Object.entries(found) : [],
  );

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
  const parts = partsOf(found);
  if (Object.keys(shape).length === 0)
    return Object.fromEntries([...parts].filter(([, part]) => typeof part === 'string'));
  return Object.fromEntries(
    Object.entries(shape).map(([name, part]) => [name, inShape<unknown>(parts.get(name), part)]),
  );
}

/** What a page says in its language or, while that is not translated, in the first one. */
export type Group = keyof Words | 'menu' | 'picture';

/** The site in one language. */
export type Edition = {
  site: SiteFile;
  /** What the addresses of its pages end with: empty for the first language, or such as `?language=sw`. */
  query: string;
  /** The value of `lang` around words, if it is not the one of the page, or of the words `inside` which they stand. */
  langOf: (group: Group, inside?: Group) => string | undefined;
};

/** The first language. */
export const firstEdition = (site: SiteFile): Edition => ({
  site,
  query: '',
  langOf: () => undefined,
});

/** Whether a text can be the code of a language. */
export const isLanguageCode = (text: string) => /^[a-z]{2,3}$/.test(text);

/** Whether a value has everything that the shape has. */
function isWhole(found: unknown, shape: unknown): boolean {
  if (Array.isArray(shape))
    return Array.isArray(found) && found.every((one) => isWhole(one, (shape as unknown[])[0]));
  if (typeof shape !== 'object' || shape === null) return typeof found === typeof shape;
  const parts = partsOf(found);
  return (
    typeof found === 'object' &&
    Object.entries(shape).every(([name, part]) => isWhole(parts.get(name), part))
  );
}

/** Another language. A group of words that is not whole is taken from the first one, so that no sentence mixes the two. */
function readEdition(found: unknown, first: SiteFile): Edition {
  const missing = new Set<string>();
  /** The value with each part that is not whole as in the first language. */
  const complete = <Part extends object>(value: unknown, known: Part, shape: Part): Part => {
    const own = partsOf(value);
    for (const [name, part] of Object.entries(known))
      if (!isWhole(own.get(name), part)) missing.add(name);
    const whole = Object.entries(inShape(value, shape)).filter(([name]) => !missing.has(name));
    return { ...known, ...Object.fromEntries(whole) };
  };
  const { words, ...shape } = FALLBACK;
  const { words: knownWords, ...known } = first;
  const site = {
    ...complete(found, known, shape),
    words: complete(partsOf(found).get('words'), knownWords, words),
  };
  return {
    site,
    query: `?language=${site.language}`,
    langOf(group, inside) {
      if (missing.has(group)) return first.language;
      return inside && missing.has(inside) ? site.language : undefined;
    },
  };
}

/** The other languages in the file of a build. */
export function editionsOf(found: unknown, first: SiteFile): Edition[] {
  const editions = partsOf(found).get('editions');
  return (Array.isArray(editions) ? (editions as unknown[]) : [])
    .map((one) => readEdition(one, first))
    .filter(({ site: { language } }) => isLanguageCode(language) && language !== first.language);
}

/**
 * The site in all languages of a build of this version, of the one before or of the next; the first language comes first.
 * @throws {Error} if the build has simulated submissions, or does not say whose site it is
 */
export function readEditions(folder: string): [first: Edition, ...others: Edition[]] {
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
  return [firstEdition(site), ...editionsOf(found, site)];
}
