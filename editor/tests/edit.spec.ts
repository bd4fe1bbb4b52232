/** Edits a copy of the content in a browser, as a person does. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  await photo.jpeg().toFile(path.join(folder, 'eve.jpg'));
  appendFileSync(path.join(content, 'en/pictures.yaml'), 'day: A field\n');
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

test('a changed word is seen, saved, published, taken back and undone', async ({ page }) => {
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
  const heading = page.frameLocator('.frame iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Coffee of the century', { timeout: 90_000 });
  // A press on its words leads to their field.
  await heading.click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  expect(read(`en/${ARTICLE}.md`)).toBe(before);
  expect(await save(page)).toBe(200);
  const after = before.replace(/^title: .*$/m, 'title: Coffee of the century');
  expect(read(`en/${ARTICLE}.md`)).toBe(after);

  await bar(page).getByRole('link', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'Coffee of the century' })).toBeVisible();
  expect(published()).not.toContain('Coffee of the century');
  await publish(page, editor.origin, 'Publish');
  expect(published()).toContain('Coffee of the century');
  await expect(page.getByText('Changed pages: ')).toBeVisible();
  await publish(page, editor.origin, 'Put back the last version');
  expect(published()).not.toContain('Coffee of the century');
  expect(read(`en/${ARTICLE}.md`)).toBe(after);

  await bar(page).getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Put back as it was before: ' }).first().click();
  await expect(page.getByRole('status')).toContainText('Undone: ');
  expect(read(`en/${ARTICLE}.md`)).toBe(before);
  expect(wrong).toEqual([]);
});

test('a page beside a form has its styles at once, also with a new photograph', async ({
  page,
}) => {
  await open(page, editor.origin, ARTICLE);
  const frame = page.locator('.frame iframe');
  const address = (await frame.getAttribute('src', { timeout: 60_000 })) ?? '';
  const headers = { 'sec-fetch-dest': 'iframe' };
  const html = await (await page.request.get(address, { headers, timeout: 60_000 })).text();
  const [, name = ''] = /<h1 class="([\w-]+)/.exec(html) ?? [];
  expect(html).toContain(`<style>`);
  expect(html.split('</head>')[0]).toContain(`.${name}`);
  // A list of pictures is open in this tab.
  await page.getByRole('button', { name: /^Change Image/ }).click();
  const list = page.getByRole('dialog', { name: 'Image' });
  const [adding] = await Promise.all([
    page.waitForEvent('popup'),
    list.getByRole('link', { name: /^Add a photograph/ }).click(),
  ]);
  await adding.getByLabel('Photograph or logo').setInputFiles(path.join(folder, 'eve.jpg'));
  await adding.getByLabel('What it shows').fill('An evening');
  await adding.getByRole('button', { name: 'Add', exact: true }).click({ timeout: 60_000 });
  await expect(adding.getByText(/^Added\./)).toBeVisible({ timeout: 60_000 });
  await expect(list.getByRole('button', { name: 'eve: An evening' })).toBeVisible();
  expect((await page.request.get(address, { headers, timeout: 60_000 })).status()).toBe(200);
  await adding.close();
});

test('a mistake is named at its field, also in a table, and nothing is saved', async ({ page }) => {
  const text = read('en/news/advanced-fertilizer-tech.md');
  await open(page, editor.origin, 'news/advanced-fertilizer-tech');
  await write(page, 'Excerpt', 'Too short');
  const excerpt = page.getByLabel('Excerpt', { exact: true });
  expect(await save(page)).toBe(422);
  await expect(excerpt).toBeFocused();
  await expect(excerpt).toHaveAttribute('aria-invalid', 'true');
  await expect(excerpt).toHaveAccessibleDescription(
    /Expected at least 50 characters, such as “.+”; it has 9/,
  );
  expect(read('en/news/advanced-fertilizer-tech.md')).toBe(text);

  const paper = read('en/papers/figures.yaml');
  type Section = { table?: { columns: string[]; rows: string[][] } };
  const { sections } = parseDocument(paper).toJS() as { sections: Section[] };
  const number = sections.findIndex(({ table }) => table !== undefined);
  const { columns = [], rows = [] } = sections[number]?.table ?? {};
  const place = `sections.${number}.table.rows.${rows.length}`;
  // A link to a field opens the entry around it.
  await open(page, editor.origin, `papers/figures#sections.${number}.table.rows.0.0`);
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(columns[0] ?? '');
  await page.getByRole('button', { name: 'Add row' }).filter({ visible: true }).click();
  await expect(focused).toHaveAttribute('id', `${place}.0`);
  await page.keyboard.type('New figure');
  expect(await save(page)).toBe(422);
  await expect(focused).toHaveAttribute('id', `${place}.1`);
  await expect(focused).toHaveAccessibleDescription(/^Expected some text.*; it is empty$/);
  expect(read('en/papers/figures.yaml')).toBe(paper);
});

test('what is typed survives a lost line, another page, an end of the editor', async ({ page }) => {
  await open(page, editor.origin, 'screens/home');
  const state = page.locator('.state');
  await page.route('**/drafts/*', (route) => route.abort());
  await write(page, 'Title', 'Not sent yet');
  await expect(page.getByRole('alert')).toContainText('Not kept. The editor cannot be reached.');
  await page.unroute('**/drafts/*');
  await expect(state).toHaveText(/^Kept \d\d:\d\d, not saved yet$/);
  await editor.stop();
  editor = await startEditor(folder);
  await open(page, editor.origin, 'screens/home');
  const notice = /^These are your changes of \d\d:\d\d \(For search engines, Title\)\./;
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Not sent yet');
  await page.goto(`${editor.origin}/texts`);
  const home = page.getByRole('listitem').filter({ hasText: /^Home/ });
  await expect(home).toContainText('Wanjiru wrote on it and has not saved it');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(state).toHaveText('Saved');
});

test('an article is written, and people are put in order, by keyboard alone', async ({ page }) => {
  const focused = page.locator(':focus');
  /** Presses the tabulator until a field has the focus. */
  const goTo = (name: string | RegExp) =>
    expect(async () => {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name, { timeout: 1 });
    }).toPass({ intervals: [0], timeout: 40_000 });
  await page.goto(`${editor.origin}/texts`);
  await goTo('New article');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  const text = (count: number) =>
    'The first rains have come early this year to all of us. '.repeat(count);
  const type = async (name: string, words: string) => {
    await goTo(name);
    await page.keyboard.type(words.trim());
  };
  await type('Title', 'First rains');
  await type('Excerpt', text(1));
  await type('Description', text(2));
  await type('Date', '03012026');
  await type('Category', 'Rain');
  // The first picture of the form.
  await goTo(/^Choose Image/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search pictures' })).toBeFocused();
  await page.keyboard.type('newspaper');
  await goTo('Article leaf: A page of a newspaper in two greens');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('id', 'image');
  await type('Author', 'Wanjiru');
  await type('Text', 'It rained.');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.state')).toHaveText('Saved', { timeout: 60_000 });
  expect(read('en/news/first-rains.md')).toMatch(
    /^title: First rains$[^]*^image: article-leaf$[^]*^It rained\.$/m,
  );
  expect(page.url()).toContain('text?of=news/first-rains');
  await page.getByRole('button', { name: 'Delete this article' }).press('Enter');
  await expect(focused).toHaveAccessibleName('Keep it');
  await goTo('Delete');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/texts?done=deleted');
  expect(() => read('en/news/first-rains.md')).toThrow('ENOENT');

  await open(page, editor.origin, 'team');
  const spoken = page.locator('main > .unseen');
  const add = page.getByRole('button', { name: 'Add person' });
  const people = page.locator('#entries > ol > li');
  const count = await people.count();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('id', `entries.${count}.name`);
  await expect(spoken).toHaveText(`Added person ${count + 1}.`);
  await page.keyboard.type('Jane');
  await goTo('Move up: Jane');
  await page.keyboard.press('Enter');
  await expect(spoken).toHaveText(`Jane is now person ${count} of ${count + 1}.`);
  await expect(focused).toHaveAccessibleName('Move up: Jane');
  await goTo('Remove: Jane');
  await page.keyboard.press('Enter');
  await expect(people).toHaveCount(count);
  await expect(people.nth(count - 1).locator('summary')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(people.nth(count - 1).locator('summary')).toHaveText('Jane');
});

test('two people see each other’s words, and nothing is overwritten', async ({ page }) => {
  const file = 'en/site.yaml';
  const before = read(file);
  await open(page, editor.origin, 'site');
  const tagline = page.getByLabel('Tagline', { exact: true });
  await tagline.fill('Mine');
  // Another program has saved meanwhile.
  const of = (whom: string) => before.replace(/^tagline: .*$/m, `tagline: ${whom}`);
  writeFileSync(path.join(folder, 'content', file), of('Theirs'));
  expect(await save(page)).toBe(200);
  const choice = page.getByRole('group', { name: 'Two have changed: Tagline' });
  await expect(choice).toContainText('Theirs');
  expect(read(file)).toBe(of('Theirs'));
  await page.getByRole('button', { name: 'Keep mine' }).click();
  expect(await save(page)).toBe(200);
  expect(read(file)).toBe(of('Mine'));
});

test('axe finds nothing on each page and form, and a form fits on a phone', async ({ page }) => {
  // The preview is a page of the site, with its own tests.
  const broken = () => violations(page, { rules: WCAG, frames: false });
  const own = ['', 'photographs', 'photographs?name=day', 'publish', 'brand', 'guide?page=publish'];
  for (const address of [...own, 'texts', `versions?of=${ARTICLE}`]) {
    await page.goto(`${editor.origin}/${address}`);
    expect(await broken(), address).toEqual([]);
  }
  for (const of of ['team', 'screens/home', 'papers/figures', 'screens/search', ARTICLE, 'news']) {
    await open(page, editor.origin, of);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 850 });
      const isFormHidden = await page.locator('.form').isHidden();
      if (isFormHidden) await page.getByRole('button', { name: 'Preview' }).click();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await broken(), `${of} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  await open(page, editor.origin, ARTICLE);
  await page.getByRole('button', { name: /^Change Image/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await broken(), 'the pictures').toEqual([]);
});

test('a translation stands beside its English, which visitors see until it is right', async ({
  page,
}) => {
  mkdirSync(path.join(folder, 'content/sw'));
  await page.goto(`${editor.origin}/texts`);
  await page.getByRole('link', { name: 'Kiswahili' }).click();
  expect(await violations(page, { rules: WCAG }), 'the list').toEqual([]);
  await page.getByRole('link', { name: 'Coming soon' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ timeout: 60_000 });
  const originals = page.locator('.original');
  const heading = page.frameLocator('.frame iframe').getByRole('heading', { level: 1 });
  await write(page, 'Title', 'Inakuja');
  expect(await save(page)).toBe(200);
  await expect(page.getByText(/^Saved .* Visitors see English until/)).toBeVisible();
  for (let index = 0; index < (await originals.count()); index += 1) {
    const field = page.locator('.field:has(> .original)').nth(index);
    const english = await field.locator('.original').innerText();
    await field.locator('textarea').fill(`${english} Kiswahili`);
  }
  await expect(heading).toHaveText(/Kiswahili$/, { timeout: 90_000 });
  await expect(page.frameLocator('.frame iframe').locator('html')).toHaveAttribute('lang', 'sw');
  expect(await save(page)).toBe(200);
  await expect(page.getByText(/^Saved .* once it is published/)).toBeVisible();
  await page.getByRole('button', { name: 'I have read all of it' }).click();
  await expect(page.getByText('Noted.')).toBeVisible();
  expect(read('sw/translated.yaml')).toContain('reader: Wanjiru');
  expect(await violations(page, { rules: WCAG, frames: false }), 'the form').toEqual([]);
});
