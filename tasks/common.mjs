/** The common parts of the tasks. They use Node only, because tasks run before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** npm writes this file when an installation is complete. */
const INSTALLED = 'node_modules/.package-lock.json';
const LOCK = 'package-lock.json';

/** The files that a build reads. */
const SOURCES = [
  'content',
  'site/routes.ts',
  'site/app',
  'site/browser',
  'site/render',
  'site/build',
  'site/serve',
  'site/vite.config.ts',
  'site/package.json',
  'art/pictures.json',
  'art/photos/places.json',
  LOCK,
  'package.json',
];
/** A build copies this folder. Its file names contain hashes. */
const COPIED = 'site/public';

/** A step has failed. Its own output says why. */
export class StepError extends Error {
  /** @override */
  name = 'StepError';
}

/**
 * Runs a command. Signals that end this process are passed on to it.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} [options] `onOutput` gets the command's
 *   output. Without it the output is shown immediately
 * @returns {Promise<void>} rejects with {@link StepError} if the command fails
 */
export function run(command, parameters, { env = {}, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, parameters, {
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
      // The programs of npm are scripts on Windows. A path, as that of Node, may have spaces, which a shell would divide.
      shell: process.platform === 'win32' && !path.isAbsolute(command),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => onOutput?.(String(text)));
    }
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      child.kill(signal);
      child.once('close', () => process.exit(1));
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    const settle = () => process.off('SIGINT', end).off('SIGTERM', end);
    child.once('error', (error) => {
      settle();
      reject(new StepError(`${command} cannot be run: ${error.message}`));
    });
    child.once('close', (code) => {
      settle();
      if (code === 0) resolve();
      else reject(new StepError(`${command} ${parameters.join(' ')} ended with ${code}`));
    });
  });
}

/**
 * Prints an error and ends the process with status 1.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Ends the process with the message of a failed step, without a stack. Another error is thrown again.
 * @param {unknown} error
 * @returns {never}
 */
export function failWith(error) {
  if (!(error instanceof StepError)) throw error;
  fail(error.message);
}

/** Whether this version of Node is new enough for the tools. `engines` in package.json has the same versions. */
export function isNodeEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Ends the process if Node is too old for the tools. */
export function requireNode() {
  if (!isNodeEnough())
    fail(`Node ${process.versions.node} is too old: install Node 20.19, 22.12, 24 or newer.`);
}

/** Ends the process if a workspace is missing. npm and the tools would print many lines about it, or none. */
export function requireWorkspaces() {
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync('package.json', 'utf8'));
  const { workspaces } = /** @type {{ workspaces: string[] }} */ (parsed);
  const missing = workspaces.filter((name) => !existsSync(path.join(name, 'package.json')));
  for (const name of missing)
    fail(`The workspace ${name}/ is missing: bring it back with "git checkout -- ${name}".`);
}

/**
 * Ends the process if a folder has no built site.
 * @param {string} folder
 * @param {string} command that builds it
 */
export function requireBuiltSite(folder, command) {
  if (!existsSync(path.join(folder, 'index.html')))
    fail(
      `${folder}/ holds no built site: run "${command}" first, or set SITE_FOLDER to another folder.`,
    );
}

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

/** Ends the process if `CONTENT_FOLDER` or the facts beside it are missing, as the reader of content does. */
function requireOwnContent() {
  const words = process.env['CONTENT_FOLDER'];
  if (!words) return;
  const missing = [words, path.join(path.resolve(words), '../facts')].filter(
    (folder) => !existsSync(folder),
  );
  if (missing.length === 0) return;
  const lines = missing.map((folder) => {
    const relative = path.relative('.', folder);
    const shown = relative === '' || relative.startsWith('..') ? folder : relative;
    return `${shown}: missing; expected the folder of that name (CONTENT_FOLDER)`;
  });
  fail(lines.join('\n'));
}

/** Whether packages are missing or older than the lock file. */
export function needsInstall(root = '.') {
  const installed = path.join(root, INSTALLED);
  if (!existsSync(installed)) return true;
  return statSync(installed).mtimeMs < statSync(path.join(root, LOCK)).mtimeMs;
}

/** Installs the packages of the lock file, unless they are installed. */
export async function install() {
  if (!needsInstall()) return;
  console.log('Installing …');
  // A build needs the development tools too, whatever NODE_ENV is.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/**
 * Installs missing packages, prepares, and then runs a program of the project. It runs in this process, so that it gets
 * signals directly.
 * @param {string} program path from this folder
 * @param {string} failure message if a step before it fails
 * @param {() => Promise<void>} [prepare]
 */
export async function runHere(program, failure, prepare) {
  requireNode();
  requireWorkspaces();
  try {
    await install();
    // The module that `site/vite.config.ts` imports, too: `register()` of `tsx/esm/api` would register a second time.
    // @ts-expect-error It has no types.
    await import('tsx/esm');
    await prepare?.();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(`${failure}: ${error.message}`);
    process.exit(1);
  }
  await import(program);
}

/**
 * All files of a folder, or the file itself, as paths from the root.
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
function filesOf(root, name) {
  const full = path.resolve(root, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Photographs have megabytes each, so their sizes and times are compared, not their contents. */
const PHOTO = /[\\/]photos[\\/]/;

/**
 * A hash that changes when a build would change. It contains the contents of all sources, also of content outside of the
 * project (`CONTENT_FOLDER`), the sizes and times of photographs, and the names and sizes of the files that are only copied.
 */
export function fingerprint(root = '.') {
  const hash = createHash('sha256');
  const ownContent = process.env['CONTENT_FOLDER'];
  const sources = ownContent ? [...SOURCES, path.dirname(ownContent)] : SOURCES;
  for (const file of sources.flatMap((name) => filesOf(root, name))) {
    // Tests do not change a build.
    if (/\.test\.tsx?$/.test(file)) continue;
    const full = path.resolve(root, file);
    hash.update(`${file}\0`);
    if (PHOTO.test(file) && !SOURCES.includes(file))
      hash.update(`${statSync(full).size} ${statSync(full).mtimeMs}`);
    else hash.update(readFileSync(full));
    hash.update('\0');
  }
  for (const file of filesOf(root, COPIED)) {
    hash.update(`${file}\0${statSync(path.join(root, file)).size}\0`);
  }
  return hash.digest('hex');
}

/** Variables that change what a build writes. */
const SETTINGS = [
  'BUILD_TIME',
  'CONTENT_FOLDER',
  'PHOTO_PLACES',
  'PREVIEW',
  'SERVICE_WORKER',
  'SUBMISSIONS',
  'SUBMISSIONS_ORIGIN',
];

/**
 * The state of a folder's build: sources, settings, and the time of its page, because another program may have built.
 * @param {string} folder
 * @param {string} sources their fingerprint
 */
export function stampOf(folder, sources) {
  const page = path.join(folder, 'index.html');
  const settings = SETTINGS.map((name) => process.env[name] ?? '').join('|');
  return `${sources} ${settings} ${existsSync(page) ? statSync(page).mtimeMs : 'none'}`;
}

/** @param {string} folder */
const stampFile = (folder) => path.join('.cache', `built-${path.basename(folder)}`);

/**
 * Builds the site, and writes down its sources and settings for {@link buildIfChanged}.
 * @param {string} folder the build's output
 */
export async function build(folder) {
  // Before the fingerprint: beside a folder such as `/missing` it would contain the whole disk.
  requireOwnContent();
  // Taken before the build: a file that is saved meanwhile counts as changed.
  const sources = fingerprint();
  await run(process.execPath, ['--import', 'tsx', 'site/build/build.ts'], {
    env: { SITE_FOLDER: folder },
  });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stampFile(folder), stampOf(folder, sources));
}

/**
 * Builds the site, unless the folder has a build of these sources and settings.
 * @param {string} folder the build's output
 */
export async function buildIfChanged(folder) {
  requireOwnContent();
  const stamp = stampFile(folder);
  if (existsSync(path.join(folder, 'index.html')) && existsSync(stamp)) {
    if (readFileSync(stamp, 'utf8') === stampOf(folder, fingerprint())) return;
  }
  console.log('Building …');
  await build(folder);
}
