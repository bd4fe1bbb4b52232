import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Picture } from '../catalogue/picture.ts';
import { findFault, hashOf, sourceOf } from './registry.ts';

const [[name, picture]] = Object.entries(CATALOGUE) as [[string, Picture]];

describe('the source of a picture', () => {
  it('changes with the drawing', () => {
    expect(sourceOf('<svg/>', picture)).not.toBe(sourceOf('<svg></svg>', picture));
  });

  it('changes with the encoding', () => {
    const other = { ...picture, encoding: { ...picture.encoding, widths: [90] } };
    expect(sourceOf('<svg/>', other)).not.toBe(sourceOf('<svg/>', picture));
  });
});

describe('the hash of a picture', () => {
  it('is eight hex digits and covers every file', () => {
    const files = [Buffer.from('one'), Buffer.from('two')];
    expect(hashOf(files)).toMatch(/^[0-9a-f]{8}$/);
    expect(hashOf(files)).not.toBe(hashOf(files.slice(0, 1)));
  });
});

describe('findFault', () => {
  const entry = {
    hash: '00000000',
    width: 800,
    height: 450,
    widths: [800],
    ground: 'ink',
    bytes: {},
    scores: {},
    source: 'as drawn',
  };

  it('names a picture that has no entry', async () => {
    expect(await findFault(name, 'as drawn', undefined)).toBe('has not been drawn yet');
  });

  it('names a drawing that differs from the registered one', async () => {
    expect(await findFault(name, 'drawn anew', entry)).toBe('has changed since it was drawn');
  });

  it('names missing files', async () => {
    expect(await findFault(name, 'as drawn', entry)).toBe('misses files in site/public/pictures');
  });
});
