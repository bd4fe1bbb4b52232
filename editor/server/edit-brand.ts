/** The company's logo, mark and fonts, which the page «Logo, colours, fonts» shows and saves. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@website/site/content/root.ts';
import { isGroup } from '@website/site/content/find-fields.ts';
import { writeYaml } from '../write-values/write-yaml.ts';
import { FONT_USES, type FontChoice, type FontUse } from './company-fonts.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

const FILE = 'facts/brand.yaml';

/** The saved names of files. Without a logo the site shows the mark and the name as text. */
export type BrandFiles = { logo: string; fonts: Readonly<Record<FontUse, FontChoice>> };
/** The state of the program that makes fonts, icons and share pictures. */
export type Drawing = { state: 'running' | 'done' } | { state: 'failed'; reason: string };

/** Reads the mark from a file: one path on a square of 64 units. @throws {Refusal} */
function markOf(svg: string): string {
  const box = /viewBox="([^"]*)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box?.join() !== '0,0,64,64')
    throw new Refusal('Expected a drawing on a square of 64 units (viewBox="0 0 64 64").');
  if (/<(?:circle|rect|ellipse|polygon|line|text|image|use|g transform)\b/.test(svg))
    throw new Refusal('Expected a drawing made of paths alone.');
  const lines = [...svg.matchAll(/<path\b[^>]*?\sd="([^"]+)"/g)].map(([, d = '']) => d.trim());
  if (lines.length === 0) throw new Refusal('Expected a drawing made of paths; this has none.');
  return lines.join('').replace(/\s+/g, ' ');
}

/** @param language the folder with the saved texts */
export function brand(store: Store, language: string) {
  let drawing: Drawing | undefined;

  async function draw(): Promise<void> {
    // The preview has set this to its own copy, which holds a draft.
    const env = { ...process.env, CONTENT_FOLDER: language };
    try {
      await promisify(execFile)('npm', ['run', '--silent', 'brand'], { cwd: ROOT, env });
      drawing = { state: 'done' };
    } catch (error) {
      console.error(error);
      const reason =
        'They could not be made here. A developer runs "npm run brand"; nothing that visitors see has changed.';
      drawing = { state: 'failed', reason };
    }
  }

  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

  /** Saves fields; one that is `undefined` is taken away. @param name of the version @throws {Refusal} */
  function change(name: string, fields: Readonly<Record<string, unknown>>): void {
    const before = store.read(FILE) ?? '';
    const data = Object.entries({ ...store.fields(FILE), ...fields }).filter(
      ([, value]) => value !== undefined,
    );
    const after = writeYaml(before, Object.fromEntries(data));
    if (after !== before) store.change(new Map([[FILE, after]]), name);
  }

  return {
    drawing: () => drawing,
    mark: () => textOf(store.fields(FILE)['mark']),
    files(): BrandFiles {
      const { logo, fonts } = store.fields(FILE);
      const of = (use: FontUse): FontChoice => {
        const font = isGroup(fonts) ? fonts[use] : undefined;
        const { file, licence } = isGroup(font) ? font : {};
        return { file: textOf(file), licence: textOf(licence) };
      };
      return { logo: textOf(logo), fonts: { headings: of('headings'), text: of('text') } };
    },
    /** @param svg a drawing, as `markOf` reads it @throws {Refusal} */
    saveMark(svg: string): void {
      change('Mark', { mark: markOf(svg) });
    },
    /** @param logo the name of a picture; without one the site shows the mark and the name @throws {Refusal} */
    saveLogo(logo: string): void {
      change('Logo', { logo: logo === '' ? undefined : logo });
    },
    /** @param fonts those of the company's own @throws {Refusal} */
    saveFonts(fonts: Partial<Record<FontUse, FontChoice>>): void {
      const isOwn = FONT_USES.some((use) => fonts[use] !== undefined);
      change('Fonts', { fonts: isOwn ? fonts : undefined });
    },
    /**
     * Makes the fonts, and draws icons and share pictures in the saved colours, which takes a minute or two. @returns `false` if it is still drawing
     */
    draw(): boolean {
      if (drawing?.state === 'running') return false;
      drawing = { state: 'running' };
      void draw();
      return true;
    },
  };
}
