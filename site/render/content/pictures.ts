/**
 * The drawings that content may name: what a page needs of each is in `art/pictures.json` (written by `npm run art`),
 * and their texts are in `pictures.yaml`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HeroPicture, Picture } from '#app/components/picture/picture-data.ts';
import { routes } from '#routes.ts';
import { partOf } from './partial.ts';
import { contentFolder, ROOT } from './root.ts';

type Drawing = Omit<Picture, 'name' | 'alt' | 'credit'>;
type Drawings = Readonly<Record<string, Drawing>>;

let registry: Drawings | undefined;

/** The entries of `art/pictures.json`, read once. */
function drawn(): Drawings {
  registry ??= JSON.parse(readFileSync(path.join(ROOT, 'art/pictures.json'), 'utf8')) as Drawings;
  return registry;
}

/** The pictures that social networks show: one for the site, and one for each area that has its own (`routes.ts`). */
export const SHARE_PICTURES = [
  'site-share',
  ...new Set(routes.flatMap(({ share }) => (share ? [`site-share-${share}`] : []))),
];

/**
 * The drawings of a site.
 * @param words the folder of a language; its content may have drawings of its own (`partial.ts`)
 */
export function drawingShelf(words = contentFolder()) {
  const drawings: Drawings = { ...drawn(), ...(partOf(words)?.drawings as Drawings | undefined) };
  const allNames = Object.keys(drawings);
  const names = allNames.filter((name) => !name.endsWith('-tall'));

  /** A drawing with its text; `undefined` if there is none of this name. */
  function picture(name: string, alt: string): Picture | undefined {
    const drawing = drawings[name];
    if (!drawing) return undefined;
    const { hash, width, height, widths, webp, ground } = drawing;
    return { name, hash, width, height, widths, webp, ground, alt };
  }

  return {
    /** The names of all pictures. */
    allNames,
    /** Those that content may name: a hero has its name without `-tall`. */
    names,
    heroNames: names.filter((name) => `${name}-tall` in drawings),
    picture,
    /** The wide and the tall drawing of a hero such as `hero-home`, which have one text. */
    hero(name: string, alt: string): HeroPicture | undefined {
      const wide = picture(name, alt);
      const tall = picture(`${name}-tall`, alt);
      return wide && tall && { wide, tall };
    },
  };
}

/** Address of one file of a drawing. @param ending width and format, such as `1200.jpg` @throws when there is no such drawing */
export function pictureFile(name: string, ending: `${number}.${string}`): string {
  const drawing = drawn()[name];
  if (!drawing) throw new Error(`art/pictures.json has no picture "${name}": run "npm run art"`);
  const [width = '', kind = ''] = ending.split('.');
  return `/pictures/${name}-${width}.${drawing.hash}.${kind}`;
}
