/** The guide for staff: the pages of `docs/guide/`, as the editor shows them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from '@website/site/content/prose.ts';
import { ROOT } from '@website/site/content/root.ts';

const FOLDER = path.join(ROOT, 'docs/guide');
const NAME = /^[a-z-]+$/;
const PICTURE = /^!\[([^\]]*)\]\((pictures\/[a-z-]+\.png)\)$/m;

export type GuidePage = {
  title: string;
  /** HTML, or a picture with its description. */
  parts: readonly (string | { picture: string; shows: string })[];
};

/** Replaces links between pages of the guide. */
const linked = (html: string) =>
  html.replace(/<a href="([a-z-]+)\.md"/g, '<a href="guide?page=$1"');

/** A page of the guide by its name, or `undefined`. */
export function guidePage(name: string): GuidePage | undefined {
  const file = path.join(FOLDER, `${name === '' ? 'README' : name}.md`);
  if ((name !== '' && !NAME.test(name)) || !existsSync(file)) return undefined;
  const [, title = '', text = ''] = /^# (.*)\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const pieces = text.split(PICTURE);
  // The pieces are: text, description of a picture, picture, text, …
  const parts = pieces.flatMap((piece, index): GuidePage['parts'] => {
    if (index % 3 === 0) return [linked(toHtml(piece, ''))];
    if (index % 3 === 1) return [];
    return [{ picture: `guide-${path.posix.basename(piece)}`, shows: pieces[index - 1] ?? '' }];
  });
  return { title, parts };
}

/** The file of a picture of the guide, by its address. */
export function guidePicture(address: string): string | undefined {
  const [, name] = /^\/guide-([a-z-]+\.png)$/.exec(address) ?? [];
  return name && path.join(FOLDER, 'pictures', name);
}

/** The names of all pages except the first one. */
export const guideNames = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => path.basename(name, '.md'));
