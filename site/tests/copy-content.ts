import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Content that a test may change. */
export type ContentCopy = {
  /** The folder with all languages. */
  root: string;
  /** The folder of one language, for `CONTENT_FOLDER`. */
  folder: string;
  remove: () => void;
};

/** Copies all content to a temporary folder, which the test must remove. @param from the folder of a language */
export function copyContent(from: string): ContentCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  // The facts, which all languages share, are beside the folder of the language.
  cpSync(path.dirname(from), root, { recursive: true });
  return {
    root,
    folder: path.join(root, path.basename(from)),
    remove: () => rmSync(root, { recursive: true }),
  };
}
