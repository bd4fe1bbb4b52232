/** A copy of the frozen content in which a test makes changes. Files are named as in `content/`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '#render/content/load.ts';
import { ContentError } from '#render/content/parse.ts';
import type { Occasion } from '#render/content/publication.ts';
import { onTestFinished } from 'vitest';
import { copyContent } from './copy-content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';

/** The copy is removed after the test that asks for it. */
export function editableContent() {
  const { root, folder, remove } = copyContent(FROZEN_CONTENT);
  onTestFinished(remove);
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  /** The mistakes of an error, with paths as in `content/`. */
  const problemsOf = (error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => problem.replaceAll(`${root}/`, ''));
  };
  return {
    at,
    folder,
    read,
    write,
    remove: (file: string) => rmSync(at(file), { recursive: true }),
    append: (file: string, text: string) => write(file, `${read(file)}\n${text}\n`),
    /** Replaces a text, which must be there. */
    change(file: string, from: string | RegExp, to: string) {
      const text = read(file);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)}`);
      write(file, changed);
    },
    load: (occasion?: Occasion) => loadContent(folder, occasion),
    problemsOf,
    /** The mistakes that reading reports. */
    problems(): string[] {
      try {
        loadContent(folder);
      } catch (error) {
        return problemsOf(error);
      }
      return [];
    },
  };
}
