/** A build of the small content with a second language, whose words are English ones with other vowels. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './build-site.ts';
import { copyContent } from './copy-content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';
import { writeOther } from './other-words.ts';

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
  'screens/planner.yaml',
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

/** All texts in YAML and Markdown of a folder of content. */
function textsIn(folder: string, isOfFile: (name: string) => boolean): Set<string> {
  const root = path.join(FROZEN_CONTENT, '..', folder);
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Set(
    names
      .filter((name) => /\.(?:yaml|md)$/.test(name) && isOfFile(name))
      .flatMap((name) => wordsIn(readFileSync(path.join(root, name), 'utf8'))),
  );
}

/** The language that an element says of its texts. */
const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');

/** Each text of a page and of its pictures and fields, with the language that it has. */
function textsOf(document: Document): { text: string; lang: string | null | undefined }[] {
  const walker = document.createTreeWalker(document, 4);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!parent || /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) continue;
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
    const facts = textsIn('facts', () => true);
    const english = textsIn('en', (name) => !TRANSLATED.includes(name));
    const isEnglish = (text: string) =>
      !isOther(text) &&
      wordsIn(text).some((word) => english.has(word) && !facts.has(word) && /[aeiou]/.test(word));
    expect(files().length).toBeGreaterThan(20);
    const wrong = files().flatMap((file) =>
      textsOf(page(file))
        .filter(({ text, lang }) => (isEnglish(text) && lang !== 'en') || (isOther(text) && lang !== 'sw'))
        .map(({ text, lang }) => `${file}: ${lang}: ${text.trim()}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('has no marks of the build in any text', () => {
    const all = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|xml|json|webmanifest|ics|vcf|txt)$/.test(file),
    );
    expect(all.filter((file) => readFileSync(path.join(SITE, file), 'utf8').includes('\uE000'))).toEqual([]);
  });
});
