/** The company's own fonts in `content/fonts/`: takes new ones after a check, and names them in `facts/brand.yaml`. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '@website/site/content/root.ts';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import { capital } from '../configuration/form-fields.ts';
import { cleanName } from './photographs.ts';
import { FieldRefusal } from './refusal.ts';

const PROGRAM = path.join(ROOT, 'site/fonts-and-icons/check-fonts.ts');
const ENDING = /\.(?:woff2|ttf|otf)$/i;

/** What a font is for, in the order of the page. */
export const FONT_USES = ['headings', 'text'] as const;
export type FontUse = (typeof FONT_USES)[number];

/** A font as its form names it. Without a file, the site has the font that comes with it. */
export type FontChoice = { file: string; licence: string };
type NewFont = FontChoice & { upload: File | undefined };

/** As `check-fonts.ts` prints it. */
type Check = { headings: number; text: number } | { failure: string; use?: FontUse };

/** Runs the program that checks both fonts. @param files their paths; an empty one is the font that comes with the site */
async function check(files: Readonly<Record<FontUse, string>>): Promise<Check> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, files.headings, files.text], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = await text(child.stdout);
  return answer === ''
    ? { failure: 'these fonts cannot be read here' }
    : (JSON.parse(answer) as Check);
}

/** The name under which a font is kept. Its ending says what is in the file, whatever its own says. */
function fileNameOf({ name }: File, data: Buffer): string {
  const signature = data.toString('latin1', 0, 4);
  const ending = { wOF2: 'woff2', OTTO: 'otf' }[signature] ?? 'ttf';
  return `${cleanName(name.replace(/\.[^.]*$/, '')) || 'font'}.${ending}`;
}

/** @param content the folder with `fonts/` */
export function companyFonts(content: string) {
  const folder = path.join(content, 'fonts');

  /**
   * The path of a chosen or new font.
   * @param others new fonts of the same form
   * @param written gets the path of a new file before it is written
   * @throws {FieldRefusal} when another font has its name
   */
  async function take(
    use: FontUse,
    { file, upload }: NewFont,
    others: readonly FontPlace[],
    written: string[],
  ): Promise<FontPlace> {
    if (!upload) return { file, path: file === '' ? '' : path.join(folder, path.basename(file)) };
    const data = Buffer.from(await upload.arrayBuffer());
    const name = fileNameOf(upload, data);
    const whole = path.join(folder, name);
    const namesake = existsSync(whole)
      ? whole
      : others.find(({ becomes }) => becomes === whole)?.path;
    if (namesake !== undefined) {
      if (readFileSync(namesake).equals(data)) return { file: name, path: namesake };
      throw new FieldRefusal(
        `${use}-upload`,
        `There is already another font called “${name}”. Rename the file.`,
        409,
      );
    }
    mkdirSync(folder, { recursive: true });
    const unfinished = path.join(folder, `.${use}.${process.pid}.tmp`);
    written.push(unfinished);
    writeFileSync(unfinished, data, { flush: true });
    return { file: name, path: unfinished, becomes: whole };
  }

  return {
    /** The fonts to choose from. */
    names: (): string[] =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => ENDING.test(name))
            .sort()
        : [],
    /**
     * Takes fonts if the site can use them. A refused one leaves no file.
     * @param save names them in the content; it gets the fonts that the company has then
     * @throws {FieldRefusal}
     */
    async take(
      fonts: Readonly<Record<FontUse, NewFont>>,
      save: (chosen: Partial<Record<FontUse, FontChoice>>) => void,
    ): Promise<void> {
      const places: Partial<Record<FontUse, FontPlace>> = {};
      const written: string[] = [];
      try {
        for (const use of FONT_USES) {
          const place = await take(use, fonts[use], Object.values(places), written);
          places[use] = place;
          if (place.file !== '' && fonts[use].licence.trim() === '')
            throw new FieldRefusal(
              `${use}-licence`,
              'Expected the name of the licence that allows the company to publish this font.',
            );
        }
        const found = await check({
          headings: places.headings?.path ?? '',
          text: places.text?.path ?? '',
        });
        if ('failure' in found)
          throw new FieldRefusal(fieldOf(found, places), `${capital(found.failure)}.`);
        for (const place of Object.values(places))
          if (place.becomes !== undefined) {
            renameSync(place.path, place.becomes);
            written.push(place.becomes);
          }
        save(
          Object.fromEntries(
            FONT_USES.map((use) => [use, places[use]?.file ?? ''] as const)
              .filter(([, file]) => file !== '')
              .map(([use, file]) => [use, { file, licence: fonts[use].licence.trim() }]),
          ),
        );
      } catch (error) {
        for (const file of written) rmSync(file, { force: true });
        if (isFullDisk(error))
          throw new FieldRefusal('other', 'The disk is full. Nothing has been saved.', 507);
        throw error;
      }
    },
  };
}

/** A font's name in the content, its path, and the path that a new one gets after the check. */
type FontPlace = { file: string; path: string; becomes?: string };

/** The field at which a mistake stands: that of the font, or that of the new one if both are too heavy. */
function fieldOf({ use }: { use?: FontUse }, places: Partial<Record<FontUse, FontPlace>>): string {
  const isNew = (one: FontUse) => places[one]?.becomes !== undefined;
  const font = use ?? (isNew('headings') && !isNew('text') ? 'headings' : 'text');
  return `${font}-${isNew(font) ? 'upload' : 'file'}`;
}
