/** Actions of a person, for tests of the editor. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

const ROOT = path.join(import.meta.dirname, '../..');

/** The person who edits. Without it, the name would differ from machine to machine. */
const EDITOR = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'user.name',
  GIT_CONFIG_VALUE_0: 'Wanjiru',
};

/** Starts a server. @returns its origin, and a function that stops it */
export async function start(
  program: string,
  settings: NodeJS.ProcessEnv,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server: ChildProcess = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: ROOT,
    env: { ...process.env, ...EDITOR, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`${program} has ended`)));
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Keeps the preview beside the form closed, as for a person who has closed it. An open preview shows every draft, which
 * takes time in tests that do not look at it.
 */
export const closePreview = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cms.right-pane', 'none'));

/** Opens a form in a new document, because Decap may show an empty form when only the hash changes. */
export async function open(page: Page, origin: string, place: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${origin}/texts#/collections/${place}`);
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByText('Writing in'))
    .first()
    // On a busy machine the browser needs much time for the scripts of Decap.
    .waitFor({ timeout: 40_000 });
}

/** Replaces the text of a field. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
  await box.fill(text);
}

/** Saves. @returns the status of the server's answer */
export async function save(page: Page): Promise<number> {
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('"persistEntry"') ?? false,
    // A photograph at a new place is converted first, which took more than a minute on a busy machine.
    { timeout: 180_000 },
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
  return (await answer).status();
}

const PICTURES = path.join(ROOT, 'docs/guide/pictures');
/** Screens are compared at a fifth of their size, because letters differ a little from machine to machine. */
const SMALLER = 5;
/** Difference of the grey of a pixel (0 to 255) from which it counts as different. */
const SEEN = 24;
/** Largest share of different pixels. Two different forms have 5 % or more, a form moved by half a pixel 0.5 %. */
const DIFFERENT = 0.012;

/** The share of different pixels of two pictures. @param blank a part that does not count */
async function difference(
  one: Buffer,
  other: Buffer,
  blank: { x: number; y: number; width: number; height: number } | null,
): Promise<number> {
  const grey = async (picture: Buffer) => {
    const { width } = await sharp(picture).metadata();
    return sharp(picture)
      .greyscale()
      .resize(Math.round(width / SMALLER))
      .raw()
      .toBuffer({ resolveWithObject: true });
  };
  const [{ data: a, info }, { data: b, info: size }] = await Promise.all([grey(one), grey(other)]);
  if (info.width !== size.width || info.height !== size.height) return 1;
  const counts = (index: number) => {
    const x = (index % info.width) * SMALLER;
    const y = Math.floor(index / info.width) * SMALLER;
    const isInside = (place: number, from: number, long: number) =>
      place >= from - SMALLER && place < from + long;
    return !(blank && isInside(x, blank.x, blank.width) && isInside(y, blank.y, blank.height));
  };
  const isOther = (value: number, index: number) =>
    Math.abs(value - (b[index] ?? 0)) > SEEN && counts(index);
  return a.filter(isOther).length / a.length;
}

/**
 * Fails if a picture of the guide (`docs/guide/`) differs from this screen. `npm run guide` takes all pictures again.
 * The preview beside a form may differ.
 */
export async function guidePicture(page: Page, name: string): Promise<void> {
  const file = path.join(PICTURES, `${name}.png`);
  // A hidden caret is a `style` on the field. If React starts in the preview meanwhile, it warns about that.
  const take = () => page.screenshot({ animations: 'disabled', caret: 'initial' });
  if (test.info().config.updateSnapshots === 'all') writeFileSync(file, await take());
  const known = readFileSync(file);
  const pane = page.locator('#preview-pane');
  const blank = (await pane.count()) > 0 ? await pane.boundingBox() : null;
  await expect
    .poll(
      async () => difference(await take(), known, blank),
      `docs/guide/pictures/${name}.png shows another screen: look at it, and run npm run guide`,
    )
    .toBeLessThan(DIFFERENT);
}
