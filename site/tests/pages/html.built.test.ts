/** Checks the HTML of every page, with any content. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#render/content/load.ts';
import { unlistedPaths } from '#routes.ts';
import { policyHash } from '#serve/page-policy.ts';
import {
  documentOf,
  FOLDER,
  hasPage,
  htmlOf,
  notFoundPaths,
  NOWHERE,
  OFFLINE,
  pathsAndNotFound,
  prefixOf,
  suggestedPaths,
} from '../built-pages.ts';
import { htmlRules } from './html-rules.ts';

const validator = new HtmlValidate(htmlRules);
const policy = readFileSync(path.join(FOLDER, '_headers'), 'utf8');
/** A host for addresses, which have none. */
const HOST = 'http://localhost';

const { varieties, products } = loadContent().names;
const NAME = new RegExp(String.raw`\b(?:${[...varieties, ...products].join('|')})\b`);

/** The texts of a page outside elements that a selector names, for which a pattern holds. */
function textsOutside(page: Document, selector: string, pattern: RegExp): string[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (pattern.test(data.replaceAll(/\s+/g, ' ')) && !parentElement?.closest(selector))
      found.push(data);
  }
  return found;
}

/** The texts with a name of `names.yaml` that a browser would translate. */
const translatedNames = (page: Document) => textsOutside(page, '[translate=no], script', NAME);

/** On paper nothing is pressed. */
const bareMailAddresses = (page: Document) =>
  textsOutside(page, 'a[href^="mailto:"], script, [data-paper-only]', /[\w.+-]+@[\w-]+\.\w/);

/** Whether an address leads to a file for download, such as the contact card. */
const isFile = (address: string) =>
  /\.\w+$/.test(address) && existsSync(path.join(FOLDER, address));

function descriptionOf(path: string): string {
  const meta = documentOf(path).querySelector('meta[name=description]');
  return meta?.getAttribute('content') ?? '';
}

/** The ending of all titles, such as ` - KAG`, from the title of Home. */
const [TITLE_ENDING = ''] = / - [^-]+$/.exec(documentOf('/').title) ?? [];
/** Most characters of a title without its ending. The content's schema allows an article this number. */
const LONGEST_TITLE = 90;

const markup = (elements: Iterable<Element>) => [...elements].map(({ outerHTML }) => outerHTML);

it.each([...pathsAndNotFound, ...notFoundPaths, OFFLINE])('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(htmlOf(path));
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
  expect(messages).toEqual([]);
});

describe.each([...pathsAndNotFound, ...notFoundPaths])('%s', (path) => {
  const page = documentOf(path);

  // Visitors wait for each style sheet. Styles of several screens belong to SHARED_STYLES (vite.config.ts).
  it('has at most two style sheets', () => {
    expect(markup(page.querySelectorAll('link[rel=stylesheet]')).slice(2)).toEqual([]);
  });

  it('has its @font-face rules inline, because from a style sheet they would cause a second layout', () => {
    expect(page.querySelector('style')?.textContent).toContain('@font-face');
    for (const sheet of page.querySelectorAll('link[rel=stylesheet]')) {
      const file = `${FOLDER}${sheet.getAttribute('href')}`;
      expect(readFileSync(file, 'utf8')).not.toContain('@font-face');
    }
  });

  it('keeps browsers from translating a name of a variety or fertilizer', () => {
    expect(translatedNames(page)).toEqual([]);
  });

  it('has no e-mail address that is not a link', () => {
    expect(bareMailAddresses(page)).toEqual([]);
  });

  it('has a title of the form "About Us - KAG", not too long', () => {
    expect(TITLE_ENDING).not.toBe('');
    expect(page.title).toMatch(new RegExp(`^\\S.{0,${LONGEST_TITLE - 1}}${TITLE_ENDING}$`));
  });

  it('has its h1 in its main part', () => {
    expect(page.querySelectorAll('main h1')).toHaveLength(1);
  });

  it('has a description of 50 to 160 characters', () => {
    const description = descriptionOf(path);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('has a width and a height for every picture', () => {
    const incomplete = [...page.querySelectorAll('img')].filter((image) =>
      ['width', 'height'].some((name) => !(Number(image.getAttribute(name)) > 0)),
    );
    expect(markup(incomplete)).toEqual([]);
  });

  // If the two differ, a browser fetches two files.
  it('preloads the picture of its first screen', () => {
    const first = page.querySelector('main img[fetchpriority=high]')?.closest('picture');
    const sources = [...(first?.querySelectorAll('source[type="image/avif"]') ?? [])];
    const asked = [...page.head.querySelectorAll('link[rel=preload][as=image]')];
    expect(
      asked.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]),
    ).toEqual(
      sources.map((source) => [source.getAttribute('srcset'), source.getAttribute('sizes')]),
    );
  });

  it('has no event handler, and only inline code that the policy allows', () => {
    const handlers = [...page.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    expect(markup(handlers)).toEqual([]);
    const inline = page.querySelectorAll('style, script:not([src], [type="application/ld+json"])');
    // The line above translated pages has styles of its own.
    const styles = prefixOf(path) === '' ? ['style'] : ['style', 'style'];
    expect([...inline].map(({ localName }) => localName)).toEqual(['script', ...styles]);
    for (const { textContent } of inline) expect(policy).toContain(policyHash(textContent));
  });

  // A browser that makes words white would make them unreadable on the sky of a picture.
  it('asks browsers not to change its colours in dark mode', () => {
    const scheme = page.head.querySelector('meta[name=color-scheme]');
    expect(scheme?.getAttribute('content')).toBe('only light');
  });

  it('has no id, class or file whose name an ad blocker removes', () => {
    const names = [...page.querySelectorAll('body *, head :is(link, script)')].flatMap((element) =>
      ['id', 'class', 'src', 'srcset', 'imagesrcset', 'data-client', 'data-boot', 'data-enhance']
        .concat(element.matches('link') ? 'href' : [])
        .map((name) => element.getAttribute(name) ?? ''),
    );
    expect(names.filter((name) => /share|newsletter/i.test(name))).toEqual([]);
  });

  it('links only to pages and files that exist, and to missing addresses with a suggestion', () => {
    const missing = [...page.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^#?\//.test(href))
      .map((href) => new URL(href.replace(/^#/, ''), HOST).pathname)
      .filter((target) => !hasPage(target) && !suggestedPaths.includes(target))
      .filter((target) => !isFile(target));
    expect(missing).toEqual([]);
  });

  it('links to parts of pages that exist', () => {
    const broken = [...page.querySelectorAll('a[href*="#"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => {
        const { origin, pathname, hash } = new URL(href, HOST + path);
        const target = hasPage(pathname) ? documentOf(pathname) : page;
        return origin === HOST && !target.getElementById(decodeURIComponent(hash.slice(1)));
      });
    expect(broken).toEqual([]);
  });

  it('opens other sites in a new tab without access to this one', () => {
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')];
    const loose = links.filter(
      ({ target, rel }) => target !== '_blank' || !rel.includes('noopener'),
    );
    expect(markup(loose)).toEqual([]);
  });

  // Social networks ask for the type before they fetch it.
  it('names a picture for shared links, and its type', () => {
    const [picture, type] = ['og:image', 'og:image:type'].map((name) =>
      page.querySelector(`meta[property="${name}"]`)?.getAttribute('content'),
    );
    expect(picture).toMatch(/\.jpg$/);
    expect(type).toBe('image/jpeg');
  });

  it('tells search engines its canonical address, or asks them not to list it', () => {
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    const robots = page.querySelector('meta[name=robots]')?.getAttribute('content');
    if (path === NOWHERE || notFoundPaths.includes(path)) {
      expect(canonical).toBeUndefined();
      expect(robots).toBe('noindex');
    } else {
      expect(new URL(canonical ?? '').pathname).toBe(path);
      expect(robots).toBe(unlistedPaths.includes(path) ? 'noindex' : undefined);
    }
  });
});

it.each<[what: string, of: (path: string) => string]>([
  ['title', (path) => documentOf(path).title],
  ['description', descriptionOf],
])('each page has a %s of its own', (_what, of) => {
  const all = pathsAndNotFound.map(of);
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});
