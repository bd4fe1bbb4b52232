/** What each page's HTML says before any browser has read it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { unlistedPaths } from '#app/routes.ts';
import { policyHash } from '#build/inline-script.ts';
import { FOLDER, htmlOf, lostPaths, NOWHERE, OFFLINE, paths, pathsAndFallback } from '../pages.ts';
import { htmlRules } from './html-rules.ts';
import { KNOWN_MISSING, LOST_TEXTS, SHELL, TEXTS, TEXTS_BY_KIND } from './specified.ts';

const validator = new HtmlValidate(htmlRules);
const policy = readFileSync(path.join(FOLDER, '_headers'), 'utf8');
const documents = new Map<string, Document>();

/** The document of a page, without running anything. */
function documentOf(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const parsed = new DOMParser().parseFromString(htmlOf(path), 'text/html');
  documents.set(path, parsed);
  return parsed;
}

/** What the specification writes on a page. */
function specifiedFor(path: string): readonly string[] {
  if (lostPaths.includes(path))
    return LOST_TEXTS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const kinds = TEXTS_BY_KIND.filter(([pattern]) => pattern.test(path));
  return [...(TEXTS[path] ?? []), ...kinds.flatMap(([, words]) => words)];
}

/** All texts that stand on a page, each as one whole. */
function textsOf(page: Document): Set<string> {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.replaceAll(/\s+/g, ' ').trim();
    if (text) texts.add(text);
  }
  return texts;
}

function descriptionOf(path: string): string {
  const meta = documentOf(path).querySelector('meta[name=description]');
  return meta?.getAttribute('content') ?? '';
}

const markup = (elements: Iterable<Element>) => [...elements].map(({ outerHTML }) => outerHTML);

it.each([...pathsAndFallback, ...lostPaths, OFFLINE])('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(htmlOf(path));
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
  expect(messages).toEqual([]);
});

describe.each([...pathsAndFallback, ...lostPaths])('%s', (path) => {
  const page = documentOf(path);

  it('says what the specification writes, as whole texts', () => {
    const texts = textsOf(page);
    expect([...SHELL, ...specifiedFor(path)].filter((text) => !texts.has(text))).toEqual([]);
  });

  // Each further one would be waited for; what several screens share belongs to SHARED_STYLES (vite.config.ts).
  it('asks for two style sheets at most', () => {
    expect(markup(page.querySelectorAll('link[rel=stylesheet]')).slice(2)).toEqual([]);
  });

  it('brings its fonts itself: from a style sheet they would have all letters set anew', () => {
    expect(page.querySelector('style')?.textContent).toContain('@font-face');
    for (const sheet of page.querySelectorAll('link[rel=stylesheet]')) {
      const file = `${FOLDER}${sheet.getAttribute('href')}`;
      expect(readFileSync(file, 'utf8')).not.toContain('@font-face');
    }
  });

  it('has a title of the form "X - KAG"', () => {
    expect(page.title).toMatch(/^\S.* - KAG$/);
    expect(page.querySelectorAll('title')).toHaveLength(1);
  });

  it('has one heading of the first level, in its main part, and skips none below', () => {
    const headings = page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)');
    const levels = [...headings].map(({ tagName }) => Number(tagName[1]));
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(skips, levels.join(' ')).toEqual([]);
  });

  it('has a description of 50 to 160 characters', () => {
    const description = descriptionOf(path);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('gives every picture its size and its words', () => {
    const incomplete = [...page.querySelectorAll('img')].filter(
      (image) =>
        !(Number(image.getAttribute('width')) > 0) ||
        !(Number(image.getAttribute('height')) > 0) ||
        image.getAttribute('alt') === null,
    );
    expect(markup(incomplete)).toEqual([]);
  });

  // Where the two differ a browser fetches two.
  it('asks from its head for the picture of its first screen', () => {
    const first = page.querySelector('main img[fetchpriority=high]')?.closest('picture');
    const sources = [...(first?.querySelectorAll('source[type="image/avif"]') ?? [])];
    const asked = [...page.head.querySelectorAll('link[rel=preload][as=image]')];
    expect(
      asked.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]),
    ).toEqual(
      sources.map((source) => [source.getAttribute('srcset'), source.getAttribute('sizes')]),
    );
  });

  it('has no style attribute, no event handler, and inline only what the policy allows', () => {
    const loose = [...page.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
    );
    expect(markup(loose)).toEqual([]);
    const inline = page.querySelectorAll('style, script:not([src], [type="application/ld+json"])');
    expect([...inline].map(({ localName }) => localName)).toEqual(['script', 'style']);
    for (const { textContent } of inline) expect(policy).toContain(policyHash(textContent));
  });

  it('links only to pages that exist, and to those the specification knows are missing', () => {
    const missing = [...page.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^#?\//.test(href))
      .map((href) => new URL(href.replace(/^#/, ''), 'http://localhost').pathname)
      .filter((target) => !paths.includes(target) && !KNOWN_MISSING.includes(target));
    expect(missing).toEqual([]);
  });

  it('links within the page to what is there', () => {
    const broken = [...page.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href')?.slice(1) ?? '')
      .filter((id) => !page.getElementById(id));
    expect(broken).toEqual([]);
  });

  it('opens other sites in a new tab that knows nothing of this one', () => {
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')];
    const loose = links.filter(
      ({ target, rel }) => target !== '_blank' || !rel.includes('noopener'),
    );
    expect(markup(loose)).toEqual([]);
  });

  it('tells search engines its one address, or to stay away', () => {
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    const robots = page.querySelector('meta[name=robots]')?.getAttribute('content');
    if (path === NOWHERE || lostPaths.includes(path)) {
      expect(canonical).toBeUndefined();
      expect(robots).toBe('noindex');
    } else {
      expect(new URL(canonical ?? '').pathname).toBe(path);
      expect(robots).toBe(unlistedPaths.includes(path) ? 'noindex' : undefined);
    }
  });
});

describe('the list of pages', () => {
  it('has every page that the specification names', () => {
    expect(Object.keys(TEXTS).filter((path) => !pathsAndFallback.includes(path))).toEqual([]);
    expect(paths.filter((path) => path.startsWith('/services/'))).toHaveLength(21);
    expect(paths.filter((path) => path.startsWith('/news/'))).toHaveLength(6);
  });

  it('describes each in other words', () => {
    const twins = pathsAndFallback.filter((path) =>
      pathsAndFallback.some(
        (other) => other !== path && descriptionOf(other) === descriptionOf(path),
      ),
    );
    expect(twins).toEqual([]);
  });

  it('has no address that the specification knows is missing', () => {
    expect(KNOWN_MISSING.filter((path) => paths.includes(path))).toEqual([]);
  });
});

describe('the pages for lost addresses', () => {
  it('are there for every address that the specification knows is missing, and its parents', () => {
    const missing = [...KNOWN_MISSING, '/business', '/sustainability'];
    expect(missing.filter((path) => !lostPaths.includes(path))).toEqual([]);
  });

  it('suggest a page that exists, each where it has one', () => {
    const suggestions = lostPaths
      .filter((path) => !path.endsWith('nothing'))
      .map((path) => {
        const links = [...documentOf(path).querySelectorAll('main a')];
        const link = links.find(({ textContent }) =>
          /^Were you looking for .+\?$/.test(textContent.trim()),
        );
        return [path, paths.includes(link?.getAttribute('href') ?? '')];
      });
    expect(suggestions.filter(([, isRight]) => !isRight)).toEqual([]);
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it('stand in no sitemap', () => {
    expect(paths.filter((path) => path.startsWith('/404') || lostPaths.includes(path))).toEqual([]);
  });
});
