/** Sections fade in, but not for visitors who want no motion. */
import { expect, test } from './test.ts';
import { lostWords, readToTheEnd } from './page-checks.ts';

/** How visible each milestone is: 0 is invisible, 1 is complete. */
const opacities = () =>
  [...document.querySelectorAll('[data-reveal=item]')].map((item) =>
    Number(getComputedStyle(item).opacity),
  );

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('milestones fade in when they are scrolled to', async ({ visitor, browserWindow }) => {
      await visitor.open('/about');
      await visitor.ready();
      await visitor.until('watched', true, () =>
        document.documentElement.classList.contains('motion'),
      );
      await visitor.until('opacities', Array<number>(8).fill(0), opacities);
      await browserWindow.run(readToTheEnd);
      await visitor.until('opacities', Array<number>(8).fill(1), opacities);
      await visitor.until('how much of the line is drawn', 1, () => {
        const line = document.querySelector('main ol:has([data-reveal=item]) + div > div');
        const track = line?.parentElement?.getBoundingClientRect().height ?? 0;
        return Math.round((line?.getBoundingClientRect().height ?? 0) / track);
      });
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ settings: { reducedMotion: true }, width: 360 });
  test('everything is visible at once, and scrolling is not animated', async ({
    visitor,
    browserWindow,
  }) => {
    await visitor.open('/about');
    await visitor.ready();
    expect(
      await browserWindow.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches),
    ).toBe(true);
    await visitor.until('opacities', Array<number>(8).fill(1), opacities);
    await visitor.until('words that are lost', [], lostWords);
    await visitor.scrollTo(2000);
    await browserWindow.run(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      addEventListener('scroll', () => tops.push(Math.round(scrollY)));
    });
    await visitor.press({ css: '[data-back-to-top]' });
    await visitor.standsAt(0);
    const tops = await visitor.ask(() => (window as unknown as { tops: number[] }).tops);
    expect(tops.filter((top) => top > 0 && top < 2000)).toEqual([]);
  });
});
