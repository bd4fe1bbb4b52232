/** Finds the browsers and the PostgreSQL that tests and benchmarks need, or installs them. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { run, StepError } from './run-command.mjs';

/**
 * The first file that exists.
 * @param {readonly string[]} files
 */
const firstThere = (files) => files.find((file) => existsSync(file));

/** The folders in which the shell looks for programs. */
const searchPath = () => (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);

/**
 * A program by its name.
 * @param {string} name
 */
const inPath = (name) => firstThere(searchPath().map((folder) => path.join(folder, name)));

/**
 * The path in a variable, or `undefined` if it is not set. A wrong one is not passed over for another program.
 * @param {string} variable
 * @param {string} what the path should be, for the message
 * @param {string} [within] a file that must be in this folder
 * @throws {StepError} if there is no such file
 */
export function pathIn(variable, what, within = '') {
  const value = process.env[variable];
  if (!value) return undefined;
  if (statSync(path.join(value, within), { throwIfNoEntry: false })?.isFile()) return value;
  throw new StepError(
    `${variable} is "${value}", where there is no ${within || 'file'}: set it to ${what}, or leave it out.`,
  );
}

/**
 * The Chromium that `CHROMIUM` names, else one that this machine has. The one without windows comes first: it opens a
 * page in two thirds of the time.
 * @throws {StepError} if `CHROMIUM` names none
 */
export const knownBrowser = () =>
  pathIn('CHROMIUM', 'the path of Chromium') ??
  firstThere([
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ]);

/** The Chromium that Playwright has downloaded. */
async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test');
  return firstThere([chromium.executablePath()]);
}

/**
 * The Firefox that `FIREFOX` names, else one that this machine has.
 * @throws {StepError} if `FIREFOX` names none
 */
export const knownFirefox = () =>
  pathIn('FIREFOX', 'the path of Firefox') ??
  firstThere([
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** The small browser of WebKitGTK that `MINI_BROWSER` names, else one that this machine has, the newest first. */
function knownMiniBrowser() {
  // Each kind of processor has its own folder, such as x86_64-linux-gnu or aarch64-linux-gnu.
  const folders = ['/usr/lib', '/usr/libexec'].flatMap((folder) =>
    existsSync(folder)
      ? ['', ...readdirSync(folder).filter((name) => name.includes('-linux-'))].map((name) =>
          path.join(folder, name),
        )
      : [],
  );
  return (
    pathIn('MINI_BROWSER', "the path of WebKitGTK's MiniBrowser") ??
    firstThere(
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].flatMap((version) =>
        folders.map((folder) => path.join(folder, version, 'MiniBrowser')),
      ),
    )
  );
}

/**
 * What a test in WebKit needs: its driver, a browser and a screen; `null` if one is missing.
 * @throws {StepError} if `MINI_BROWSER` names none
 */
export function knownWebKit() {
  const [driver, browser, screen] = [inPath('WebKitWebDriver'), knownMiniBrowser(), inPath('Xvfb')];
  return driver && browser && screen ? { driver, browser, screen } : null;
}

/** Debian has a folder here for each version of PostgreSQL. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const INITDB = process.platform === 'win32' ? 'initdb.exe' : 'initdb';

/**
 * The folder that `POSTGRES_BIN` names, else that of a PostgreSQL that this machine has, the newest first.
 * @throws {StepError} if `POSTGRES_BIN` names none
 */
export function knownPostgres() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const places = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN_POSTGRES, version, 'bin')),
    ...searchPath(),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return (
    pathIn('POSTGRES_BIN', "the folder of PostgreSQL's programs", INITDB) ??
    places.find((folder) => existsSync(path.join(folder, INITDB)))
  );
}

/**
 * What tests and benchmarks need besides packages: how it is found, Debian's packages of it, and what a person can do.
 */
const PROGRAMS = {
  browser: {
    find: async () => knownBrowser() ?? (await downloadedBrowser()),
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    advice: 'Chromium is missing: install it, or set CHROMIUM to its path.',
  },
  engines: {
    find: () => knownFirefox() && knownWebKit(),
    packages: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
    advice:
      "Firefox or WebKit is missing: install Debian's firefox-esr, webkit2gtk-driver and xvfb, or set FIREFOX and MINI_BROWSER to their paths.",
  },
  postgres: {
    find: knownPostgres,
    packages: ['postgresql'],
    advice:
      'PostgreSQL is missing: install it, or set POSTGRES_BIN to the folder of its programs (initdb, postgres).',
  },
};

/** @typedef {keyof typeof PROGRAMS} Program */

/**
 * Installs packages of Debian, if this machine has apt-get and the user is root.
 * @param {readonly string[]} packages
 */
async function installFromDebian(packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Another program may be installing packages; apt-get waits for it (seconds).
  const common = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  await run('apt-get', ['update', ...common], { env });
  const install = ['install', '-y', '--no-install-recommends', ...common, ...packages];
  await run('apt-get', install, { env });
}

/** Playwright's own Chromium, for users who may not install packages. What it prints says nothing that `advice` does not. */
async function downloadBrowser() {
  console.log('Downloading Chromium …');
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  await run(process.execPath, playwright, { onOutput: () => undefined });
}

/**
 * Makes sure that a program is there: installs Debian's packages where it may.
 * @param {Program} name
 * @throws {StepError} with what to do, if a variable names none, or it can be neither found nor installed
 */
export async function provide(name) {
  const { find, packages, advice } = PROGRAMS[name];
  if (await find()) return;
  try {
    await installFromDebian(packages);
    if (name === 'browser' && !(await find())) await downloadBrowser();
  } catch (error) {
    // What matters is whether the program is there now.
    if (!(error instanceof StepError)) throw error;
  }
  if (!(await find())) throw new StepError(advice);
}
