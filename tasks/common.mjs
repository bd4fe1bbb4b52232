/** The common parts of the tasks. They use Node only, because tasks run before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** npm writes this file when an installation is complete. */
const INSTALLED = 'node_modules/.package-lock.json';
const LOCK = 'package-lock.json';

/** The files and folders that a build reads besides its content. */
const SOURCES = ['site', LOCK, 'package.json'];
/** What it does not read there. */
const UNREAD = /^(?:node_modules|tests|testing|.*\.test\.tsx?)$/;

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

/** A step has failed. Its message, or its own output, says why. */
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

/** Ends the process if Node is too old for the tools, or a workspace is missing, about which npm prints many lines. */
export function requireNodeAndWorkspaces() {
  if (!isNodeEnough())
    fail(`Node ${process.versions.node} is too old: install Node 20.19, 22.12, 24 or newer.`);
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync('package.json', 'utf8'));
  const { workspaces } = /** @type {{ workspaces: string[] }} */ (parsed);
  for (const name of workspaces) {
    if (!existsSync(path.join(name, 'package.json')))
      fail(`The workspace ${name}/ is missing: bring it back with "git checkout -- ${name}".`);
  }
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

/** Installs the packages of the lock file, unless they are installed. */
export async function install() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
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
  requireNodeAndWorkspaces();
  try {
    await install();
    // The module that `site/vite.config.ts` imports, too: `register()` of `tsx/esm/api` would register a second time.
    // @ts-expect-error It has no types.
    await import('tsx/esm');
    await prepare?.();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    fail(`${failure}: ${error.message}`);
  }
  await import(program);
}

/**
 * What a build depends on: the files that it reads, its settings, and the page that it has written, because another
 * program may have built. A file counts as changed when its size or the time of its last change is another, which no
 * program can set back (`ctime`).
 * @param {string} folder of the build
 */
export function stateOf(folder) {
  const hash = createHash('sha256');
  /** @param {string} file */
  const add = (file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${stats?.size} ${stats?.ctimeMs}\0`);
    if (!stats?.isDirectory()) return;
    for (const name of readdirSync(file)) if (!UNREAD.test(name)) add(path.join(file, name));
  };
  const languages = path.dirname(process.env['CONTENT_FOLDER'] ?? 'content/en');
  // Beside a folder that does not exist there may be the whole disk. The build says what is missing.
  if (existsSync(path.join(languages, 'facts'))) add(languages);
  for (const name of SOURCES) add(name);
  hash.update(SETTINGS.map((name) => process.env[name] ?? '').join('\0'));
  const page = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false });
  return { hash: hash.digest('hex'), written: page?.mtimeMs ?? 0 };
}

/** @param {string} folder of a build */
const stampFile = (folder) => path.join('.cache', `built-${path.basename(folder)}.json`);

/**
 * Builds the site, and writes down what it depends on for {@link buildIfChanged}.
 * @param {string} folder the build's output
 */
export async function build(folder) {
  // Read before the build: a file that is saved meanwhile counts as changed.
  const { hash } = stateOf(folder);
  await run(process.execPath, ['--import', 'tsx', 'site/build/build.ts'], {
    env: { SITE_FOLDER: folder },
  });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stampFile(folder), JSON.stringify({ hash, written: stateOf(folder).written }));
}

/**
 * Builds the site, unless the folder has a build of these sources and settings.
 * @param {string} folder the build's output
 */
export async function buildIfChanged(folder) {
  const stamp = stampFile(folder);
  const state = stateOf(folder);
  const isBuilt = state.written > 0 && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === JSON.stringify(state)) return;
  console.log('Building …');
  await build(folder);
}
