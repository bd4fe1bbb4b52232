/** Whether Node and the packages are there, and how a program of the project runs with them. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fail, run, StepError } from './run-command.mjs';

/** npm writes this file when an installation is complete. */
const INSTALLED = 'node_modules/.package-lock.json';
const LOCK = 'package-lock.json';

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

/** Ends the process if nothing is installed. A host that builds installs by its own rules, so a build does not. */
export function requirePackages() {
  if (!existsSync(INSTALLED)) fail('The packages are missing: run "npm ci" first.');
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
