/** Finds a browser for the tests, or gets one. */
import { existsSync } from 'node:fs';
import { run, StepError } from './steps.mjs';

/** Debian's package of Chromium without a window: it opens a page in two thirds of the time. */
const HEADLESS = 'chromium-headless-shell';

/** Places where a Chromium usually is. */
const KNOWN = [
  `/usr/bin/${HEADLESS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser that `CHROMIUM` names, else one that is there. */
export const knownBrowser = () =>
  [process.env['CHROMIUM'], ...KNOWN].find((file) => file && existsSync(file));

/** Whether this machine installs Debian's packages and lets us. */
const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', HEADLESS], { env });
}

/** Whether Playwright has a browser of its own. */
async function hasOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/**
 * Sets `CHROMIUM` to a browser that is there, else to Debian's; leaves it unset for Playwright's own.
 * @throws {StepError} when there is none to be had
 */
export async function findBrowser() {
  let browser = knownBrowser();
  if (!browser && (await hasOwn())) return;
  if (!browser && isDebianRoot()) {
    try {
      await installFromDebian();
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      console.log("Debian's packages have none; trying Playwright's own.");
    }
    browser = knownBrowser();
  }
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
