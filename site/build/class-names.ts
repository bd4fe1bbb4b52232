/** Short names for the classes and keyframes of CSS modules in the built site. */
import { createHash } from 'node:crypto';
import path from 'node:path';

/** A letter and two more characters. With 70 style sheets the chance that two files get the same hash is 1 in 90. */
const PREFIX = /[a-z][\w-]{2}/i;

/**
 * A short name is a hash of the file, then the number of the class in that file. A new class changes only the names after
 * it in the same file, so the cached files of returning visitors stay valid. The builds for browser and server give the
 * same names, because both read each file from its beginning.
 * @param hash hashes a text to letters, digits, `-` and `_`; tests use another one
 * @returns for Vite's `generateScopedName`
 * @throws {Error} if two files have the same hash
 */
export function shortNames(
  hash = (text: string) => createHash('sha256').update(text).digest('base64url'),
): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  const places = new Map<string, string[]>();
  return (name, file) => {
    const owner = path.relative('.', file.replace(/\?.*$/, ''));
    const prefix = PREFIX.exec(hash(owner))?.[0] ?? '';
    const other = owners.get(prefix) ?? owner;
    if (other !== owner)
      throw new Error(`${owner} and ${other} have the same short name: rename one of them.`);
    owners.set(prefix, owner);
    const names = places.get(owner) ?? [];
    places.set(owner, names);
    if (!names.includes(name)) names.push(name);
    return prefix + names.indexOf(name).toString(36);
  };
}
