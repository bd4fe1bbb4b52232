/**
 * Turns the name of a picture in the content into the data that a page needs: files, size, alternative text. The
 * files are in `art/pictures.json` (written by `npm run art`), the texts in `pictures.yaml`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HeroPicture, Picture } from '#app/components/picture/picture-data.ts';
import { ROOT } from './root.ts';

type Entry = Omit<Picture, 'name' | 'alt'>;
export type AlternativeTexts = Readonly<Record<string, string>>;

let registry: Record<string, Entry> | undefined;

/** The entries of `art/pictures.json`, read once. */
function pictures(): Record<string, Entry> {
  registry ??= JSON.parse(readFileSync(path.join(ROOT, 'art/pictures.json'), 'utf8')) as Record<
    string,
    Entry
  >;
  return registry;
}

/** The names of all pictures. */
export const pictureNames = () => Object.keys(pictures());

/** The wide and the tall drawing of a hero have one alternative text. */
const textName = (name: string) => name.replace(/-tall$/, '');

/** The names of all drawings. Content names a hero without `-tall`. */
export const drawingNames = () => Object.keys(pictures()).filter((name) => !name.endsWith('-tall'));

/** The names of the drawn heroes. */
export const heroNames = () => drawingNames().filter((name) => `${name}-tall` in pictures());

/** The pictures without a text among these alternative texts. */
export function picturesWithoutText(texts: AlternativeTexts): string[] {
  return Object.keys(pictures()).filter((name) => texts[textName(name)] === undefined);
}

/** The data of a picture; `undefined` if there is no such picture or it has no alternative text. */
export function findPicture(name: string, texts: AlternativeTexts): Picture | undefined {
  const entry = pictures()[name];
  const alt = texts[textName(name)];
  if (!entry || alt === undefined) return undefined;
  const { hash, width, height, widths, webp, ground } = entry;
  return { name, hash, width, height, widths, webp, ground, alt };
}

/** The wide and the tall picture of a hero such as `hero-home`; `undefined` if one of them is missing. */
export function findHero(name: string, texts: AlternativeTexts): HeroPicture | undefined {
  const wide = findPicture(name, texts);
  const tall = findPicture(`${name}-tall`, texts);
  return wide && tall && { wide, tall };
}

/** Address of one file of a picture. @param ending width and format, such as `1200.jpg` @throws when there is no such picture */
export function pictureFile(name: string, ending: `${number}.${string}`): string {
  const picture = pictures()[name];
  if (!picture) throw new Error(`art/pictures.json has no picture "${name}": run "npm run art"`);
  const [width = '', kind = ''] = ending.split('.');
  return `/pictures/${name}-${width}.${picture.hash}.${kind}`;
}
