/** Sections fade in, but not for visitors who want no motion. */
import { lostWords, readToTheEnd } from './page-checks.ts';
import { expect, test } from './test.ts';

/** How visible the milestones are: 0 is invisible, 1 is complete. */
const opacities = () => [
  ...new Set(
    [...document.querySelectorAll('[data-reveal=item]')].map((item) =>
      Number(getComputedStyle(item).opacity),
    ),
  ),
];

test('milestones fade in when they are scrolled to', async ({ visitor, browserWindow }) => {
  await visitor.open('/about');
  await visitor.ready();
  await visitor.until('opacities', [0], opacities);
  await browserWindow.run(readToTheEnd);
  await visitor.until('opacities', [1], opacities);
  await visitor.until('how much of the line is drawn', 1, () => {
    const line = document.querySelector('main ol:has([data-reveal=item]) + div > div');
    const track = line?.parentElement?.getBoundingClientRect().height ?? 0;
    return Math.round((line?.getBoundingClientRect().height ?? 0) / track);
  });
});

test.describe('with reduced motion', () => {
  test.use({ settings: { reducedMotion: true }, width: 360 });

  test('everything is visible at once', async ({ visitor, browserWindow }) => {
    await visitor.open('/about');
    await visitor.ready();
    const reduces = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(await browserWindow.run(reduces)).toBe(true);
    await visitor.until('opacities', [1], opacities);
    await visitor.until('words that are lost', [], lostWords);
  });
});
