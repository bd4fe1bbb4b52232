/** Finds a browser for the tests, or installs one. */
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { pathIn, run } from './common.mjs';

/** Debian's package of Chromium without windows. It opens a page in two thirds of the time. */
const HEADLESS = 'chromium-headless-shell';
/** Package with a font that has the widths of Arial. The site adjusts its fallback fonts to Arial. */
const FONTS = 'fonts-liberation';

/** Usual paths of Chromium. */
const KNOWN = [
  `/usr/bin/${HEADLESS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The browser that `CHROMIUM` names, else one that this machine has.
 * @throws {import('./common.mjs').StepError} if `CHROMIUM` names none
 */
export const knownBrowser = () =>
  pathIn('CHROMIUM', 'the path of Chromium') ?? KNOWN.find((file) => existsSync(file));

/** Whether Playwright has downloaded a browser. */
async function hasPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/**
 * Sets `CHROMIUM` to a browser of this machine, or installs Debian's. Without either, Playwright uses a browser that it
 * has downloaded.
 * @throws {import('./common.mjs').StepError} if `CHROMIUM` names no browser, or none can be found or installed
 */
export async function findBrowser() {
  if (!knownBrowser() && (await hasPlaywrightBrowser())) return;
  if (!knownBrowser()) await installFromDebian(HEADLESS, FONTS);
  const browser = knownBrowser();
  if (browser) {
    process.env['CHROMIUM'] = browser;
    return;
  }
  try {
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  } catch (error) {
    console.error(
      'The tests need a browser: install Chromium, or set CHROMIUM to the path of one, and run them again.',
    );
    throw error;
  }
}
