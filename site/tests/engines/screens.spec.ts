/** Tabs and questions: fragments, the focus and `details` differ between engines. */
import { htmlOf } from '../built-pages.ts';
import { test } from './test.ts';

test('tabs show one panel at a time, by mouse, by keys and by their address', async ({
  visitor,
  browserWindow,
}) => {
  const path = '/business/tea';
  const hashes = [...htmlOf(path).matchAll(/-tab" href="(#[\w-]+)"/g)].map(([, hash = '']) => hash);
  /** Waits until only one panel is visible. */
  const showsPanel = (index: number) =>
    visitor.until('visible panels', [index], () =>
      [...document.querySelectorAll('[role=tabpanel]')].flatMap((panel, place) =>
        panel.checkVisibility() ? [place] : [],
      ),
    );
  await visitor.open(path + (hashes[3] ?? ''));
  await visitor.ready();
  await showsPanel(3);
  await visitor.press({ css: `[role=tab][href="${hashes[2]}"]` });
  await showsPanel(2);
  await visitor.keys('ArrowRight');
  await showsPanel(3);
  await visitor.keys('Home');
  await showsPanel(0);
  await browserWindow.run((hash) => location.assign(hash), hashes[1] ?? '');
  await showsPanel(1);
});

test('one question is open at a time', async ({ visitor }) => {
  const open = () =>
    [...document.querySelectorAll('main details')].flatMap((entry, place) =>
      entry.hasAttribute('open') ? [place] : [],
    );
  await visitor.open('/connect');
  await visitor.ready();
  // The upper one last: nothing above it closes and moves it.
  await visitor.press({ css: 'main details:nth-of-type(2) summary' });
  await visitor.until('open questions', [1], open);
  await visitor.press({ css: 'main details:nth-of-type(1) summary' });
  await visitor.until('open questions', [0], open);
  await visitor.sees({ css: 'main details:nth-of-type(1) p' });
  await visitor.press({ css: 'main details:nth-of-type(1) summary' });
  await visitor.until('open questions', [], open);
});
