/** Edits as a person does, in a browser, on a copy of the content. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { violations } from './violations.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const SOURCE = path.join(ROOT, 'site/tests/content');

let folder = '';
let server: ChildProcess;
let address = '';

// One server and one copy for all tests; each looks at other fields.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edit-'));
  cpSync(SOURCE, path.join(folder, 'content'), { recursive: true });
  server = spawn(process.execPath, ['--import', 'tsx', 'editor/server/run-editor.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      CONTENT_FOLDER: path.join(folder, 'content/en'),
      EDIT_VERSIONS: path.join(folder, 'versions'),
      EDIT_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The editor has ended')));
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

/** Opens a place of the editor. A new document each time: Decap may show an empty form when only the hash changes. */
async function open(page: Page, place: string) {
  await page.goto('about:blank');
  await page.goto(`${address}texts#/collections/${place}`);
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByText('Writing in'))
    .first()
    // A browser on a busy machine takes long to read the scripts of Decap.
    .waitFor({ timeout: 40_000 });
}

/** Types a text in the place of another. */
async function write(page: Page, label: string, text: string) {
  const box = page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
  await box.press('ControlOrMeta+a');
  await box.pressSequentially(text);
}

/** Saves, and tells what the server answered. */
async function save(page: Page): Promise<number> {
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('"persistEntry"') ?? false,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
  return (await answer).status();
}

/** The lines that differ between the copy and what it was made of. */
function changedLines(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yaml|md)$/.test(name),
  );
  return files.flatMap((name) => {
    const before = readFileSync(path.join(SOURCE, name), 'utf8').split('\n');
    const after = readFileSync(path.join(folder, 'content', name), 'utf8').split('\n');
    expect(after.length).toBe(before.length);
    return after
      .filter((line, index) => line !== before[index])
      .map((line) => `${name}: ${line.trim()}`);
  });
}

test('four changed words are four changed lines', async ({ page }) => {
  await open(page, 'news/entries/record-coffee-harvest');
  await write(page, 'Category', 'Cafe');
  expect(await save(page)).toBe(200);

  await open(page, 'company/entries/site');
  await write(page, 'Display', '+254 711 000 000');
  expect(await save(page)).toBe(200);

  await open(page, 'company/entries/navigation');
  await page.getByRole('button', { name: 'Open or close: Home' }).first().click();
  await write(page, 'Name', 'Start');
  expect(await save(page)).toBe(200);

  await open(page, 'pages/entries/screens-home');
  await page.getByRole('button', { name: 'Open or close: farmers' }).first().click();
  await write(page, 'Value', '51M+');
  expect(await save(page)).toBe(200);

  expect(changedLines().sort()).toEqual([
    'en/navigation.yaml: name: Start',
    expect.stringMatching(/^en\/news\/record-coffee-harvest\.md: category: Cafe #/),
    'facts/screens/home.yaml: value: 51M+',
    'facts/site.yaml: display: +254 711 000 000',
  ]);
});

test('a text that the build would refuse is not saved, and says why at its field', async ({
  page,
}) => {
  await open(page, 'news/entries/crop-protection-workshop');
  await write(page, 'Excerpt', 'Too short');
  const box = page.getByLabel('Excerpt', { exact: true });
  await expect(box).toHaveAccessibleDescription('Expected at least 50 characters');
  expect(await save(page)).toBe(422);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(changedLines().join()).not.toContain('Too short');
});

test('the second of two people is told who saved, and overwrites nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, 'company/entries/ui');
  await open(other, 'company/entries/ui');
  await write(other, 'Back to top', 'Up');
  expect(await save(other)).toBe(200);
  await write(page, 'Back to top', 'To the top');
  expect(await save(page)).toBe(409);
  await expect(page.getByText(/changed since you opened it; .* saved it on/).first()).toBeVisible();
  expect(changedLines()).toContain('en/ui.yaml: backToTop: Up');
});

test('the page beside the form shows the draft', async ({ page }) => {
  await open(page, 'news/entries/nyeri-distribution-center');
  await write(page, 'Title', 'A draft nobody has saved');
  const shown = page.frameLocator('#preview-pane').frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A draft nobody has saved', {
    timeout: 40_000,
  });
  expect(changedLines().join()).not.toContain('draft nobody');
});

test('axe finds nothing on the first page, a list, an article and a list of people', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('heading', { name: 'Good to see you' }).waitFor();
  expect(await violations(page)).toEqual([]);
  for (const place of ['news', 'news/entries/record-coffee-harvest', 'lists/entries/team']) {
    await open(page, place);
    await (
      place === 'news' ? page.getByRole('heading', { name: 'News' }) : page.getByText('Writing in')
    ).waitFor();
    await expect.poll(() => violations(page), place).toEqual([]);
  }
});

test('a form fits on a tablet and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, 'news/entries/record-coffee-harvest');
  await page.getByText('Writing in').waitFor();
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 1024 });
    const outside = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[class*="EditorContainer"] *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.className),
      );
    await expect.poll(outside, String(width)).toEqual([]);
  }
});
