import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { contentModules } from './content-modules.ts';
import { loadContentWithPhotos, type Content } from './load.ts';
import { PHOTO_CACHE, store } from '#photos/store-photo.ts';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { addressName, photoShelf } from './photos.ts';

const ARTICLE = 'en/news/record-coffee-harvest.md';

/** Content with a file that only has the name of a photograph: it is read when the photograph is made. */
function withFile(name: string, text?: string) {
  const files = editableContent();
  const add = (other: string) => files.write(`photos/${other}`, 'not a picture');
  add(name);
  const [photo = ''] = name.split('.');
  if (text !== undefined) files.append('en/pictures.yaml', `${photo}: ${text}`);
  return {
    ...files,
    add,
    nameInArticle: (photo: string) => files.change(ARTICLE, /^image: .*$/m, `image: ${photo}`),
    facts: (yaml: string) => files.append('facts/photos.yaml', `photos:\n${yaml}`),
    brand: (yaml: string) => files.append('facts/brand.yaml', yaml),
  };
}
type Files = ReturnType<typeof withFile>;

it('a photograph can be used by its name in place of a drawing, with its text and its credit', () => {
  const files = withFile('Mädchen im Feld.JPG', 'A girl in a field');
  files.facts('  Mädchen im Feld:\n    credit: Wanjiru Kamau\n    licence: CC BY 4.0');
  files.nameInArticle('Mädchen im Feld');
  const article = files.load().articles.find(({ id }) => ARTICLE.includes(id));
  expect(article?.image).toMatchObject({
    name: 'madchen-im-feld',
    width: 960,
    height: 640,
    alt: 'A girl in a field',
    credit: 'Photograph: Wanjiru Kamau, CC BY 4.0',
  });
  expect(addressName('Größe & Ernte 2')).toBe('gro-e-ernte-2');
  expect(addressName('シャンバ')).toBe('photo');
});

const NO_TEXT =
  'en/pictures.yaml: Field day: missing; expected the alternative text of photos/Field day.jpg';

it.each<[string, string | undefined, string, ((files: Files) => void)?]>([
  ['Field day.jpg', undefined, NO_TEXT],
  ['Field day.jpg', "''", NO_TEXT],
  [
    'hero-day.jpg',
    undefined,
    'photos/hero-day.jpg: file name: expected another name, such as hero-',
  ],
  ['plan.pdf', undefined, 'photos/plan.pdf: file name: expected the ending .jpg'],
  [
    'a.jpg',
    'A',
    'photos/a.png: file name: expected another name, such as a-2',
    ({ add }) => add('a.png'),
  ],
  [
    'Field day.jpg',
    'A field',
    'is it "Field day"?',
    (files) => files.nameInArticle('Feild day.jpg'),
  ],
  [
    'Field day.jpg',
    'A field',
    'facts/photos.yaml: photos.Field days: expected the name of a file in photos',
    ({ facts }) => facts('  Field days:\n    credit: Wanjiru'),
  ],
  [
    'Field day.jpg',
    'A field',
    'facts/photos.yaml: photos.Field day.focus.x: expected ',
    ({ facts }) => facts('  Field day:\n    focus: { x: 120, y: 1 }'),
  ],
  ['Maziwa.svg', 'A logo', 'facts/brand.yaml: logo: expected', ({ brand }) => brand('logo: Maziw')],
  [
    'Field day.jpg',
    'A field',
    'facts/brand.yaml: fonts.text.file: expected the name of a file in content/fonts/',
    ({ write, brand }) => {
      write('fonts/Urbanist.ttf', '');
      brand('fonts:\n  text:\n    file: Urbanist.tff\n    licence: SIL OFL 1.1');
    },
  ],
])('of a mistake with $0 it is said: $2', (file, text, expected, make = () => undefined) => {
  const files = withFile(file, text);
  make(files);
  expect(files.problems()).toEqual([expect.stringContaining(expected)]);
});

it('the company’s own logo is a picture of its name; made of pixels, it is on Press without SVG', () => {
  const files = withFile('Maziwa logo.png', 'The logo of {companyName}');
  /** The files of the logo that journalists may download. */
  const offered = (content: Content) => {
    const items = ['/logo.svg', '/logo.png'].map((href) => ({ href, label: 'Logo' }));
    const logos = { title: 'Logos', text: 'To print.', items };
    const press = { meta: content.home.meta, logos } as Content['press'];
    const shown = contentModules({ ...content, press }).press.logos;
    return shown?.items.map(({ href }) => href);
  };
  expect(offered(files.load())).toEqual(['/logo.svg', '/logo.png']);
  files.brand('logo: Maziwa logo');
  const content = files.load();
  expect(content.brand.logo?.address).toMatch(/^\/pictures\/maziwa-logo\./);
  expect(offered(content)).toEqual(['/logo.png']);
});

it('a mistake in the file itself is reported at the field that uses it', async () => {
  const files = withFile('Field day.jpg', 'A field');
  files.nameInArticle('Field day');
  const error: unknown = await loadContentWithPhotos(files.folder).catch(
    (thrown: unknown) => thrown,
  );
  expect(files.problemsOf(error)).toEqual([
    `${ARTICLE}: image: photos/Field day.jpg: expected a picture (JPEG, PNG, WebP, AVIF, HEIC, or SVG for a logo); this file is none, whatever its name says`,
  ]);
});

it('what content has of a photograph is completed when its files are made; only what content shows has files in the build', async () => {
  const folder = temporaryFolder();
  // No other photograph has these bytes, so none is in the cache.
  for (const name of ['Field day', 'Draft'])
    writeInto(folder, `photos/${name}.jpg`, `${name} in ${folder}`);
  const shelf = photoShelf(path.join(folder, 'en'), []);
  const picture = (name: string) =>
    shelf.picture(name, 'card', { file: 'a.md', place: ['image'] }, 'A field');
  const content = { articles: [{ image: picture('Field day') }] };
  expect(picture('Draft')).toMatchObject({ hash: '00000000' });
  expect([...shelf.filesOf(content)]).toEqual([]);

  const size = { width: 960, height: 720, widths: [240], webp: 240, ground: 'leaf' };
  const entry = { ...size, hash: 'a1b2c3d4', warnings: ['it is small'], files: ['240.avif'] };
  for (const { key } of shelf.unmade()) {
    await store(PHOTO_CACHE, key, { entry, files: [] });
    onTestFinished(() => rmSync(path.join(PHOTO_CACHE, key), { recursive: true }));
  }
  shelf.complete();
  expect(content.articles[0]?.image).toMatchObject({ hash: 'a1b2c3d4', ground: 'leaf' });
  expect([...shelf.filesOf(content).keys()]).toEqual(['field-day-240.a1b2c3d4.avif']);
  expect([...shelf.warnings].filter((warning) => warning.includes('Field day'))).toHaveLength(1);
});
