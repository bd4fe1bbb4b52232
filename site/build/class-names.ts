/** Names of the classes and keyframes of CSS modules in the built site. */
import { createHash } from 'node:crypto';
import path from 'node:path';

/** Four characters: with the site's 700 names, one pair in 50 projects would be the same. */
const LENGTH = 4;
const NO_LETTER_FIRST = /^[^a-zA-Z]/;

/**
 * A name is a hash of its file and of the name there, so a new class leaves all others as they are, and what returning
 * visitors have kept stays valid. The builds for browser and server agree without knowing of each other.
 * @param hash of a text, in letters, digits, `-` and `_`; another one in tests
 * @returns for Vite's `generateScopedName`
 * @throws {Error} where two names have the same hash
 */
export function hashedNames(
  hash = (text: string) => createHash('sha256').update(text).digest('base64url'),
): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${path.relative('.', file.replace(/\?.*$/, ''))}: ${name}`;
    const hashed = hash(owner).replace(NO_LETTER_FIRST, 'x').slice(0, LENGTH);
    const other = owners.get(hashed) ?? owner;
    if (other !== owner)
      throw new Error(`"${owner}" and "${other}" have the same short name: rename one of them.`);
    owners.set(hashed, owner);
    return hashed;
  };
}
