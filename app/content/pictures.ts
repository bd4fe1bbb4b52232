/**
 * Turns a picture's name, as content writes it, into what a page needs to show it: files, size, words.
 * The files come from `art/pictures.json` (written by `npm run art`), the words from `pictures.yaml`.
 */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A picture as pages receive it. */
export type Picture = {
  name: string;
  /** First 8 hex digits of the content hash; part of every file name. */
  hash: string;
  /** Size of the largest file in px, for `width` and `height`. */
  width: number;
  height: number;
  /** Widths in px of the AVIF files, ascending. */
  widths: readonly number[];
  /** Width in px of the one WebP file, for browsers without AVIF. */
  webp: number;
  /** Ink of the palette that holds the place until the picture is there. */
  ground: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
};

/** The wide and the tall drawing of one hero. */
export type HeroPicture = { wide: Picture; tall: Picture };

type Entry = Omit<Picture, 'name' | 'alt'>;

let registry: Record<string, Entry> | undefined;
let alternativeTexts: Record<string, string> = {};

/** The entries of `art/pictures.json`, read once. */
function pictures(): Record<string, Entry> {
  registry ??= JSON.parse(
    readFileSync(new URL('../../art/pictures.json', import.meta.url), 'utf8'),
  ) as Record<string, Entry>;
  return registry;
}

/** Sets the alternative texts of the locale being read. Call before any other content is parsed. */
export function setAlternativeTexts(texts: Record<string, string>): void {
  alternativeTexts = texts;
}

/** What a picture says to someone who cannot see it. @throws when it has no entry in the alternative texts */
export function alternativeText(name: string): string {
  const text = alternativeTexts[name];
  if (text === undefined) throw new Error(`pictures.yaml has no alternative text for "${name}"`);
  return text;
}

/** Names in `pictures.json` that have no entry in the alternative texts given; heroes share one entry. */
export function picturesWithoutText(texts: Record<string, string>): string[] {
  return Object.keys(pictures()).filter((name) => texts[name.replace(/-tall$/, '')] === undefined);
}

function find(name: string): Picture | undefined {
  const entry = pictures()[name];
  const alt = alternativeTexts[name.replace(/-tall$/, '')];
  if (!entry || alt === undefined) return undefined;
  const { hash, width, height, widths, webp, ground } = entry;
  return { name, hash, width, height, widths, webp, ground, alt };
}

function unknown(name: string, expected: string, ctx: z.RefinementCtx): never {
  ctx.addIssue({
    code: 'custom',
    message: `${expected}; "${name}" is none (see art/pictures.json)`,
  });
  return undefined as never;
}

/** Zod transform: a name to its {@link Picture}. */
export function resolvePicture(name: string, ctx: z.RefinementCtx): Picture {
  return find(name) ?? unknown(name, 'the name of a picture with an alternative text', ctx);
}

/** Zod transform: `hero-home` to its wide and tall {@link Picture}. */
export function resolveHero(name: string, ctx: z.RefinementCtx): HeroPicture {
  const wide = find(name);
  const tall = find(`${name}-tall`);
  return wide && tall ? { wide, tall } : unknown(name, 'the name of a hero, wide and tall', ctx);
}
