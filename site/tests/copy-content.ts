import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Content to be changed by a test. */
export type ContentCopy = {
  /** The folder with all languages. */
  root: string;
  /** The folder of one language, for `CONTENT_FOLDER`. */
  folder: string;
  remove: () => void;
};

/** A copy of all content in a temporary folder; remove it when done. @param from the folder of a language */
export function copyContent(from: string): ContentCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  // What all languages share stands beside them.
  cpSync(path.dirname(from), root, { recursive: true });
  return {
    root,
    folder: path.join(root, path.basename(from)),
    remove: () => rmSync(root, { recursive: true }),
  };
}
