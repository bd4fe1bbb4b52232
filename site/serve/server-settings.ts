/** The server's settings from the environment. If a number is wrong, the import of this module ends the process with status 1. */
import { availableParallelism } from 'node:os';

/** More processes would not serve a site of this size faster, and each needs memory. */
const DEFAULT_WORKERS = Math.min(availableParallelism(), 4);

/** Prints why the server cannot start, and ends the process with status 1. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readNumber(name: string, usual: number, least: number, most: number): number {
  const value = process.env[name];
  if (value === undefined || value === '') return usual;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return fail(`${name} is "${value}": set it to a whole number from ${least} to ${most}.`);
}

/** The folder of the build to serve. */
export const SITE_FOLDER = process.env['SITE_FOLDER'] ?? 'dist';
export const HOST = process.env['HOST'] ?? '127.0.0.1';
/** 0 takes a free one. */
export const PORT = readNumber('PORT', 4173, 0, 65535);
/** How many processes answer requests. */
export const WORKERS = readNumber('WORKERS', DEFAULT_WORKERS, 1, 64);
