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
import { loadContent } from '@website/site/content';
import { ContentError } from '@website/site/content/parse.ts';
import { LANGUAGE } from '../configuration/documents.ts';

/** Texts of files by their path in `content/`. `null` for a file that is deleted. */
export type Changes = ReadonlyMap<string, string | null>;

const isContent = (name: string) => /\.(yaml|md)$/.test(name);

/** The copy links to these folders, because photographs are large, and fonts are no texts. */
const LINKED = ['photos', 'fonts'];

/** Sizes and times of all files below a folder, by path. */
const listing = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isContent(entry.name))
      .filter((entry) => !LINKED.includes(path.relative(folder, entry.parentPath)))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { size, mtimeMs } = statSync(file);
        return [path.relative(folder, file), `${size} ${mtimeMs}`];
      }),
  );

/** A copy of the content in which changes can be checked. It is updated from the content. */
export function contentCopy(content: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const linked of LINKED)
    symlinkSync(path.resolve(content, linked), path.join(folder, linked), 'junction');
  let known = new Map<string, string>();
  let changed: string[] = [];

  /** Updates the copy: the content with these changes. */
  function show(changes: Changes): void {
    for (const file of changed) known.delete(file);
    const now = listing(content);
    for (const file of [...known.keys(), ...changed].filter((one) => !now.has(one)))
      rmSync(path.join(folder, file), { force: true });
    for (const [file, state] of now)
      if (known.get(file) !== state) cpSync(path.join(content, file), path.join(folder, file));
    known = now;
    changed = [...changes.keys()];
    for (const [file, text] of changes) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      if (text === null) rmSync(place, { force: true });
      else writeFileSync(place, text);
    }
  }

  /** The mistakes in the copy. */
  function problems(): string[] {
    try {
      loadContent(path.join(folder, LANGUAGE));
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((problem) => problem.replaceAll(`${folder}${path.sep}`, ''));
    }
  }

  let before: { state: string; problems: string[] } | undefined;

  return {
    folder,
    show,
    /** The mistakes that changes would cause. Earlier mistakes do not count. */
    newProblems(changes: Changes): string[] {
      show(changes);
      const found = problems();
      if (found.length === 0) return [];
      const state = [...known].join();
      if (before?.state !== state) {
        show(new Map());
        before = { state: [...known].join(), problems: problems() };
      }
      const old = before.problems;
      return found.filter((problem) => !old.includes(problem));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
