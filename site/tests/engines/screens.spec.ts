/** Tabs, questions and chips on single screens. */
import { htmlOf } from '../built-pages.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Waits until only one panel is visible and its tab is selected. */
const showsPanel = (visitor: Visitor, index: number) =>
  visitor.until('selected tab and visible panel', [[index], [index]], () => {
    const places = (css: string, fits: (element: Element) => boolean) =>
      [...document.querySelectorAll(css)].flatMap((element, place) =>
        fits(element) ? [place] : [],
      );
    return [
      places('[role=tab]', (tab) => tab.getAttribute('aria-selected') === 'true'),
      places('[role=tabpanel]', (panel) => panel.checkVisibility()),
    ];
  });

test('tabs show one panel at a time, by mouse, by keys and by their address', async ({
  visitor,
  browserWindow,
  engineName,
}) => {
  const path = '/business/tea';
  const hashes = [...htmlOf(path).matchAll(/-tab" href="(#[\w-]+)"/g)].map(([, hash = '']) => hash);
  const last = hashes.length - 1;
  expect(last).toBeGreaterThan(3);
  await visitor.open(path);
  await visitor.ready();
  await showsPanel(visitor, 0);
  await visitor.press({ css: `[role=tab][href="${hashes[2]}"]` });
  await showsPanel(visitor, 2);
  for (const [key, index] of [
    ['ArrowRight', 3],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await visitor.keys(key);
    await showsPanel(visitor, index);
  }
  await browserWindow.run((hash) => location.assign(hash), hashes[1] ?? '');
  await showsPanel(visitor, 1);
  // A new document: the same address with another fragment would only move the page.
  await visitor.open('/about');
  // If the test left before, React would stop loading, and some browsers would write that to the console.
  await visitor.ready();
  await visitor.open(path + (hashes[3] ?? ''));
  await showsPanel(visitor, 3);
  // WebKit opens the panel, but once it stayed at the top. We do not know why.
  if (engineName === 'webkit') return;
  await visitor.until('the panel is on the screen', true, () => {
    const panel = [...document.querySelectorAll('[role=tabpanel]')].find((one) =>
      one.checkVisibility(),
    );
    const box = panel?.getBoundingClientRect();
    return box !== undefined && box.top < innerHeight && box.bottom > 0;
  });
});

test('one question is open at a time', async ({ visitor }) => {
  const open = () =>
    [...document.querySelectorAll('main details')].flatMap((entry, place) =>
      entry.hasAttribute('open') ? [place] : [],
    );
  await visitor.open('/connect');
  await visitor.ready();
  await visitor.press({ css: 'main details:nth-of-type(2) summary' });
  await visitor.until('open questions', [1], open);
  await visitor.sees({ css: 'main details:nth-of-type(2) p' });
  await visitor.press({ css: 'main details:nth-of-type(4) summary' });
  await visitor.until('open questions', [3], open);
  await visitor.sees({ css: 'main details:nth-of-type(4) p' });
  await visitor.press({ css: 'main details:nth-of-type(4) summary' });
  await visitor.until('open questions', [], open);
});

test('chips show the news of one category, which stays after a visit to an article', async ({
  visitor,
  browserWindow,
}) => {
  const categories = () =>
    [...document.querySelectorAll('main article p > span:first-child')].map(
      ({ textContent }) => textContent,
    );
  await visitor.open('/news');
  await visitor.ready();
  expect(await browserWindow.run(categories)).toHaveLength(6);
  await visitor.press({ css: 'main [role=group] button', named: 'Coffee' });
  await visitor.until('categories', ['Coffee', 'Coffee'], categories);
  await visitor.isAt('/news?category=Coffee');
  await visitor.press({ css: 'main article a' });
  await visitor.until('an article', true, () => /^\/news\/[\w-]+$/.test(location.pathname));
  await browserWindow.back();
  await visitor.until('categories', ['Coffee', 'Coffee'], categories);
  await visitor.press({ css: 'main [role=group] button', named: 'All' });
  await visitor.until(
    'the number of articles',
    6,
    () => document.querySelectorAll('main article').length,
  );
});
