import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { copyContent } from '../tests/copy-content.ts';
import { contentFolder } from './content/root.ts';
import { tokenColour, withBrand } from './brand-values.ts';

describe('a colour of the palette', () => {
  it('is the same as in the style sheet', () => {
    expect(tokenColour('white')).toBe('#ffffff');
  });

  it.each(['nothing', 'space-1', 'text'])('is not --%s', (name) => {
    expect(() => tokenColour(name)).toThrow(`site/app/styles/tokens.css has no colour --${name}`);
  });
});

describe('a style sheet', () => {
  it('gets the colours of the brand', () => {
    expect(withBrand('a { --a: brand(white); --b: rgb(brand-channels(white) / 5%) }')).toBe(
      'a { --a: #ffffff; --b: rgb(255 255 255 / 5%) }',
    );
  });

  it('is refused if it names a colour that the brand does not have', () => {
    expect(() => withBrand('--a: brand(pink)')).toThrow('brand.yaml has no colour pink');
  });

  it('sets headings in a font of the company’s own wider than those of the design', () => {
    expect(withBrand('--tight: brand-tight();')).toBe('--tight: -0.035em;');
    const content = copyContent(contentFolder());
    appendFileSync(
      path.join(content.root, 'facts/brand.yaml'),
      '\nfonts:\n  headings:\n    file: Bitter.ttf\n    licence: SIL Open Font License 1.1\n',
    );
    vi.stubEnv('CONTENT_FOLDER', content.folder);
    try {
      expect(withBrand('--tight: brand-tight();')).toBe('--tight: -0.015em;');
    } finally {
      vi.unstubAllEnvs();
      content.remove();
    }
  });
});
