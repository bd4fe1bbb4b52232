/** Runs the build's check of the content with changes that are not written yet. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent, translationIn } from '@website/site/content';
import { isFile, listTexts } from '@website/site/content/content-files.ts';
import { newMistakes, type Mistake } from '@website/site/content/mistake.ts';
import { ContentError } from '@website/site/content/parse.ts';
import { PARTIAL } from '@website/site/content/partial.ts';
import { LANGUAGE } from '../configuration/documents.ts';

/** Texts of files by their path in `content/`. `null` for a file that is deleted. */
export type Changes = ReadonlyMap<string, string | null>;

/** The copy links to these folders, because photographs are large, and fonts are no texts. */
const LINKED = ['photos', 'fonts'];

/** Folders of the content with words and facts: all but those that the copy links to. */
const foldersOf = (content: string) =>
  readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !LINKED.includes(entry.name))
    .map(({ name }) => name);

/** Sizes and times of all texts of the content, by path. */
function listing(content: string): Map<string, string> {
  const texts = foldersOf(content).flatMap((name) =>
    listTexts(path.join(content, name)).files.map((file) => `${name}/${file}`),
  );
  const names = isFile(path.join(content, PARTIAL)) ? [PARTIAL, ...texts] : texts;
  return new Map(
    names.map((name) => {
      const { size, mtimeMs } = statSync(path.join(content, name));
      return [name, `${size} ${mtimeMs}`];
    }),
  );
}

/** A copy of the content in which changes can be checked. It is updated from the content. */
export function contentCopy(content: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const linked of LINKED)
    symlinkSync(path.resolve(content, linked), path.join(folder, linked), 'junction');
  let known = new Map<string, string>();
  let shown: Changes = new Map();

  /** Updates the copy: the content with these changes. */
  function show(changes: Changes): void {
    for (const file of shown.keys()) known.delete(file);
    const now = listing(content);
    for (const file of [...known.keys(), ...shown.keys()].filter((one) => !now.has(one)))
      rmSync(path.join(folder, file), { force: true });
    for (const [file, state] of now)
      if (known.get(file) !== state) cpSync(path.join(content, file), path.join(folder, file));
    known = now;
    shown = changes;
    for (const [file, text] of changes) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      if (text === null) rmSync(place, { force: true });
      else writeFileSync(place, text);
    }
  }

  /** The mistakes in the copy, with paths as in the content. */
  function mistakes(): Mistake[] {
    try {
      loadContent(path.join(folder, LANGUAGE));
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const own = (text?: string) => text?.replaceAll(`${folder}${path.sep}`, '');
      return error.mistakes.map((mistake) => ({
        ...mistake,
        file: own(mistake.file) ?? '',
        there: own(mistake.there),
        expected: own(mistake.expected),
      }));
    }
  }

  let before: { state: string; mistakes: Mistake[] } | undefined;

  return {
    folder,
    show,
    /** Whether the content has changed since it was copied: a photograph has come, and its words with it. */
    isOld: () =>
      [...listing(content)].some(([file, state]) => !shown.has(file) && known.get(file) !== state),
    /** Updates the copy, with the same changes. */
    update: () => show(shown),
    /** The mistakes that changes would cause. Earlier mistakes do not count. */
    newProblems(changes: Changes): Mistake[] {
      show(changes);
      const found = mistakes();
      if (found.length === 0) return [];
      const state = [...known].join();
      if (before?.state !== state) {
        show(new Map());
        before = { state: [...known].join(), mistakes: mistakes() };
      }
      return newMistakes(before.mistakes, found);
    },
    /**
     * What a language lacks with these changes.
     * @throws {ContentError} if the first language has mistakes
     */
    translation(changes: Changes, language: string) {
      show(changes);
      return translationIn(path.join(folder, language));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type ContentCopy = ReturnType<typeof contentCopy>;
