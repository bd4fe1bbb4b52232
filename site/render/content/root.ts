import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A file as messages name it: relative to the project's folder, or whole where it lies outside. */
export function shownPath(file: string): string {
  const relative = path.relative(ROOT, file);
  return relative.startsWith('..') ? file : relative;
}
