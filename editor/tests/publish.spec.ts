/** Adds a photograph, writes and publishes an article, and takes it back, in a browser as a person does. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { EXIF, smallPlaces } from '../../art/photos/testing/photo-content.ts';
import { samplePhoto } from '../../art/photos/testing/sample-photo.ts';
import { closePreview, guidePicture, open, save, start, write } from './editing.ts';
import { violations } from './violations.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const TITLE = 'First rains in Nyeri';
const ADDRESS = '/news/first-rains-in-nyeri';
const SHOWS = 'A grower in a red dress stands in a green field';

let folder = '';
let env: NodeJS.ProcessEnv = {};
const stops: (() => Promise<void>)[] = [];
let editor = '';
let site = '';

const beginning = async (program: string, settings: NodeJS.ProcessEnv) => {
  const { origin, stop } = await start(program, { ...env, ...settings });
  stops.push(stop);
  return origin;
};

test.use({ viewport: { width: 1000, height: 700 } });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  cpSync(path.join(ROOT, 'site/tests/content'), path.join(folder, 'content'), { recursive: true });
  // The site before the publication.
  cpSync(path.resolve(process.env['SITE_FOLDER'] ?? ''), path.join(folder, 'site'), {
    recursive: true,
  });
  env = {
    ...process.env,
    CONTENT_FOLDER: path.join(folder, 'content/en'),
    SITE_FOLDER: path.join(folder, 'site'),
    PHOTO_PLACES: smallPlaces(folder),
  };
  [site, editor] = await Promise.all([
    beginning('site/serve/serve-site.ts', { HOST: '127.0.0.1', PORT: '0', WORKERS: '1' }),
    beginning('editor/server/run-editor.ts', {
      EDIT_VERSIONS: path.join(folder, 'versions'),
      EDIT_PORT: '0',
    }),
  ]);
});

test.afterAll(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  rmSync(folder, { recursive: true });
});

/** A photograph of 12 megapixels from an upright phone: its pixels are rotated by 90 degrees. */
async function phonePhoto(): Promise<string> {
  const upright = await samplePhoto({ width: 750, height: 1000 });
  const lying = await upright.rotate(-90).toBuffer({ resolveWithObject: true });
  const file = path.join(folder, 'IMG_2041.JPG');
  await sharp(lying.data, { raw: { width: 1000, height: 750, channels: 3 } })
    .resize(4000, 3000)
    .withMetadata({ orientation: 6 })
    .withExifMerge(EXIF)
    .jpeg({ quality: 90 })
    .toFile(file);
  return file;
}

/** Presses a button of the page "Publish" and waits for the result. */
async function press(page: Page, name: string): Promise<void> {
  await page.goto(`${editor}/publish`);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('.done')).toBeVisible({ timeout: 120_000 });
}

const SERVICE = 'Tea seedlings from a nursery near you';

/** The visible fields with a label. */
const visible = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

/** Makes other changes: a service, a person with a portrait, the phone number, a menu, a figure. */
async function changeOthers(page: Page): Promise<void> {
  await closePreview(page);
  await open(page, editor, 'services-tea/new');
  await write(page, 'Title', 'Tea seedlings');
  await write(page, 'Description', `${SERVICE}, two years old and ready for the field.`);
  await page.getByLabel('Image', { exact: true }).selectOption('IMG_2041');
  await write(page, 'Order', '9');
  for (const [index, fact] of [
    ['Season', 'March to May'],
    ['Unit', 'Trays of 100'],
  ].entries()) {
    await page.getByRole('button', { name: /^Add fact/ }).click();
    await visible(page, 'Label')
      .nth(index)
      .fill(fact[0] ?? '');
    await visible(page, 'Value')
      .nth(index)
      .fill(fact[1] ?? '');
  }
  await page.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially('They grow.');
  expect(await save(page)).toBe(200);

  await open(page, editor, 'lists/entries/team');
  await page.getByRole('button', { name: /^Add person/ }).click();
  const person = {
    Name: 'Njeri Mwangi',
    Role: 'Head of the nursery',
    'About the person': 'Njeri has raised tea seedlings in Kericho for twelve years.',
    LinkedIn: 'https://www.linkedin.com/',
    Email: 'njeri@{domain}',
  };
  for (const [label, text] of Object.entries(person)) await write(page, label, text);
  await visible(page, 'Portrait').first().selectOption('IMG_2041');
  expect(await save(page)).toBe(200);

  await open(page, editor, 'company/entries/site');
  await write(page, 'Telephone number', '+254 711 222 333');
  expect(await save(page)).toBe(200);

  await open(page, editor, 'company/entries/navigation');
  await page.getByRole('button', { name: 'Open or close: Home' }).first().click();
  await write(page, 'Name', 'Start');
  expect(await save(page)).toBe(200);

  await open(page, editor, 'pages/entries/screens-home');
  await page.getByRole('button', { name: 'Open or close: farmers' }).first().click();
  await write(page, 'Value', '51M+');
  expect(await save(page)).toBe(200);
}

async function expectOthers(): Promise<void> {
  const textOf = async (address: string) => (await fetch(site + address)).text();
  await expect.poll(() => statusOf('/services/tea/tea-seedlings')).toBe(200);
  expect(await textOf('/services/tea/tea-seedlings')).toContain(SERVICE);
  const about = await textOf('/about');
  expect(about).toContain('Njeri Mwangi');
  expect(about).toMatch(/<img[^>]*img-2041[^>]*>/);
  const home = await textOf('/');
  for (const text of ['+254 711 222 333', 'tel:+254711222333', '51M+', '>Start<'])
    expect(home).toContain(text);
}

const statusOf = async (address: string) => (await fetch(site + address)).status;

test('a photograph and an article are published at their time, and taken back', async ({
  page,
}) => {
  // The site is built twice, perhaps on a busy machine.
  test.setTimeout(600_000);

  await page.goto(`${editor}/photographs`);
  await page.getByLabel('Photograph or logo').setInputFiles(await phonePhoto());
  // The form grows when the picture appears.
  await page.locator('[data-focus] img').waitFor();
  await page.getByLabel('What it shows').fill(SHOWS);
  await page.evaluate(() => window.scrollTo(0, 0));
  await guidePicture(page, 'photograph');
  // The click waits for the answer, which comes after the analysis of the photograph.
  await page.getByRole('button', { name: 'Add', exact: true }).click({ timeout: 60_000 });
  await expect(page.getByRole('status')).toContainText('Added.', { timeout: 60_000 });
  await expect(page.getByText('3,000 × 4,000 px')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await open(page, editor, 'news/new');
  const texts = {
    Title: TITLE,
    Excerpt: 'The long rains have begun in Nyeri, and growers plant the first maize of the year.',
    Description: 'The long rains have begun in Nyeri; growers plant the first maize of the year.',
    Category: 'Rain',
    Author: 'Wanjiru Kamau',
  };
  for (const [label, text] of Object.entries(texts))
    await page.getByLabel(label, { exact: true }).pressSequentially(text);
  await page.getByLabel('Date', { exact: true }).fill('2026-03-01');
  await page.getByLabel('Image', { exact: true }).selectOption('IMG_2041');
  await page.getByLabel('Draft (optional)', { exact: true }).check();
  await page.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially('It rains.');

  const pane = page.frameLocator('#preview-pane');
  await expect(pane.getByText('A draft: visitors do not see it.')).toBeVisible({ timeout: 60_000 });
  const shown = pane.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(TITLE, { timeout: 60_000 });
  expect(await save(page)).toBe(200);

  // After it was saved, a date replaces the draft.
  await open(page, editor, 'news/entries/first-rains-in-nyeri');
  await page.getByLabel('Draft (optional)', { exact: true }).uncheck();
  await page.getByLabel('Publish on (optional)', { exact: true }).fill('2099-03-01T08:00');
  await expect(pane.getByText('from 1 March 2099 at 08:00 in Nairobi')).toBeVisible({
    timeout: 60_000,
  });
  expect(await save(page)).toBe(200);

  await changeOthers(page);
  await press(page, 'Publish');
  await guidePicture(page, 'published');
  await expectOthers();
  await expect(page.getByText(`${TITLE}: from 2099-03-01 08:00, in Nairobi`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await statusOf(ADDRESS)).toBe(404);

  // The timer of the server runs this program at that time.
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'site/build/run-publish.ts', '--due'],
    { cwd: ROOT, env: { ...env, BUILD_TIME: '2099-03-01T05:00:00Z' } },
  );
  await expect.poll(() => statusOf(ADDRESS)).toBe(200);
  await page.goto(site + ADDRESS);
  const picture = page.getByRole('img', { name: SHOWS }).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/pictures\/img-2041-480\.[0-9a-f]{8}\.avif$/);
  const files = readdirSync(path.join(folder, 'site/pictures')).filter((name) =>
    name.startsWith('img-2041-'),
  );
  expect(files.length).toBeGreaterThan(2);
  for (const name of files.filter((file) => /\.(?:avif|webp)$/.test(file))) {
    const data = await sharp(path.join(folder, 'site/pictures', name)).metadata();
    expect([name, data.exif, data.xmp, data.iptc]).toEqual([name, undefined, undefined, undefined]);
  }

  await press(page, 'Put back the last version');
  await expect(page.getByText('Removed pages: ')).toBeVisible();
  await expect.poll(() => statusOf(ADDRESS)).toBe(404);
  // The written text is kept.
  expect(existsSync(path.join(folder, 'content/en', `${ADDRESS}.md`))).toBe(true);
});
