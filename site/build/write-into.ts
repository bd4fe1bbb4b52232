import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file, and makes the folders above it. Synchronous, because promises take longer for thousands of small files.
 * @param name of the file, with its path in the folder
 */
export function writeInto(folder: string, name: string, data: string | Uint8Array): void {
  const target = path.join(folder, name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, data);
}
