/** Edits a copy of the content in a browser, as a person does. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { closePreview, guidePicture, open, save, start, write } from './editing.ts';
import { violations } from './violations.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const SOURCE = path.join(ROOT, 'site/tests/content');

let folder = '';
let editor: Awaited<ReturnType<typeof start>>;

// All tests share one server and one copy of the content. Each uses other fields.
test.describe.configure({ mode: 'default', timeout: 180_000 });
// The size of the pictures in the guide.
test.use({ viewport: { width: 1000, height: 700 } });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edit-'));
  cpSync(SOURCE, path.join(folder, 'content'), { recursive: true });
  editor = await start('editor/server/run-editor.ts', {
    CONTENT_FOLDER: path.join(folder, 'content/en'),
    EDIT_VERSIONS: path.join(folder, 'versions'),
    EDIT_PORT: '0',
  });
});

test.afterAll(async () => {
  await editor.stop();
  rmSync(folder, { recursive: true });
});

/** The lines that differ between the copy and the original. */
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

/** Waits for the page beside a form, and for its styles, which hide the skip link. */
async function shownIn(pane: FrameLocator): Promise<void> {
  await pane.locator('iframe:not(.page-loads)').waitFor({ timeout: 60_000 });
  const past = pane.frameLocator('iframe').getByRole('link', { name: 'Skip to the main content' });
  await expect(past).toBeAttached({ timeout: 60_000 });
  await expect(past).not.toBeInViewport({ timeout: 60_000 });
}

test('four changed words are four changed lines', async ({ page }) => {
  await closePreview(page);
  await open(page, editor.origin, 'news/entries/record-coffee-harvest');
  await write(page, 'Category', 'Cafe');
  expect(await save(page)).toBe(200);

  await open(page, editor.origin, 'company/entries/site');
  await write(page, 'Telephone number', '+254 711 000 000');
  expect(await save(page)).toBe(200);

  await open(page, editor.origin, 'company/entries/navigation');
  await page.getByRole('button', { name: 'Open or close: Home' }).first().click();
  await write(page, 'Name', 'Start');
  expect(await save(page)).toBe(200);

  await open(page, editor.origin, 'pages/entries/screens-home');
  await page.getByRole('button', { name: 'Open or close: farmers' }).first().click();
  await write(page, 'Value', '51M+');
  expect(await save(page)).toBe(200);

  expect(changedLines().sort()).toEqual([
    'en/navigation.yaml: name: Start',
    expect.stringMatching(/^en\/news\/record-coffee-harvest\.md: category: Cafe #/),
    'facts/screens/home.yaml: value: 51M+',
    'facts/site.yaml: phone: +254 711 000 000',
  ]);
});

test('a text that would make the build fail is not saved, and its field says why', async ({
  page,
}) => {
  await open(page, editor.origin, 'news/entries/crop-protection-workshop');
  await shownIn(page.frameLocator('#preview-pane'));
  await write(page, 'Excerpt', 'Too short');
  const box = page.getByLabel('Excerpt', { exact: true });
  await expect(box).toHaveAccessibleDescription('Expected at least 50 characters; it has 9');
  await guidePicture(page, 'mistake');
  expect(await save(page)).toBe(422);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(changedLines().join()).not.toContain('Too short');
});

test('a row of a table has a box for each column, and an empty one is named and opened', async ({
  page,
}) => {
  await closePreview(page);
  await open(page, editor.origin, 'pages/entries/papers-coffee-buyers');
  await expect(page.getByText('Writing in Pages: Coffee buyers')).toBeVisible();
  await page.getByRole('button', { name: 'Open or close: Grades and months' }).click();
  const add = page.getByRole('button', { name: 'Add row' }).filter({ visible: true });
  await add.click();
  await expect(page.getByLabel('Coffee', { exact: true }).last()).toBeFocused();
  await page.keyboard.type('AA Top');
  // Closed, the row does not show which of its boxes is empty.
  await page.getByText('AA Top', { exact: true }).first().click();
  expect(await save(page)).toBe(422);
  const size = page.getByLabel('Bean size or kind', { exact: true }).filter({ visible: true });
  await expect(size).toBeFocused();
  await expect(size).toHaveAccessibleDescription('Expected some text');
  await expect(page.getByText(/^Not saved\. Section 1, Table, Row 7, Cell 2: /)).toBeVisible();

  await page.getByRole('button', { name: 'Remove row: AA Top' }).click();
  await page.getByText('C · Smaller than AB', { exact: false }).click();
  await write(page, 'Bean size or kind', 'Smaller');
  expect(await save(page)).toBe(200);
  expect(changedLines()).toContain(
    'en/papers/coffee-buyers.yaml: - [C, Smaller, October to December, March]',
  );
});

test('a new form has no mistakes before something is written, and leads to what is empty', async ({
  page,
}) => {
  await open(page, editor.origin, 'news/new');
  const pane = page.frameLocator('#preview-pane');
  await expect(pane.getByText('The page appears here')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(pane.getByRole('listitem')).toHaveCount(0);
});

test('the second of two people is told who has saved, and overwrites nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([page, other].map(closePreview));
  await open(page, editor.origin, 'company/entries/ui');
  await open(other, editor.origin, 'company/entries/ui');
  await write(other, 'Back to top', 'Up');
  expect(await save(other)).toBe(200);
  await write(page, 'Back to top', 'To the top');
  expect(await save(page)).toBe(409);
  await expect(page.getByText(/changed since you opened it; .* saved it on/).first()).toBeVisible();
  expect(changedLines()).toContain('en/ui.yaml: backToTop: Up');
});

test('the page beside the form shows the draft', async ({ page }) => {
  await open(page, editor.origin, 'news/entries/nyeri-distribution-center');
  await write(page, 'Title', 'A draft nobody has saved');
  const shown = page.frameLocator('#preview-pane').frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A draft nobody has saved', {
    timeout: 40_000,
  });
  expect(changedLines().join()).not.toContain('draft nobody');
});

/** As Word copies it: a paragraph for each item, with a sign that only looks like that of a list. */
const WORD = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

/**
 * Pastes HTML in place of the whole text of a field. Not by the clipboard: Chromium would take Word's styles out of
 * what a page puts there.
 * @throws {Error} Part of the text is not selected.
 */
function paste(field: Element, html: string): void {
  const { firstElementChild: first, lastElementChild: last } = field;
  for (const end of [first, last])
    if (!end || !getSelection()?.containsNode(end, true))
      throw new Error('Part of the text is not selected.');
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/html', html);
  field.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      dataTransfer,
      bubbles: true,
      cancelable: true,
    }),
  );
}

test('lists pasted from Word are lists', async ({ page }) => {
  await closePreview(page);
  await open(page, editor.origin, 'news/entries/crop-protection-workshop');
  const box = page.locator('[data-slate-editor]').first();
  await box.click();
  const html = `<p class=MsoNormal>You need:</p>${WORD('·', 'seed')}${WORD('·', '<i>lime</i>')}
    <p class=MsoNormal>Then:</p>${WORD('1.', 'dig')}${WORD('2.', 'sow')}`;
  // On a busy machine the field places the caret of the click late, after the keys have selected everything. So, as a
  // person does: paste only when everything is selected.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await box.evaluate(paste, html);
  }).toPass();
  await expect(box.locator('ul > li')).toHaveText(['seed', 'lime']);
  await expect(box.locator('ol > li')).toHaveText(['dig', 'sow']);
  await expect(box).not.toContainText('·');
});

/** The screens of the guide, by the name of their picture. */
const FORMS = {
  article: 'news/entries/record-coffee-harvest',
  page: 'pages/entries/screens-home',
  company: 'company/entries/site',
  menu: 'company/entries/navigation',
  people: 'lists/entries/team',
  service: 'services-tea/new',
};

/** Collects warnings and errors in the console, of the page and of the preview in it, and answers that are errors. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) heard.push(message.text());
  });
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304)
      heard.push(`${response.status()} ${response.url()}`);
  });
  return heard;
}

test('the screens of the guide pass axe, look as on its pictures, and work in silence', async ({
  page,
}) => {
  // Each of its forms makes a first preview: three minutes were not enough on a busy machine.
  test.slow();
  const heard = listen(page);
  await page.goto(editor.origin);
  await page.getByRole('heading', { name: 'Good to see you, Wanjiru' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await guidePicture(page, 'start');

  await open(page, editor.origin, 'news');
  await page.getByRole('link', { name: 'New article' }).waitFor();
  await expect.poll(() => violations(page), 'news').toEqual([]);

  for (const [name, place] of Object.entries(FORMS)) {
    await open(page, editor.origin, place);
    await page.getByText('Writing in').waitFor();
    const pane = page.frameLocator('#preview-pane');
    if (name === 'service') await pane.getByText('The page appears here').waitFor();
    else await shownIn(pane);
    await expect.poll(() => violations(page), place).toEqual([]);
    await guidePicture(page, name);
  }
  // Drawn marks, in place of logos.
  await open(page, editor.origin, 'lists/entries/partners');
  await shownIn(page.frameLocator('#preview-pane'));

  await open(page, editor.origin, 'pages/entries/screens-about');
  await write(page, 'Title', 'About us');
  expect(await save(page)).toBe(200);
  for (const [name, address] of [
    ['versions', 'versions?of=screens/about'],
    ['colours', 'brand'],
  ] as const) {
    await page.goto(`${editor.origin}/${address}`);
    expect(await violations(page)).toEqual([]);
    await guidePicture(page, name);
  }
  expect(heard).toEqual([]);
});

test('a form fits on a tablet and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, editor.origin, 'news/entries/record-coffee-harvest');
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
