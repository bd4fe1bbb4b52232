import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '#tests/frozen-content.ts';
import { contentModules } from './content-modules.ts';
import { loadContent, loadContentWithPhotos } from './load.ts';
import { ContentError } from './parse.ts';
import { addressName } from './photos.ts';

const ARTICLE = 'en/news/record-coffee-harvest.md';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(path.dirname(FROZEN_CONTENT), root, { recursive: true });
  mkdirSync(at('photos'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const at = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const append = (file: string, text: string) => {
  writeFileSync(at(file), read(file) + text);
};
/** A file that only has the name of a photograph: its content is read only when the photograph is made. */
const addFile = (name: string) => {
  writeFileSync(at(`photos/${name}`), 'not a picture');
};
const nameInArticle = (name: string) => {
  writeFileSync(at(ARTICLE), read(ARTICLE).replace(/^image: .*$/m, `image: ${name}`));
};

const problemsOf = (error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  return error.problems.map((problem) => problem.replaceAll(`${root}/`, ''));
};
function problems(): string[] {
  try {
    loadContent(at('en'));
  } catch (error) {
    return problemsOf(error);
  }
  return [];
}

describe('a photograph', () => {
  it('can be used by its name instead of a drawing, with its text and its credit', () => {
    addFile('Mädchen im Feld.JPG');
    append('en/pictures.yaml', '\nMädchen im Feld: A girl in a field\n');
    append(
      'facts/photos.yaml',
      '\nphotos:\n  Mädchen im Feld:\n    credit: Wanjiru Kamau\n    licence: CC BY 4.0\n',
    );
    nameInArticle('Mädchen im Feld');
    const article = loadContent(at('en')).articles.find(({ id }) => id === 'record-coffee-harvest');
    expect(article?.image).toMatchObject({
      name: 'madchen-im-feld',
      width: 960,
      height: 640,
      alt: 'A girl in a field',
      credit: 'Photograph: Wanjiru Kamau, CC BY 4.0',
    });
  });

  it('has a name that is valid in addresses, even if the file name has other letters', () => {
    expect(addressName('Größe & Ernte 2')).toBe('gro-e-ernte-2');
    expect(addressName('シャンバ')).toBe('photo');
  });
});

describe('a mistake with photographs', () => {
  it.each<[string, () => void, string[]]>([
    [
      'no text',
      () => {
        addFile('Field day.jpg');
      },
      [
        'en/pictures.yaml: Field day: missing; expected the alternative text of photos/Field day.jpg',
      ],
    ],
    [
      'an empty text',
      () => {
        addFile('Field day.jpg');
        append('en/pictures.yaml', "\nField day: ''\n");
      },
      [
        'en/pictures.yaml: Field day: missing; expected the alternative text of photos/Field day.jpg',
      ],
    ],
    [
      'the name of a drawing',
      () => {
        addFile('hero-home.jpg');
      },
      ['photos/hero-home.jpg: file name: expected another name; a drawing has this one'],
    ],
    [
      'two files of one name',
      () => {
        addFile('a.jpg');
        addFile('a.png');
        append('en/pictures.yaml', '\na: A field\n');
      },
      ['photos/a.png: file name: expected another name; a.jpg has the same'],
    ],
    [
      'another kind of file',
      () => {
        addFile('plan.pdf');
      },
      ['photos/plan.pdf: file name: expected the ending .jpg, .png, .webp, .avif, .heic or .svg'],
    ],
    [
      'a name with a slip of the hand',
      () => {
        addFile('Field day.jpg');
        append('en/pictures.yaml', '\nField day: A field\n');
        nameInArticle('Feild day.jpg');
      },
      [
        `${ARTICLE}: image: expected the name of a picture with an alternative text; "Feild day.jpg" is not one: is it "Field day"?`,
      ],
    ],
    [
      'facts of a photograph that is not there',
      () => {
        addFile('Field day.jpg');
        append('en/pictures.yaml', '\nField day: A field\n');
        append('facts/photos.yaml', '\nphotos:\n  Field days:\n    credit: Wanjiru\n');
      },
      [
        'facts/photos.yaml: photos.Field days: expected the name of a file in photos, without its ending: is it "Field day"?',
      ],
    ],
    [
      'a focal point outside',
      () => {
        addFile('Field day.jpg');
        append('en/pictures.yaml', '\nField day: A field\n');
        append('facts/photos.yaml', '\nphotos:\n  Field day:\n    focus: { x: 120, y: 1 }\n');
      },
      [
        expect.stringMatching(
          /^facts\/photos\.yaml: photos\.Field day\.focus\.x: expected /,
        ) as string,
      ],
    ],
  ])('is named: %s', (_what, make, expected) => {
    make();
    expect(problems()).toEqual(expected);
  });

  it('in the file itself is reported at the field that uses it', async () => {
    addFile('Field day.jpg');
    append('en/pictures.yaml', '\nField day: A field\n');
    nameInArticle('Field day');
    const error: unknown = await loadContentWithPhotos(at('en')).catch((thrown: unknown) => thrown);
    expect(problemsOf(error)).toEqual([
      `${ARTICLE}: image: photos/Field day.jpg: expected a picture (JPEG, PNG, WebP, AVIF, HEIC, or SVG for a logo); this file is none, whatever its name says`,
    ]);
  });
});

describe('the company’s own logo', () => {
  const useLogo = (name: string) => append('facts/brand.yaml', `\nlogo: ${name}\n`);

  it('is a picture of its name', () => {
    addFile('Maziwa logo.svg');
    append('en/pictures.yaml', '\nMaziwa logo: The logo of {companyName}\n');
    useLogo('Maziwa logo');
    expect(loadContent(at('en')).brand.logo).toMatchObject({
      address: '/pictures/maziwa-logo.00000000.svg',
      width: 320,
      height: 100,
    });
  });

  it('made of pixels has no SVG that journalists could download', () => {
    addFile('Maziwa logo.png');
    append('en/pictures.yaml', '\nMaziwa logo: The logo of {companyName}\n');
    const offered = () =>
      contentModules(loadContent(at('en'))).press.logos?.items.map(({ href }) => href);
    expect(offered()).toEqual(['/logo.svg', '/logo.png']);
    useLogo('Maziwa logo');
    expect(offered()).toEqual(['/logo.png']);
  });

  it('that is no picture is a mistake, with the name that is nearest', () => {
    addFile('Maziwa logo.svg');
    append('en/pictures.yaml', '\nMaziwa logo: The logo of {companyName}\n');
    useLogo('Maziwa logos');
    expect(problems()).toEqual([
      'facts/brand.yaml: logo: expected the name of a logo in content/photos/, without its ending; "Maziwa logos" is not one: is it "Maziwa logo"?',
    ]);
  });
});

it('a font of the company’s own that is no file is a mistake', () => {
  mkdirSync(at('fonts'), { recursive: true });
  writeFileSync(at('fonts/Urbanist.ttf'), '');
  const font = (file: string) =>
    `\nfonts:\n  text:\n    file: ${file}\n    licence: SIL Open Font License 1.1\n`;
  const brand = read('facts/brand.yaml');
  append('facts/brand.yaml', font('Urbanist.ttf'));
  expect(problems()).toEqual([]);
  writeFileSync(at('facts/brand.yaml'), brand + font('Urbanist.tff'));
  expect(problems()).toEqual([
    'facts/brand.yaml: fonts.text.file: expected the name of a file in content/fonts/; "Urbanist.tff" is not one: is it "Urbanist.ttf"?',
  ]);
});
