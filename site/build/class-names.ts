/** Names of the classes and keyframes of CSS modules in the built site. */
import { createHash } from 'node:crypto';
import path from 'node:path';

/** A letter and two more characters: two of the 70 style sheets would be the same in one project of 90. */
const PREFIX = /[a-z][\w-]{2}/i;

/**
 * A name is a hash of its file, followed by the place of the name in that file. A new class renames those below it in
 * its own file and leaves all others as they are, so what returning visitors have kept stays valid. The builds for
 * browser and server agree without knowing of each other, as both read each file from its beginning.
 * @param hash of a text, in letters, digits, `-` and `_`; another one in tests
 * @returns for Vite's `generateScopedName`
 * @throws {Error} where two files have the same hash
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
