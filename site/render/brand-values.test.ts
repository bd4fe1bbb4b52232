import { expect, it, onTestFinished, vi } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { tokenColour, withBrand } from './brand-values.ts';

it('a colour of the palette is the same as in the style sheet', () => {
  expect(tokenColour('white')).toBe('#ffffff');
});

it.each(['nothing', 'space-1', 'text'])('a colour of the palette is not --%s', (name) => {
  expect(() => tokenColour(name)).toThrow(`site/app/styles/tokens.css has no colour --${name}`);
});

it('a style sheet gets the colours of the brand', () => {
  expect(withBrand('a { --a: brand(white); --b: rgb(brand-channels(white) / 5%) }')).toBe(
    'a { --a: #ffffff; --b: rgb(255 255 255 / 5%) }',
  );
});

it('a style sheet is refused if it names a colour that the brand does not have', () => {
  expect(() => withBrand('--a: brand(pink)')).toThrow('brand.yaml has no colour pink');
});

it('a style sheet sets headings in a font of the company’s own wider than those of the design', () => {
  expect(withBrand('--tight: brand-tight();')).toBe('--tight: -0.035em;');
  const files = editableContent();
  const font = { file: 'Bitter.ttf', licence: 'SIL Open Font License 1.1' };
  files.append('facts/brand.yaml', `fonts: ${JSON.stringify({ headings: font })}`);
  vi.stubEnv('CONTENT_FOLDER', files.folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(withBrand('--tight: brand-tight();')).toBe('--tight: -0.015em;');
});
