/**
 * What visitors read while their browser translates the page. Each journey is made twice, on the page as it is and on a
 * translated one, and what the two say is compared.
 */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { NOT_FOUND } from './checks.ts';
import { standsStill } from '../stands-still.ts';
import { FORMS, openAndStopClock, SUCCESS_SHOWN } from './form-parts.ts';

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
  isPhone?: true;
};

const choose = async (page: Page, label: string, value: string) =>
  void (await page.getByLabel(label, { exact: true }).selectOption(value));

const workItOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('region', { name: 'What your field needs' })).toBeVisible();
};

/** Opens another page of this site in the same document, as Back and Forward do. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const JOURNEYS: readonly Journey[] = [
  ...FORMS.map(({ path, fill, form, wait, sent }): Journey => ({
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
    name: 'the planner for tea, then for coffee',
    path: '/farm/planner',
    go: async (page, look) => {
      await choose(page, 'Crop', 'tea');
      await workItOut(page);
      await look();
      await choose(page, 'Crop', 'coffee');
      await workItOut(page);
      await expect(page.getByRole('heading', { name: /^In one year: CAN/ })).toBeVisible();
      await look();
    },
  },
  {
    name: 'the planner with a soil test and two fertilizers',
    path: '/farm/planner',
    go: async (page, look) => {
      await choose(page, 'Do you have a soil test?', 'yes');
      for (const name of ['Nitrogen (N)', 'Phosphorus (P2O5)', 'Potassium (K2O)'])
        await page.getByLabel(name).fill('20');
      await choose(page, 'Planting fertilizer', 'dap');
      await workItOut(page);
      await look();
      await choose(page, 'Planting fertilizer', 'npk-17');
      await workItOut(page);
      await expect(page.getByRole('heading', { name: /^At planting: NPK/ })).toBeVisible();
      await look();
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
    name: 'the categories of the news',
    path: '/news',
    go: async (page, look) => {
      const chips = page.getByRole('group', { name: 'Filter articles by category' });
      for (const name of ['Coffee', 'All']) {
        await chips.getByRole('button', { name, exact: true }).click();
        await look();
      }
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
    name: 'questions',
    path: '/connect',
    go: async (page, look) => {
      for (const index of [0, 1]) {
        await page.locator('main details > summary').nth(index).click();
        await look();
      }
    },
  },
  {
    name: 'the menu',
    path: '/about',
    isPhone: true,
    go: async (page, look) => {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByText('Our Business', { exact: true }).click();
      await look();
      await menu.getByRole('link', { name: 'Tea', exact: true }).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveTitle(/^Tea/);
      await look();
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
  {
    name: 'a search for places',
    path: '/where-to-buy',
    go: async (page, look) => {
      for (const words of ['Nyeri', 'qqqq', '']) {
        await page.getByLabel('Find a place').fill(words);
        await look();
      }
    },
  },
];

/** Opens a page on a clock that stands still when React runs, so that each run comes to the same points. */
const open = (page: Page, path: string) =>
  openAndStopClock(page, path, async () => void (await page.waitForFunction(standsStill)));

/** What the page shows, by sentences. Spaces are left out: a browser makes others around the `<font>` elements. */
async function sentencesOn(page: Page): Promise<string[]> {
  await page.clock.runFor(1000);
  const text = await page.locator('body').innerText();
  return text.replaceAll(/[\s\u200B]+/g, '').match(/[^.:?!]+/g) ?? [];
}

for (const { name, path, go, isPhone } of JOURNEYS) {
  test.describe(name, () => {
    test.use(isPhone ? { viewport: { width: 390, height: 844 } } : {});

    test('says the same on a translated page', async ({ page, browser, site }) => {
      if (path === '/terms') site.expectMessage(NOT_FOUND);
      // Each has a clock of its own.
      const context = await browser.newContext();
      const plain = await context.newPage();
      await open(plain, path);
      const said: string[][] = [];
      await go(plain, async () => void said.push(await sentencesOn(plain)));
      await context.close();
      expect(new Set(said.map(String)).size).toBeGreaterThan(1);

      await open(page, path);
      await page.evaluate(translate, MARK);
      await go(page, async () => {
        // It is still the document that was translated.
        await expect(page.locator('main font').first()).toBeAttached();
        const sentences = await sentencesOn(page);
        expect(sentences).toEqual(said.shift());
      });
      expect(said).toEqual([]);
    });
  });
}

/** Names and numbers, each on a page that shows it. */
const NAMES = [
  ['/', ['Kilele', 'Grace Nyokabi', '+254 700 000 000', 'info@kilele.example', 'Nairobi, Kenya']],
  ['/about', ['Ezekiel Murimi', 'Umusave Tree Nurseries']],
  ['/connect', ['Upper Hill', 'partners@kilele.example']],
  ['/farm/planner', ['DAP 18-46-0', '52 kg', 'Peace Corps']],
  ['/where-to-buy', ['Ridge Agrovet, Karatina', 'Kirinyaga']],
  ['/news/cooperative-partnership', ['SL28', 'Ruiru 11', 'Batian']],
  ['/news/advanced-fertilizer-tech', ['CAN']],
] as const;

for (const [path, names] of NAMES) {
  test(`${path} keeps its names when it is translated`, async ({ page, site }) => {
    await page.goto(path);
    await site.ready();
    await page.evaluate(translate, MARK);
    // Spaces and hyphens at which no line ends stand in names, too (`no-break-spaces.ts`).
    const text = (await page.locator('body').textContent())
      ?.replaceAll('\u2060', '')
      .replaceAll('\u00A0', ' ');
    for (const name of names) expect(text).toContain(name);
  });
}
