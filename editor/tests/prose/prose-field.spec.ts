/** Writes in the text field as a person does. */
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { violations } from '@website/site/tests/pages/axe.ts';
import { brandPlugin } from '../../../site/render/brand-postcss-plugin.ts';

const ORIGIN = 'http://field.example';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'";

/** The page's files by their address. */
let files: Map<string, string | Uint8Array>;

test.beforeAll(async () => {
  const result = await build({
    root: path.join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    css: { postcss: { plugins: [brandPlugin] } },
    build: { write: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
});

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A grey square. */
const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4v3H0z"/></svg>';

let messages: string[] = [];

/** Opens the page with a text. */
async function open(page: Page, text: string) {
  messages = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/thumbnails/'))
      return route.fulfill({ body: PIXEL, contentType: 'image/svg+xml' });
    return route.fulfill({
      body: Buffer.from(files.get(pathname === '/' ? '/index.html' : pathname) ?? ''),
      contentType: TYPES[path.extname(pathname)] ?? 'text/html',
      headers: { 'content-security-policy': POLICY },
    });
  });
  await page.goto(`${ORIGIN}/#text=${encodeURIComponent(text)}`);
  await field(page).waitFor();
}

test.afterEach(() => {
  // Strict policy: no style attribute, no script of a string; and nothing that React has to say.
  expect(messages).toEqual([]);
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Words of the article' });
const markdown = (page: Page) => page.locator('#markdown');
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').first().getByRole('button', { name, exact: true });

/** Pastes as a program puts it on the clipboard. */
const paste = (page: Page, data: Record<string, string>) =>
  field(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);

test('words, headings, lists and quotations are typed, and undone', async ({ page }) => {
  await open(page, '');
  await page.getByText('Words of the article').click();
  await page.keyboard.type('## Title');
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Plain ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' words');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await tool(page, 'Move item in').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> said');
  const all = '## Title\n\nPlain **bold** words\n\n- one\n  - two\n\n> said';
  await expect(markdown(page)).toHaveText(all, { useInnerText: false });
  expect(await markdown(page).textContent()).toBe(all);
  await tool(page, 'Quotation').click();
  expect(await markdown(page).textContent()).toBe(all.replace('> ', ''));
  await page.keyboard.press('Control+z');
  expect(await markdown(page).textContent()).toBe(all);
});

test('one Tab reaches the buttons, arrows go along them, Tab leaves the text', async ({ page }) => {
  await open(page, '- a\n\n| b | c |\n| - | - |\n| d | e |\n');
  await field(page).getByText('a', { exact: true }).click();
  await page.keyboard.press('Shift+Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName('Heading');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('Smaller heading');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName('Markdown');
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add a line' })).toBeFocused();
  await field(page).getByText('e').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add a line' })).toBeFocused();
});

test('a table is made and filled by keyboard', async ({ page }) => {
  await open(page, 'Before\n');
  await field(page).click();
  await tool(page, 'Table').click();
  await page.keyboard.type('Crop');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tea');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('May | June');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('July');
  await tool(page, 'Add column').click();
  await page.keyboard.type('x');
  await tool(page, 'Remove row').click();
  const made = 'Before\n\n| Crop | | |\n| - | - | - |\n| Tea | May \\| June | |\n| | | |\n';
  expect(await markdown(page).textContent()).toBe(made);
  await tool(page, 'Remove column').click();
  await page.keyboard.press('Backspace');
  expect(await markdown(page).textContent()).toBe(
    'Before\n\n| Crop | |\n| - | - |\n| Tea | May \\| June |\n| | |\n',
  );
  // A selection over several cells loses its words, not its cells.
  await field(page).getByText('Crop').dblclick();
  const withShift = { modifiers: ['Shift' as const] };
  await field(page).getByText('Tea').click(withShift);
  await page.keyboard.press('Delete');
  expect(await markdown(page).textContent()).toMatch(
    /^Before\n\n\| \| \|\n\| - \| - \|\n\| \w* ?\| May/,
  );
  await tool(page, 'Remove table').click();
  expect(await markdown(page).textContent()).toBe('Before\n');
});

test('Tab goes from cell to cell and makes a row, and arrows leave a table', async ({ page }) => {
  await open(page, 'Before\n');
  await field(page).click();
  await tool(page, 'Table').click();
  for (const word of ['Test', 'Price', 'Basic', 'KSh 1,500', 'Full', 'KSh 3,000', 'Both']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('!');
  expect(await markdown(page).textContent()).toContain('| Full | KSh 3,000 |\n| !Both | |\n');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('After');
  expect(await markdown(page).textContent()).toMatch(/\n\nAfter\n$/);
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
});

test('a link leads to a page that is searched, or to an address', async ({ page }) => {
  await open(page, 'See us\n');
  await field(page).getByText('See us').dblclick();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Page or address').fill('/abuot');
  await expect(dialog.getByRole('status')).toContainText('no page with the address /abuot');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Page or address').fill('about');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'About us' }).click();
  await expect(field(page)).toBeFocused();
  await expect(markdown(page)).toContainText(/See \[us\s?\]\(\/about\)|\[See\]\(\/about\) us/);
  await tool(page, 'Link').click();
  await page.getByLabel('Page or address').fill('www.fao.org');
  await page.keyboard.press('Enter');
  await expect(markdown(page)).toContainText('](https://www.fao.org)');
  await tool(page, 'Link').click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  expect(await markdown(page).textContent()).toBe('See us\n');
});

test('a picture is chosen by its look and name', async ({ page }) => {
  await open(page, 'Words\n');
  await field(page).click();
  await tool(page, 'Picture').click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a picture first.');
  await dialog.getByLabel('Search pictures').fill('field');
  await dialog.getByRole('button', { name: 'Field day' }).click();
  await dialog.getByLabel('What it shows').fill('Growers');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  expect(await markdown(page).textContent()).toBe('Words\n\n![Growers](<Field day>)\n');
  await field(page).getByRole('img', { name: 'Growers' }).click();
  await tool(page, 'Picture').click();
  await page.getByLabel('Search pictures').fill('dawn');
  await page.getByRole('button', { name: 'Farm at dawn' }).click();
  await page.getByLabel('What it shows').fill('');
  await page.getByRole('button', { name: 'Change picture' }).click();
  expect(await markdown(page).textContent()).toBe('Words\n\n![](hero-home)\n');
  const picture = field(page).getByRole('img', { name: 'Farm at dawn: Tea rows at dawn' });
  await expect(picture).toBeVisible();
});

test('a paste of another program is clean, and says what was left out', async ({ page }) => {
  await open(page, 'Words\n');
  await field(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const html =
    '<h1 style="color:red">Title</h1><p>a<img src="https://lh3.example/x.png"></p><table><tr><td>1<td>2<tr><td>3<td>4</table>';
  await paste(page, { 'text/html': html, 'text/plain': 'Title a' });
  expect(await markdown(page).textContent()).toBe(
    'Words\n\n## Title\n\na\n\n| 1 | 2 |\n| - | - |\n| 3 | 4 |\n',
  );
  await expect(page.locator('.prose-status').first()).toContainText('One picture was left out.');
  await field(page).getByText('4').click();
  await paste(page, { 'text/plain': 'x\ny\n• z' });
  await expect(markdown(page)).toContainText('| 3 | 4x y z |');
  await field(page).getByText('Words').dblclick();
  await paste(page, { 'text/plain': `http://127.0.0.1:4173/about` });
  await expect(markdown(page)).toContainText('[Words](/about)');
});

test('a paste of a megabyte leaves a text in which one can write', async ({ page }) => {
  await open(page, '');
  await field(page).click();
  const line =
    '<p class="MsoNormal" style="margin:0"><span style="color:red">Maize and <b>beans</b> grow together.</span></p>';
  await paste(page, { 'text/html': line.repeat(Math.ceil(1_000_000 / line.length)) });
  await expect(markdown(page)).toContainText('Maize and **beans** grow together.');
  await page.keyboard.type('Q');
  await expect(markdown(page)).toContainText('together.Q');
});

test('a text from outside comes in where it differs, and the caret stays', async ({ page }) => {
  await open(page, '* one\n\nTwo\n\n<br>\n');
  await expect(field(page).getByText('<br>')).toBeVisible();
  await field(page).getByText('Two').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await field(page).focus();
  await page.keyboard.type('?');
  expect(await markdown(page).textContent()).toBe('First\n\n* one\n\nTwo!?\n\n<br>\n');
  await page.keyboard.press('Control+z');
  expect(await markdown(page).textContent()).toBe('First\n\n* one\n\nTwo\n\n<br>\n');
});

test('the Markdown itself is behind a switch, which the device remembers', async ({ page }) => {
  await open(page, 'Words\n');
  await tool(page, 'Markdown').click();
  await expect(field(page)).toHaveValue('Words\n');
  await field(page).fill('*Other*\n');
  await page.reload();
  await expect(page.locator('textarea')).toHaveCount(2);
  await tool(page, 'Markdown').click();
  await expect(page.locator('.ProseMirror').first()).toHaveText('Words');
  await page.reload();
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('on a phone nothing is too wide, too small or without a name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const pictures = '![](hero-home)\n\n![](gone)';
  const table = '| a | b |\n| - | - |\n| c | d |';
  const code = `\`\`\`\n${'code'.repeat(60)}\n\`\`\``;
  const all = ['## Title', 'Long'.repeat(60), '- a', '> b', pictures, table, code];
  await open(page, all.join('\n\n'));
  await field(page).getByText('c', { exact: true }).click();
  await expect(tool(page, 'Add row')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const button of await page.getByRole('toolbar').first().getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await violations(page)).toEqual([]);
});
