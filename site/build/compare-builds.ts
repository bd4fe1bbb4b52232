/** Finds the differences between two builds that a visitor sees: pages that are new, changed or gone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unescapeMarkup } from '#render/escape-markup.ts';
import { EARLIER, readFileList } from '#serve/file-list.ts';

/** A page with its address and title. */
export type ChangedPage = { address: string; title: string };
/** The pages that differ, in the order of their addresses. */
export type Changes = { added: ChangedPage[]; changed: ChangedPage[]; removed: ChangedPage[] };

/** Pages without an address of their own. */
const OTHER_PAGE = /^(?:404(?:\.html|\/)|(?:[a-z]{2,3}\/)?offline\.html$)/;
const MOVED_PAGE = '<meta http-equiv="refresh"';

/**
 * Parts of a page that differ between builds but not for a visitor: scripts, styles, class names, hashes in file names,
 * the version of the entries. Data for search engines is compared.
 */
const NAMED_BY_BUILD: readonly [RegExp, string][] = [
  [/<style>[^]*?<\/style>/g, ''],
  [/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, ''],
  [/<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g, ''],
  [/ (?:class|data-client|data-enhance)="[^"]*"/g, ''],
  [/[.-][\w-]{8}(?=\.(?:avif|webp|jpg|png|svg|css|js)\b)/g, ''],
];

/** The part of a page that is compared. */
const visiblePart = (html: string): string =>
  NAMED_BY_BUILD.reduce((text, [pattern, by]) => text.replace(pattern, by), html);

/** The pages of a build by address. @param folder of the build, or `null` if there is none */
function pagesOf(folder: string | null): Map<string, { text: string; title: string }> {
  if (!folder) return new Map();
  const names = [...readFileList(folder).keys()].filter(
    (name) => name.endsWith('.html') && !name.startsWith(EARLIER) && !OTHER_PAGE.test(name),
  );
  return new Map(
    names.flatMap((name) => {
      const html = readFileSync(path.join(folder, name), 'utf8');
      if (html.includes(MOVED_PAGE)) return [];
      const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
      const address = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
      return [[address, { text: visiblePart(html), title: unescapeMarkup(title) }]];
    }),
  );
}

/** Compares two builds. @param before folder of the earlier build; `null` if there is none */
export function compareBuilds(before: string | null, after: string): Changes {
  const [old, fresh] = [pagesOf(before), pagesOf(after)];
  const list = (pages: typeof old, isListed: (address: string, text: string) => boolean) =>
    [...pages]
      .filter(([address, { text }]) => isListed(address, text))
      .map(([address, { title }]) => ({ address, title }))
      .sort((a, b) => (a.address < b.address ? -1 : 1));
  return {
    added: list(fresh, (address) => !old.has(address)),
    changed: list(fresh, (address, text) => old.has(address) && old.get(address)?.text !== text),
    removed: list(old, (address) => !fresh.has(address)),
  };
}
