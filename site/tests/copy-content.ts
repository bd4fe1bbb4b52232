import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLanguages } from '#render/content/languages.ts';

/** Content that a test may change. */
export type ContentCopy = {
  /** The folder with all languages. */
  root: string;
  /** The folder of one language, for `CONTENT_FOLDER`. */
  folder: string;
  remove: () => void;
};

/**
 * Copies the content of a language to a temporary folder, which the test must remove. Other languages stay away: a test
 * makes its own.
 * @param from the folder of a language
 */
export function copyContent(from: string): ContentCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  // The facts, which all languages share, are beside the folder of the language.
  const others = findLanguages(from).flatMap(({ folder }) => (folder === from ? [] : [folder]));
  cpSync(path.dirname(from), root, {
    recursive: true,
    filter: (source) => !others.includes(source),
  });
  return {
    root,
    folder: path.join(root, path.basename(from)),
    remove: () => rmSync(root, { recursive: true }),
  };
}
