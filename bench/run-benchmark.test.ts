import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpOf, insertResults, readOptions } from './run-benchmark.ts';

const OPTIONS = {
  rounds: { number: 9, about: 'how often' },
  seed: { number: 2026, isFree: true, about: 'repeats a run' },
  pages: { names: ['home', 'article'], about: 'which pages' },
} as const;

describe('options', () => {
  it('have their default values if none is given', () => {
    const values = { rounds: 9, seed: 2026, pages: ['home', 'article'] };
    expect(readOptions(OPTIONS, [])).toEqual({ values, isWhole: true });
  });

  it.each([
    [['--rounds=15'], true],
    [['--rounds=8'], false],
    [['--seed', '1'], true],
    [['--pages', 'article,home'], true],
    [['--pages', 'home'], false],
  ])('with %j the results are whole: %s', (parameters, isWhole) => {
    expect(readOptions(OPTIONS, parameters)?.isWhole).toBe(isWhole);
  });

  it.each([
    [['--pages', 'homepage'], '--pages has no "homepage": choose from home, article.'],
    [['--rounds', '0'], '--rounds is "0": set it to a whole number from 1.'],
    [['--rounds', 'many'], '--rounds is "many": set it to a whole number from 1.'],
    [['--round', '3'], "Unknown option '--round'"],
  ])('with a mistake, such as %j, are refused with a reason', (parameters, message) => {
    expect(() => readOptions(OPTIONS, parameters)).toThrow(message);
  });

  it('are all in the help text, with their defaults', () => {
    expect(readOptions(OPTIONS, ['--help'])).toBeNull();
    const about = { command: 'npm run x', about: 'Measures.', document: 'x.md' };
    const help = helpOf({ ...about, options: OPTIONS });
    expect(help).toMatch(/--rounds <number> +how often \(9\)/);
    expect(help).toMatch(/--pages <names> +which pages \(home,article\)/);
  });
});

it('results replace older ones and leave the rest of the document as it is', () => {
  const text = readFileSync('docs/measurements/speed.md', 'utf8');
  const once = insertResults(text, '| first |', 'npm run bench');
  const twice = insertResults(once, '| second |', 'npm run bench');
  expect(twice).toBe(once.replace('| first |', '| second |'));
  const [before = '', after = ''] = twice.split('| second |');
  expect(text.startsWith(before.trimEnd())).toBe(true);
  expect(text.endsWith(after.trimStart())).toBe(true);
});

it('a document without a place for results is refused', () => {
  expect(() => insertResults('# Speed\n', '| x |', 'x')).toThrow('no place for results');
});
