/**
 * Which engines run the scripts: those with the syntax of {@link SYNTAX} and with all functions that
 * {@link neededFunctions} finds in the bundles. The inline script asks for these functions. Where one is missing, no other
 * script is loaded: the page stays as it was sent, and its links and forms work as without scripts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';

/** The newest syntax in the bundles. Engines with it: Chrome 85, Firefox 79, Safari 14. */
export const SYNTAX = 'es2021';
/** The syntax of the inline script, which also loads the style sheets where no other script runs: Chrome 64. */
export const INLINE_SYNTAX = 'es2018';

/** TypeScript describes the functions of each edition of the language in files of their own. */
const EDITIONS = path.dirname(
  createRequire(import.meta.url).resolve('typescript/lib/lib.es5.d.ts'),
);
const INTERFACE = /^interface (\w+?)(Constructor)?(?:<.*?>)? \{([^]*?)^\}/gm;
const METHOD = /^ {4}(\w+)(?:<.*?>)?\(/gm;

/**
 * The functions of the editions that `isWanted` chooses: what tells one in a script, and the expression that has it. One
 * of a constructor is told by both names (`Object.hasOwn`), a method by its own (`at`).
 */
function functionsOf(isWanted: (edition: number) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(EDITIONS)) {
    const [, edition] = /^lib\.es(\d+)\.(?:\w+\.)?d\.ts$/.exec(file) ?? [];
    if (edition === undefined || !isWanted(Number(edition))) continue;
    const text = readFileSync(path.join(EDITIONS, file), 'utf8');
    for (const [, owner = '', isConstructor, body = ''] of text.matchAll(INTERFACE)) {
      for (const [, name = ''] of body.matchAll(METHOD)) {
        const expression = `${owner}.${isConstructor ? '' : 'prototype.'}${name}`;
        const sign = isConstructor ? expression : name;
        if (!found.has(sign)) found.set(sign, expression);
      }
    }
  }
  return found;
}

const OLDEST_NEW = Number(SYNTAX.slice(2)) + 1;
const OLD = functionsOf((edition) => edition < OLDEST_NEW);
/** A method with the name of an older one says nothing about an engine. */
const NEW = new Map(
  [...functionsOf((edition) => edition >= OLDEST_NEW)].filter(([sign]) => !OLD.has(sign)),
);

/** Matches all scripts with one of these functions, and some others. React, the largest script, is none of them. */
const MAY_NEED = new RegExp(
  [...NEW.keys()].map((sign) => (sign.includes('.') ? sign : String.raw`\.${sign}\b`)).join('|'),
);

/** An identifier of a syntax tree, or another node. */
type Named = { name?: string } | undefined;

/**
 * The functions that some scripts may call and that are newer than {@link SYNTAX}, such as `Array.prototype.at`, in the
 * order of the alphabet. Names decide: what an object of our own has by such a name counts, too.
 * @param sources of the scripts
 */
export function neededFunctions(sources: readonly string[]): string[] {
  const needed = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { object, property } = node as Record<'object' | 'property', Named>;
    for (const sign of [property?.name, `${object?.name}.${property?.name}`]) {
      const expression = NEW.get(sign ?? '');
      if (expression) needed.add(expression);
    }
    for (const child of Object.values(node)) visit(child);
  };
  for (const source of sources)
    if (MAY_NEED.test(source)) visit(parseSync('script.js', source).program);
  return [...needed].sort();
}
