/** Finds Firefox and WebKit for the tests, or installs them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from './debian.mjs';
import { pathIn, StepError } from './common.mjs';

/** Usual paths of Firefox. */
const APPLICATIONS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Folders in which Debian and similar systems keep WebKit's small browser. */
const LIBRARIES = ['/usr/lib', '/usr/libexec'];
/** Paths of the small browser, from the newest interface of WebKitGTK to the oldest. */
const MINI_BROWSERS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) =>
  path.join(name, 'MiniBrowser'),
);

/**
 * The first file that exists.
 * @param {readonly string[]} files
 */
const firstThere = (files) => files.find((file) => existsSync(file));

/**
 * A program by its name.
 * @param {string} name
 */
const inPath = (name) =>
  firstThere(
    (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  );

/**
 * The Firefox that `FIREFOX` names, else one that this machine has.
 * @throws {StepError} if `FIREFOX` names none
 */
export const knownFirefox = () =>
  pathIn('FIREFOX', 'the path of Firefox') ?? firstThere(APPLICATIONS);

/**
 * The small browser of WebKit that `MINI_BROWSER` names, else one that this machine has.
 * @throws {StepError} if `MINI_BROWSER` names none
 */
function knownMiniBrowser() {
  const named = pathIn('MINI_BROWSER', "the path of WebKitGTK's MiniBrowser");
  if (named) return named;
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    // Each kind of processor has its own folder, such as x86_64-linux-gnu or aarch64-linux-gnu.
    ...readdirSync(folder)
      .filter((name) => name.includes('-linux-'))
      .map((name) => path.join(folder, name)),
  ]);
  return firstThere(
    MINI_BROWSERS.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  );
}

/** The programs that a test in WebKit needs: its driver, a browser, a screen. A missing one is `undefined`. */
const webKitPrograms = () => ({
  driver: inPath('WebKitWebDriver'),
  browser: knownMiniBrowser(),
  screen: inPath('Xvfb'),
});

/** The programs that a test in WebKit needs, or `null` if one is missing. */
export function knownWebKit() {
  const { driver, browser, screen } = webKitPrograms();
  return driver && browser && screen ? { driver, browser, screen } : null;
}

/**
 * Finds Firefox and WebKit, or installs Debian's.
 * @throws {StepError} if a variable names none, or one of them cannot be found or installed
 */
export async function findEngines() {
  const packages = [
    ...(knownFirefox() ? [] : ['firefox-esr']),
    ...(knownWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (packages.length > 0) await installFromDebian(...packages);
  const missing = [
    ...(knownFirefox() ? [] : ['Firefox (Debian: firefox-esr; or set FIREFOX to its path)']),
    ...Object.entries({
      driver: 'WebKitWebDriver (Debian: webkit2gtk-driver)',
      browser: "WebKitGTK's MiniBrowser (Debian: webkit2gtk-driver; or set MINI_BROWSER)",
      screen: 'Xvfb (Debian: xvfb)',
    })
      .filter(([name]) => !webKitPrograms()[/** @type {'driver'} */ (name)])
      .map(([, description]) => description),
  ];
  if (missing.length === 0) return;
  console.error(
    `The tests in three engines need ${missing.join(', ')}. Install what is missing and run them again. WebKitGTK exists for Linux only: elsewhere run the tests in a container of Debian with Node.`,
  );
  throw new StepError(`missing: ${missing.join(', ')}`);
}
