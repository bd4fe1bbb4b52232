/** Analyses pictures in a process of its own, and keeps what was found and a thumbnail. */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '@website/site/content/root.ts';
import type { Place } from '@website/site/photos/make-photo.ts';
import { PHOTO_CACHE } from '@website/site/photos/store-photo.ts';
import { capital } from '../configuration/form-fields.ts';
import { FieldRefusal } from './refusal.ts';

const PROGRAM = path.join(ROOT, 'site/photos/check-photo.ts');
const LOOKS = path.join(PHOTO_CACHE, 'looks');
/** Programs that look at pictures at the same time. Each of them may need some hundred MB. */
const MOST_PROGRAMS = 2;

/** Whether a picture fits a place of the site. */
type Fit = { place: Place; name: string; problem?: string; advice?: string };
export type Look = { type: string; width: number; height: number; fits: Fit[] };

let programs = 0;
const waiting: (() => void)[] = [];

/** Runs work when fewer than `MOST_PROGRAMS` run: a list of many photographs asks for all of their thumbnails at once. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (programs >= MOST_PROGRAMS) await new Promise<void>((resolve) => waiting.push(resolve));
  programs += 1;
  try {
    return await work();
  } finally {
    programs -= 1;
    waiting.shift()?.();
  }
}

/**
 * Runs the program that analyses a picture.
 * @param clean where it writes a copy without metadata, if one is wanted
 * @throws {FieldRefusal} if the picture cannot be used
 */
const lookAt = (file: string, thumbnail: string, clean?: string): Promise<Look> =>
  inTurn(async () => {
    mkdirSync(LOOKS, { recursive: true });
    const places = [file, thumbnail, ...(clean === undefined ? [] : [clean])];
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, ...places], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const answer = await text(child.stdout);
    if (answer === '')
      throw new FieldRefusal('file', 'This picture cannot be read here: it needs too much memory.');
    const look = JSON.parse(answer) as Look | { failure: string };
    if ('failure' in look) throw new FieldRefusal('file', `${capital(look.failure)}.`);
    return look;
  });

/** The path of a file's stored analysis. The path changes with the file. */
function placeOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const state = [file, size, mtimeMs, process.env['PHOTO_PLACES'] ?? ''].join('\n');
  return path.join(LOOKS, createHash('sha256').update(state).digest('hex').slice(0, 24));
}

/** Running analyses. Several requests for one photograph wait for the same one. */
const looking = new Map<string, Promise<Look>>();
/** The analysis of a file, which is kept until the file changes. @throws {FieldRefusal} if the picture cannot be used */
export async function look(file: string): Promise<{ look: Look; thumbnail: string }> {
  const place = placeOf(file);
  const thumbnail = `${place}.webp`;
  const kept = `${place}.json`;
  if (existsSync(kept) && existsSync(thumbnail))
    return { look: JSON.parse(readFileSync(kept, 'utf8')) as Look, thumbnail };
  const running = looking.get(place) ?? lookAt(file, thumbnail);
  looking.set(place, running);
  try {
    const found = await running;
    writeFileSync(kept, JSON.stringify(found));
    return { look: found, thumbnail };
  } finally {
    looking.delete(place);
  }
}

/**
 * Analyses an upload, and hands its copy without metadata on.
 * @param clean where the copy is written
 * @param use puts the copy to its place, which it returns
 */
export async function lookAtUpload(
  upload: string,
  clean: string,
  use: (found: Look) => Promise<string> | string,
): Promise<void> {
  const thumbnail = path.join(LOOKS, `${randomUUID()}.webp`);
  try {
    const found = await lookAt(upload, thumbnail, clean);
    const place = placeOf(await use(found));
    renameSync(thumbnail, `${place}.webp`);
    writeFileSync(`${place}.json`, JSON.stringify(found));
  } finally {
    rmSync(thumbnail, { force: true });
  }
}
