/** The guide for staff: the pages of `docs/guide/`, as the editor shows them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from '@website/site/content/prose.ts';
import { ROOT } from '@website/site/content/root.ts';
import { escapeMarkup } from '@website/site/escape-markup';

const FOLDER = path.join(ROOT, 'docs/guide');
const NAME = /^[a-z-]+$/;
const PICTURE = /^!\[([^\]]*)\]\((pictures\/[a-z-]+\.png)\)$/m;

export type GuidePage = { title: string; html: string };

/** Replaces links between pages of the guide. */
const linked = (html: string) =>
  html.replace(/<a href="([a-z-]+)\.md"/g, '<a href="guide?page=$1"');

const pictureHtml = (picture: string, shows: string) =>
  `<img src="guide-${path.posix.basename(picture)}" alt="${escapeMarkup(shows)}" width="1000" height="700" loading="lazy">`;

/** A page of the guide by its name, or `undefined`. */
export function guidePage(name: string): GuidePage | undefined {
  const file = path.join(FOLDER, `${name === '' ? 'README' : name}.md`);
  if ((name !== '' && !NAME.test(name)) || !existsSync(file)) return undefined;
  const [, title = '', text = ''] = /^# (.*)\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  // The pieces are: text, description of a picture, picture, text, …
  const html = text.split(PICTURE).map((piece, index, pieces) => {
    if (index % 3 === 0) return `<div>${linked(toHtml(piece, ''))}</div>`;
    return index % 3 === 1 ? '' : pictureHtml(piece, pieces[index - 1] ?? '');
  });
  return { title, html: html.join('') };
}

/** The file of a picture of the guide, by its address. */
export function guidePicture(address: string): string | undefined {
  const [, name] = /^\/guide-([a-z-]+\.png)$/.exec(address) ?? [];
  return name && path.join(FOLDER, 'pictures', name);
}
