/** Builds the site, and knows when it need not. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, run } from './run-command.mjs';

/** The files and folders that a build reads besides its content. */
const SOURCES = ['site', 'art/pictures.json', 'art/photos', 'package-lock.json', 'package.json'];
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
