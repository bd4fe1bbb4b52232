/** A build of the small content with a second language, whose words are English ones with other vowels. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translationIn } from '#render/content/load.ts';
import { buildSite } from './build-site.ts';
import { copyContent } from './copy-content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';
import { partsIn, writeOther } from './other-words.ts';

const SITE = '.cache/other-language-site';

/** The files that are translated; all others are still English. */
const TRANSLATED = [
  'faq.yaml',
  'forms.yaml',
  'navigation.yaml',
  'site.yaml',
  'ui.yaml',
  'business/coffee.yaml',
  'news/record-coffee-harvest.md',
  'screens/about.yaml',
  'screens/contact.yaml',
  'screens/home.yaml',
  'screens/calendar.yaml',
  'services/coffee/harvest-support.md',
];

/** A file that is translated, but held back. */
const HELD_BACK = 'screens/farm.yaml';
const WAITING = 'Nôbôdy hâs rêâd thîs pâgê yêt.';
const WHY = 'Thîs pâgê îs în Englîsh ûntîl ân âgrônômîst hâs rêâd ît.';
const MISSING = 'Thîs pâgê îs nôt trânslâtêd yêt.';
const NOTES = `waiting: ${WAITING}
mail: Mâîl ûs
whatsapp: WhâtsApp
missing: ${MISSING}
heldBack:
  why: ${WHY}
  files: [${HELD_BACK}]
`;

beforeAll(async () => {
  const copy = copyContent(FROZEN_CONTENT);
  for (const name of [...TRANSLATED, HELD_BACK]) writeOther(copy.folder, 'sw', name);
  const other = path.join(copy.root, 'sw');
  const { untranslated } = translationIn(other);
  expect(untranslated.filter(({ mistakes }) => mistakes.length > 0)).toEqual([]);
  writeFileSync(path.join(other, 'notes.yaml'), NOTES);
  writeFileSync(path.join(other, 'translated.yaml'), 'screens/about.yaml:\n  reader: Naomi\n');
  try {
    await buildSite(SITE, copy.folder, { SUBMISSIONS: 'live' });
  } finally {
    copy.remove();
  }
}, 300_000);
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

const files = () =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:sw|404\/sw)[/.].*html$/.test(file))
    .sort();
const page = (file: string) =>
  new JSDOM(readFileSync(path.join(SITE, file), 'utf8')).window.document;

const wordsIn = (text: string) => text.match(/\p{L}{3,}/gu) ?? [];
const isOther = (text: string) => /[âêîôû]/.test(text);

/** The words of the files that are not translated; `only`: those that no fact has. */
function englishWords(): { all: ReadonlySet<string>; only: ReadonlySet<string> } {
  const root = path.dirname(FROZEN_CONTENT);
  const texts = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|md)$/.test(name))
      .map((name) => ({ name, text: readFileSync(path.join(root, folder, name), 'utf8') }));
  const facts = texts('facts').flatMap(({ text }) => wordsIn(text));
  const words = texts('en')
    .filter(({ name }) => !TRANSLATED.includes(name))
    .flatMap(({ name, text }) => partsIn(name, text).flatMap((part) => wordsIn(part.text)));
  const others = new Set(facts);
  const all = words.filter((word) => /[aeiou]/.test(word));
  return { all: new Set(all), only: new Set(all.filter((word) => !others.has(word))) };
}

/** The language that an element says of its texts. */
const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');

/** Each text of a page and of its pictures and fields, with the language that it has. */
function textsOf(document: Document): { text: string; lang: string | null | undefined }[] {
  const walker = document.createTreeWalker(document, 4);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    // A name is of no language.
    if (
      !parent ||
      parent.closest('[translate=no]') ||
      /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)
    )
      continue;
    found.push({ text: textContent ?? '', lang: langOf(parent) });
  }
  // The label of a group with texts of both languages has no place for its own language.
  const ATTRIBUTES = ['alt', 'placeholder', 'aria-label'];
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (element.childElementCount === 0)
        found.push({ text: element.getAttribute(name) ?? '', lang: langOf(element) });
  return found;
}

describe('a page of a language in part', () => {
  it('says of each English text that it is English, and of no other', () => {
    const english = englishWords();
    // An address has words of no language. A sentence that has words of both is of either.
    const isEnglish = (text: string) =>
      !text.includes('https://') && wordsIn(text).some((word) => english.only.has(word));
    const isMixed = (text: string) =>
      isOther(text) && wordsIn(text).some((word) => english.all.has(word));
    expect(files().length).toBeGreaterThan(20);
    const wrong = files().flatMap((file) =>
      textsOf(page(file))
        .filter(
          ({ text, lang }) =>
            !isMixed(text) &&
            ((isEnglish(text) && lang !== 'en') || (isOther(text) && lang !== 'sw')),
        )
        .map(({ text, lang }) => `${file}: ${lang}: ${text.trim()}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('has no marks of the build in any text', () => {
    const all = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|xml|json|webmanifest|ics|vcf|txt)$/.test(file),
    );
    expect(
      all.filter((file) => readFileSync(path.join(SITE, file), 'utf8').includes('\uE000')),
    ).toEqual([]);
  });
});

describe('a page says of its translation', () => {
  const says = (file: string) => page(file).querySelector('[data-translation]');

  it('that it waits for its reader, with ways to send corrections', () => {
    for (const file of [
      'sw/business/coffee.html',
      'sw/news/record-coffee-harvest.html',
      'sw.html',
    ]) {
      const note = says(file);
      expect(note?.textContent).toContain(WAITING);
      const links = [...(note?.querySelectorAll('a') ?? [])].map(
        (link) => link.protocol + link.host,
      );
      expect(links).toEqual(['mailto:', 'https:wa.me']);
    }
  });

  it('that it is held back in English, and why', () => {
    expect(says('sw/farm.html')?.textContent).toBe(WHY);
    const title = (file: string) => page(file).querySelector('h1')?.textContent;
    expect(title('sw/farm.html')).toBe(title('farm.html'));
    expect(readFileSync(path.join(SITE, 'sitemap.xml'), 'utf8')).not.toContain('/sw/farm<');
  });

  it('that it is not translated', () => {
    expect(says('sw/business/tea.html')?.textContent).toBe(MISSING);
  });

  it('nothing when it has a reader, and in the first language', () => {
    for (const file of ['sw/about.html', 'index.html', 'farm.html', 'business/tea.html'])
      expect(says(file)).toBeNull();
  });
});

describe('without a network', () => {
  it('a page that was not kept is in the language of its address', () => {
    const offline = page('sw/offline.html');
    expect(offline.documentElement.lang).toBe('sw');
    expect(offline.querySelector('h1')?.textContent).toMatch(/^Yôû/);
    expect(page('offline.html').querySelector('h1')?.textContent).toMatch(/^You/);
    const worker = readFileSync(path.join(SITE, 'sw.js'), 'utf8');
    for (const [file, document] of Object.entries({ sw: offline, en: page('offline.html') })) {
      const script =
        document.querySelector('script[type=module][src]')?.getAttribute('src') ?? file;
      expect(worker).toContain(script);
    }
  });
});
