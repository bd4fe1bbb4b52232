/** A build of the small content with a second language, whose words are English ones with other vowels. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

let remove = () => {};
beforeAll(async () => {
  const copy = copyContent(FROZEN_CONTENT);
  remove = copy.remove;
  for (const name of TRANSLATED) writeOther(copy.folder, 'sw', name);
  await buildSite(SITE, copy.folder, { SUBMISSIONS: 'live' });
}, 300_000);
afterAll(() => {
  remove();
  rmSync(SITE, { recursive: true, force: true });
});

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
