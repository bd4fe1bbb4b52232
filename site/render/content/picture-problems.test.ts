import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hashOf } from '#encoding/registry.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pictureProblems } from './picture-problems.ts';

const LISTS = [
  { file: 'drawings.json', command: 'npm run art' },
  { file: 'brand.json', command: 'npm run brand' },
];
const AVIF = 'site/public/pictures/hero-day-40.HASH.avif';
const AGAIN = 'put the file back as it was ("git checkout"), or make it again ("npm run art")';

const picture = (width: number, height: number, format: 'avif' | 'webp', background = '#4b8b3b') =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** A project with one drawing in two files. */
async function project() {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'site/public/pictures'), { recursive: true });
  const files = [await picture(40, 25, 'avif'), await picture(20, 13, 'webp')];
  const hash = hashOf(files);
  const named = (file: string) => file.replace('HASH', hash);
  const at = (file: string) => path.join(root, named(file));
  const entry = { hash, width: 40, height: 25, widths: [40], webp: 20, ground: 'leaf' };
  writeFileSync(at('drawings.json'), JSON.stringify({ 'hero-day': entry }));
  writeFileSync(at('brand.json'), '{}');
  writeFileSync(at(AVIF), files[0] ?? '');
  writeFileSync(at('site/public/pictures/hero-day-20.HASH.webp'), files[1] ?? '');
  return { at, named, problems: () => pictureProblems(root, LISTS) };
}
type Project = Awaited<ReturnType<typeof project>>;

it('lists and files that agree have no problem', async () => {
  expect(await (await project()).problems()).toEqual([]);
});

it.each<[string, (project: Project) => unknown, string]>([
  [
    'an entry without its file',
    ({ at }) => rmSync(at(AVIF)),
    `${AVIF}: missing; drawings.json names it: ${AGAIN}`,
  ],
  [
    'a file without its entry',
    ({ at }) => writeFileSync(at('site/public/pictures/old-40.0.avif'), readFileSync(at(AVIF))),
    'site/public/pictures/old-40.0.avif: drawings.json and brand.json do not name it: delete it, or add its entry, which the command that made it has written',
  ],
  [
    'a file that was cut by hand',
    async ({ at }) => writeFileSync(at(AVIF), await picture(40, 20, 'avif')),
    `${AVIF}: 40 × 20 px; drawings.json says 40 × 25 px. A picture is not cut by hand: ${AGAIN}`,
  ],
  [
    'a file that was changed by hand and kept its size',
    async ({ at }) => writeFileSync(at(AVIF), await picture(40, 25, 'avif', '#a63d22')),
    `site/public/pictures/hero-day-*: changed after they were made, but visitors' browsers keep files of these names: ${AGAIN}`,
  ],
])('%s is named, with what to do', async (_what, change, expected) => {
  const files = await project();
  await change(files);
  expect(await files.problems()).toEqual([files.named(expected)]);
});
