/** Actions of a person in the editor, for the pictures of the guide and for tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = path.join(import.meta.dirname, '../..');

/** The person who edits, whatever Git says of this machine's person. */
const WHO = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Wanjiru' };

/**
 * Starts the editor.
 * @param folder with `content/`, and with `site/`, the site that it publishes
 * @returns its origin, and a function that stops it
 */
export async function startEditor(
  folder: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'editor/server/run-editor.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...WHO,
      CONTENT_FOLDER: path.join(folder, 'content/en'),
      SITE_FOLDER: path.join(folder, 'site'),
      EDIT_VERSIONS: path.join(folder, 'versions'),
      EDIT_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The editor has ended.')));
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    origin,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Opens the form of a text. @param of the text, or the folder of a new entry */
export async function open(page: Page, origin: string, of: string): Promise<void> {
  await page.goto(`${origin}/text?of=${of}`);
  // The first page that is opened is built before.
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ timeout: 60_000 });
}

/** Replaces the text of the first visible field with a label. */
export const write = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true }).first().fill(text);

/** Saves. @returns the status of the server's answer */
export async function save(page: Page): Promise<number> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/save') && response.request().method() === 'POST',
    { timeout: 40_000 },
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return (await answer).status();
}

/** Presses a button of the page «Publish», and waits for the end. @throws {Error} with the reason, if it fails */
export async function publish(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/publish`);
  const asks = page.getByText(`${name} …`, { exact: true });
  if (await asks.isVisible()) await asks.click();
  await page.getByRole('button', { name, exact: true }).click();
  const end = page.locator('#state').locator('.done, .wrong').first();
  // The site is built.
  await end.waitFor({ timeout: 300_000 });
  if ((await end.getAttribute('class')) !== 'done') throw new Error(await end.innerText());
}
