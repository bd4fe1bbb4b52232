/** Writes the pictures of the guide (`docs/guide/pictures/`) with a copy of the live content. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as program, type Page } from '@playwright/test';
import sharp from 'sharp';
import { open, publish, save, startEditor, write } from './person.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const DRAWINGS = path.join(ROOT, 'site/public/pictures');

/** The forms, by the name of their picture. */
const FORMS = {
  article: 'news/record-coffee-harvest',
  page: 'screens/home',
  company: 'site',
  menu: 'navigation',
  people: 'team',
  service: 'services/tea',
};

/** Waits for the page beside a form; that of a new form comes when it is filled in. */
const shown = (page: Page) =>
  page
    .locator('.frame iframe:not(.loads)')
    .or(page.getByText('The page appears here'))
    .waitFor({ timeout: 60_000 });

// The page stands beside the form from 1,120 pixels on.
program.use({ viewport: { width: 1200, height: 760 } });

program('takes the pictures', async ({ page }) => {
  program.setTimeout(900_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  cpSync(path.join(ROOT, 'content'), path.join(folder, 'content'), { recursive: true });
  // The site before the publication.
  const site = path.resolve(process.env['SITE_FOLDER'] ?? '');
  cpSync(site, path.join(folder, 'site'), { recursive: true });
  const { origin, stop } = await startEditor(folder);
  const take = async (name: string) => {
    // What loads late is there then: fonts, and the pictures of the page beside a form.
    await page.waitForLoadState('networkidle');
    const file = path.join(ROOT, `docs/guide/pictures/${name}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
  };
  try {
    await page.goto(origin);
    await take('start');
    for (const [name, place] of Object.entries(FORMS)) {
      await open(page, origin, place);
      await shown(page);
      await take(name);
    }

    await open(page, origin, 'news/cooperative-partnership');
    await shown(page);
    await write(page, 'Excerpt', 'Too short');
    await page.getByText(/^Expected at least 50 characters, such as .*; it has 9$/).waitFor();
    await take('mistake');

    await open(page, origin, 'screens/about');
    await write(page, 'Title', 'About us');
    await save(page);
    await page.goto(`${origin}/versions?of=screens/about`);
    await take('versions');
    await page.goto(`${origin}/brand`);
    await take('colours');

    const [drawing = ''] = readdirSync(DRAWINGS).filter((name) =>
      name.startsWith('hero-home-1440'),
    );
    const photo = path.join(folder, 'IMG_2041.jpg');
    await sharp(path.join(DRAWINGS, drawing)).jpeg().toFile(photo);
    await page.goto(`${origin}/photographs`);
    await page.getByLabel('Photograph or logo').setInputFiles(photo);
    await page.locator('[data-focus] img').waitFor();
    await page.getByLabel('What it shows').fill('A field of tea in the first light');
    await page.evaluate(() => window.scrollTo(0, 0));
    await take('photograph');

    await publish(page, origin, 'Publish');
    await take('published');
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
