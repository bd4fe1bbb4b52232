/**
 * What visitors read while their browser translates the page. Each journey is made twice, on the page as it is and on a
 * translated one, and what the two say is compared. The rule that each component keeps: `changing-texts.test.ts`.
 */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { NOT_FOUND, openPage } from './checks.ts';
import { FORM_COMPONENTS, openAndStopClock, SUCCESS_SHOWN } from './form-parts.ts';

test.use(STILL);

/** Stands in each translated word. Nobody sees it, and Playwright passes over it, so the same steps find the same words. */
const MARK = '\u200B';

/**
 * Translates the page as browsers do: each text node gives way to two `<font>` elements with other words, also those that
 * come later. Runs in the page.
 */
function translate(mark: string): void {
  const done = new WeakSet<Node>();
  const fonts = document.createElement('template');
  fonts.innerHTML = '<font><font></font></font>';
  const kept = '[translate=no], textarea, script, style, title, svg';
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const words = text.nodeValue ?? '';
      if (done.has(text) || !words.trim() || text.parentElement?.closest(kept)) continue;
      const translated = document.createTextNode(
        words.replaceAll(/\S+/g, (word) => word.slice(0, 1) + mark + word.slice(1)),
      );
      done.add(translated);
      const outer = fonts.content.cloneNode(true);
      outer.firstChild?.firstChild?.appendChild(translated);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

type Journey = {
  name: string;
  path: string;
  /** @param look compares, at this point, what the page says */
  go: (page: Page, look: () => Promise<void>) => Promise<void>;
};

/** Opens another page of this site in the same document, as Back and Forward do. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const JOURNEYS: readonly Journey[] = [
  ...FORM_COMPONENTS.map(({ path, fill, form, wait, sent }): Journey => ({
    name: `the form of ${path}`,
    path,
    go: async (page, look) => {
      const send = form(page).getByRole('button');
      await send.click();
      await look();
      await fill(page);
      await send.click();
      await page.clock.runFor(wait);
      await expect(page.getByRole('main')).toContainText(sent);
      await look();
      await page.clock.runFor(SUCCESS_SHOWN);
      await look();
    },
  })),
  {
    name: 'the planner for tea, then for coffee with a soil test',
    path: '/farm/planner',
    go: async (page, look) => {
      const choose = (label: string, value: string) =>
        page.getByLabel(label, { exact: true }).selectOption(value);
      const workItOut = async (heading: RegExp) => {
        await page.getByRole('button', { name: 'Work it out' }).click();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await look();
      };
      await choose('Crop', 'tea');
      await workItOut(/^In one year: NPK/);
      await choose('Crop', 'coffee');
      await choose('Do you have a soil test?', 'yes');
      for (const name of ['Nitrogen (N)', 'Phosphorus (P2O5)', 'Potassium (K2O)'])
        await page.getByLabel(name).fill('20');
      await workItOut(/^In one year: CAN/);
    },
  },
  {
    name: 'two addresses that are not found',
    path: '/terms',
    go: async (page, look) => {
      await look();
      await follow(page, '/policy');
      const name = 'Were you looking for our privacy policy?';
      await expect(page.getByRole('link', { name })).toBeVisible();
      await look();
    },
  },
  {
    name: 'tabs, and one business after another',
    path: '/business/tea',
    go: async (page, look) => {
      await page.getByRole('tab').nth(1).click();
      await look();
      for (const [path, title] of [
        ['/business/coffee', /^Coffee/],
        ['/farm/planner', /^Fertilizer Planner/],
        ['/services/tea/ctc-processing', /^CTC Processing/],
      ] as const) {
        await follow(page, path);
        await expect(page).toHaveTitle(title);
        await look();
      }
    },
  },
  {
    name: 'the search',
    path: '/search',
    go: async (page, look) => {
      const search = page.getByRole('search');
      const type = (words: string) => search.getByRole('searchbox').fill(words);
      for (const [words, found] of [
        ['kahawa', 'Coffee'],
        ['ctc', 'CTC Processing'],
      ] as const) {
        await type(words);
        await expect(search.getByRole('listitem').first()).toContainText(found);
        await look();
      }
      await type('qqqq');
      await expect(search.getByRole('status')).toContainText('Nothing found');
      await look();
      await type('');
      await expect(search.getByRole('status')).toHaveText('');
      await look();
    },
  },
];

/** What the page shows, by sentences. Spaces are left out: a browser makes others around the `<font>` elements. */
async function sentencesOn(page: Page): Promise<string[]> {
  await page.clock.runFor(1000);
  const text = await page.locator('body').innerText();
  return text.replaceAll(/[\s\u200B]+/g, '').match(/[^.:?!]+/g) ?? [];
}

for (const { name, path, go } of JOURNEYS)
  test(`${name}: says the same on a translated page`, async ({ page, browser, site }) => {
    if (path === '/terms') site.expectMessage(NOT_FOUND);
    // Each has a clock of its own.
    const context = await browser.newContext();
    const plain = await context.newPage();
    await openAndStopClock(plain, path);
    const said: string[][] = [];
    await go(plain, async () => void said.push(await sentencesOn(plain)));
    await context.close();
    expect(new Set(said.map(String)).size).toBeGreaterThan(1);

    await openAndStopClock(page, path);
    await page.evaluate(translate, MARK);
    await go(page, async () => {
      // It is still the document that was translated.
      await expect(page.locator('main font').first()).toBeAttached();
      const sentences = await sentencesOn(page);
      expect(sentences).toEqual(said.shift());
    });
    expect(said).toEqual([]);
  });

// Of varieties and fertilizers: `pages/html.built.test.ts`.
test('names and numbers are not translated', async ({ page }) => {
  for (const [path, names] of [
    ['/', ['Kilele', 'Grace Nyokabi', '+254 700 000 000', 'info@kilele.example', 'Nairobi, Kenya']],
    ['/about', ['Ezekiel Murimi', 'Umusave Tree Nurseries']],
    ['/connect', ['Upper Hill', 'partners@kilele.example']],
    ['/farm/planner', ['52 kg', 'Peace Corps']],
    ['/where-to-buy', ['Ridge Agrovet, Karatina', 'Kirinyaga']],
  ] as const) {
    await openPage(page, path);
    await page.evaluate(translate, MARK);
    // Spaces at which no line ends stand in names, too (`no-break-spaces.ts`).
    const text = (await page.locator('body').textContent())?.replaceAll('\u00A0', ' ');
    for (const name of names) expect(text).toContain(name);
  }
});
