/** Cards for the wall: the figures of business pages, each on one page of A5, in black and white. */
import { FIELD_CARDS, parentOf } from '#routes.ts';
import { expect, STILL, test } from '../site.ts';

test.use(STILL);

/** A5 in points, rounded. */
const A5 = { width: 420, height: 595 };

/** Sizes in points of a PDF's pages, rounded. */
function pagesOf(pdf: Buffer): { width: number; height: number }[] {
  const sizes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return Array.from(sizes, ([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }));
}

for (const card of Object.values(FIELD_CARDS)) {
  test(`${card} is found beside its figure, and is printed on one page of A5`, async ({
    page,
    site,
  }) => {
    const figure = parentOf(card) ?? '';
    await page.goto(figure);
    await site.ready();
    const link = page.getByRole('link', { name: 'Print this as a card' });
    await link.click();
    await expect(page).toHaveURL(card);
    const title = await page.getByRole('heading', { level: 1 }).textContent();

    await page.evaluate(() => document.fonts.ready);
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toEqual([A5]);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header').first()).toContainText('Kilele Agribusiness Group');
    await expect(page.getByRole('main')).toContainText('Questions? Call +254 700 000 000');
    await expect(page.getByRole('main')).not.toContainText('save it as a PDF', {
      useInnerText: true,
    });

    await page.emulateMedia({ media: null });
    await page.goto(figure);
    await expect(page.getByRole('heading', { name: title ?? '', exact: true })).toBeVisible();
    // Other pages keep their sheets.
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))[0]).not.toEqual(A5);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card tells how to print it and has no button that does nothing', async ({ page }) => {
    await page.goto(FIELD_CARDS.coffee);
    await expect(page.getByText('Print this page, or save it as a PDF')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this card' })).toBeHidden();
    await expect(page.locator('main ol > li', { has: page.locator('h2') })).toHaveCount(7);
  });
});
