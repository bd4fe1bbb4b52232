/** Edits a copy of the content in a browser, as a person does. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { parseDocument } from 'yaml';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { violations, WCAG } from '@website/site/tests/pages/axe.ts';
import { samplePhoto } from '../../site/photos/testing/sample-photo.ts';
import { open, publish, save, startEditor, write } from '../guide/person.ts';

const ARTICLE = 'news/record-coffee-harvest';

let folder = '';
let editor: Awaited<ReturnType<typeof startEditor>>;

// All tests share one server and one copy of the content. Each changes other texts.
test.describe.configure({ mode: 'default', timeout: 600_000 });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edit-'));
  const content = path.join(folder, 'content');
  cpSync(path.dirname(FROZEN_CONTENT), content, { recursive: true });
  mkdirSync(path.join(content, 'photos'), { recursive: true });
  const photo = await samplePhoto({ width: 900, height: 700 });
  await photo.jpeg().toFile(path.join(content, 'photos/day.jpg'));
  writeFileSync(
    path.join(content, 'en/pictures.yaml'),
    `${read('en/pictures.yaml')}day: A field\n`,
  );
  // The site and its content as they were published last.
  const site = path.join(folder, 'site');
  cpSync(path.resolve(process.env['SITE_FOLDER'] ?? ''), site, { recursive: true });
  cpSync(content, `${site}-content`, { recursive: true });
  editor = await startEditor(folder);
});

test.afterAll(async () => {
  await editor.stop();
  rmSync(folder, { recursive: true });
});

const read = (file: string) => readFileSync(path.join(folder, 'content', file), 'utf8');
const published = () => readFileSync(path.join(folder, 'site', `${ARTICLE}.html`), 'utf8');
/** The navigation at the head of each page. */
const bar = (page: Page) => page.getByRole('navigation', { name: 'Editor' });

test('a changed word is seen beside the form, saved, published, taken back and undone', async ({
  page,
}) => {
  const wrong: string[] = [];
  // The page beside the form is another site, made anew with each draft.
  page.on('pageerror', ({ stack = '' }) => {
    if (stack.includes(editor.origin)) wrong.push(stack);
  });
  page.on('response', (response) => {
    const isOwn = response.url().startsWith(editor.origin);
    if (isOwn && response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  const before = read(`en/${ARTICLE}.md`);
  await page.goto(editor.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Wanjiru');
  await page.getByRole('link', { name: 'Change an article' }).click();
  const [, title = ''] = /^title: (.*)$/m.exec(before) ?? [];
  await page.getByRole('link', { name: title }).click({ timeout: 60_000 });
  await write(page, 'Title', 'Coffee of the century');
  const pane = page.frameLocator('#preview-pane');
  await expect(pane.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Coffee of the century',
    { timeout: 90_000 },
  );
  expect(read(`en/${ARTICLE}.md`)).toBe(before);
  expect(await save(page)).toBe(200);
  expect(read(`en/${ARTICLE}.md`)).toBe(
    before.replace(/^title: .*$/m, 'title: Coffee of the century'),
  );

  await bar(page).getByRole('link', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'Coffee of the century' })).toBeVisible();
  expect(published()).not.toContain('Coffee of the century');
  await publish(page, editor.origin, 'Publish');
  expect(published()).toContain('Coffee of the century');
  await expect(page.getByText('Changed pages: ')).toBeVisible();
  await publish(page, editor.origin, 'Put back the last version');
  expect(published()).not.toContain('Coffee of the century');
  expect(read(`en/${ARTICLE}.md`)).toContain('Coffee of the century');

  await bar(page).getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Put back as it was before: ' }).first().click();
  await expect(page.getByRole('status')).toContainText('Undone: ');
  expect(read(`en/${ARTICLE}.md`)).toBe(before);
  expect(wrong).toEqual([]);
});

test('a mistake is named at its field, which is opened, and nothing is saved', async ({ page }) => {
  const text = read('en/news/advanced-fertilizer-tech.md');
  await open(page, editor.origin, 'news/entries/advanced-fertilizer-tech');
  await write(page, 'Excerpt', 'Too short');
  const excerpt = page.getByLabel('Excerpt', { exact: true });
  // The first draft of a form is checked after the page with its text is made.
  const says = 'Expected at least 50 characters; it has 9';
  await expect(excerpt).toHaveAccessibleDescription(says, { timeout: 90_000 });
  expect(await save(page)).toBe(422);
  await expect(excerpt).toHaveAttribute('aria-invalid', 'true');
  expect(read('en/news/advanced-fertilizer-tech.md')).toBe(text);

  // A row of a table is closed when its box is found empty.
  const paper = read('en/papers/figures.yaml');
  type Section = { title: string; table?: { columns: string[]; rows: string[][] } };
  const { sections } = parseDocument(paper).toJS() as { sections: Section[] };
  const number = sections.findIndex(({ table }) => table !== undefined);
  const { title = '', table = { columns: [], rows: [] } } = sections[number] ?? {};
  const [first = '', second = ''] = table.columns;
  await open(page, editor.origin, 'pages/entries/papers-figures');
  await page.getByRole('button', { name: `Open or close: ${title}` }).click();
  await page.getByRole('button', { name: 'Add row' }).filter({ visible: true }).click();
  await expect(page.locator('textarea:focus')).toHaveAccessibleName(first);
  await page.keyboard.type('New figure');
  await page.getByText('New figure', { exact: true }).first().click();
  expect(await save(page)).toBe(422);
  const box = page.getByLabel(second, { exact: true }).filter({ visible: true });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Expected some text');
  const row = `Section ${number + 1}, Table, Row ${table.rows.length + 1}, Cell 2: `;
  await expect(page.getByText(`Not saved. ${row}`)).toBeVisible();
  expect(read('en/papers/figures.yaml')).toBe(paper);
});

test('axe finds nothing on each kind of page, and a form fits on a phone', async ({ page }) => {
  // The preview is a page of the site, with its own tests.
  const broken = () => violations(page, { rules: WCAG, frames: false });
  const own = ['', 'photographs', 'photographs?name=day', 'publish', 'brand', 'guide?page=publish'];
  for (const address of [...own, `versions?of=${ARTICLE}`]) {
    await page.goto(`${editor.origin}/${address}`);
    expect(await broken(), address).toEqual([]);
  }
  await page.goto(`${editor.origin}/texts#/collections/news`);
  await page.getByRole('link', { name: 'New article' }).waitFor({ timeout: 60_000 });
  await expect.poll(broken, 'the list').toEqual([]);
  await open(page, editor.origin, 'lists/entries/team');
  await expect.poll(broken, 'a form').toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[class*="EditorContainer"] *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.className),
    );
  await expect.poll(outside).toEqual([]);
});
