import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Changes } from './check.ts';

/**
 * Writes several files together. Each text is first written beside its file, then all files are replaced. If one cannot
 * be written, no file changes.
 * @throws the error of the file system
 */
export function writeFiles(content: string, changes: Changes): void {
  const old = new Map<string, string | null>();
  const unfinishedOf = (file: string) =>
    path.join(content, path.dirname(file), `.${path.basename(file)}.tmp`);
  const at = (file: string) => path.join(content, file);
  try {
    for (const [file, text] of changes) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      if (text !== null) writeFileSync(unfinishedOf(file), text, { flush: true });
    }
    for (const [file, text] of changes) {
      old.set(file, readOrNull(at(file)));
      if (text === null) rmSync(at(file), { force: true });
      else renameSync(unfinishedOf(file), at(file));
    }
  } catch (error) {
    for (const file of changes.keys()) rmSync(unfinishedOf(file), { force: true });
    for (const [file, text] of old) {
      if (text === null) rmSync(at(file), { force: true });
      else if (readOrNull(at(file)) !== text) writeFileSync(at(file), text);
    }
    throw error;
  }
}

const readOrNull = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
