import { describe, expect, it } from 'vitest';
import { findTextFaults } from './texts.ts';

const texts = { 'hero-a': 'A tractor on a red road, Mount Kenya behind', 'hero-b': 'A red road' };

describe('findTextFaults', () => {
  it('accepts a text that names what the picture shows', () => {
    expect(findTextFaults('hero-a', new Set(['a tractor', 'Mount Kenya'] as const), texts)).toEqual(
      [],
    );
  });

  it('reports a thing that the text names but that is not drawn', () => {
    expect(findTextFaults('hero-a', new Set(['Mount Kenya'] as const), texts)).toEqual([
      `hero-a does not show a tractor, but its text in content/en/pictures.yaml names it: «${texts['hero-a']}»`,
    ]);
  });

  it('reports a main thing that is drawn but that the text does not name; other things need not be named', () => {
    expect(findTextFaults('hero-b-tall', new Set(['a tractor', 'stars'] as const), texts)).toEqual([
      'hero-b-tall shows a tractor, but its text in content/en/pictures.yaml does not name it: «A red road»',
    ]);
  });

  it('reports a picture without a text', () => {
    expect(findTextFaults('news-c', new Set(), texts)).toEqual([
      'news-c has no alternative text news-c in content/en/pictures.yaml',
    ]);
  });

  it('accepts an empty text of a decorative picture', () => {
    expect(findTextFaults('site-d', new Set(['rain'] as const), { 'site-d': '' })).toEqual([]);
  });
});
