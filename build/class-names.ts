/** Short names for the classes and keyframes of CSS modules: they stand in every document, some of them hundreds of times. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = 'app';
const MODULE = '.module.css';
const isLive = (file: string) => file.split(path.sep).includes('live');
const NAMED = /(?:\.|@keyframes )([a-z][\w-]*)/gi;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/** `a` … `z`, `aa` … `z9`, and so on: a letter, then letters and digits. */
export function shortName(index: number): string {
  if (index < LETTERS.length) return LETTERS.charAt(index);
  const rest = index - LETTERS.length;
  const { length } = LETTERS_AND_DIGITS;
  return shortName(Math.floor(rest / length)) + LETTERS_AND_DIGITS.charAt(rest % length);
}

/**
 * Names everything by its place among all names of all modules, so that the browser's build and the server's
 * agree without knowing of each other.
 * @returns for Vite's `generateScopedName`; it throws for a name that it has not found in the sources
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(MODULE))
    .sort()
    // What the default build leaves out takes no short names from what it has.
    .sort((one, other) => Number(isLive(one)) - Number(isLive(other)))
    .map((file) => path.resolve(SOURCES, file));
  const keys = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name = '']) => `${file} ${name}`),
  );
  const names = new Map([...new Set(keys)].map((key, index) => [key, shortName(index)]));
  return (name, file) => {
    const short = names.get(`${path.resolve(file.replace(/\?.*$/, ''))} ${name}`);
    if (!short) throw new Error(`${file} names "${name}", which build/class-names.ts overlooks`);
    return short;
  };
}
