import { rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hashOf } from '#encoding/registry.ts';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { pictureProblems } from './picture-problems.ts';

const LISTS = [
  { file: 'drawings.json', command: 'npm run art' },
  { file: 'brand.json', command: 'npm run brand' },
];
const AVIF = 'site/public/pictures/hero-day-40.HASH.avif';
const OLD = 'site/public/pictures/old-40.0.avif';
const AGAIN = 'put the file back as it was ("git checkout"), or make it again ("npm run art")';

const picture = (width: number, height: number, format: 'avif' | 'webp', background = '#4b8b3b') =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** A project with one drawing in two files. */
async function project() {
  const root = temporaryFolder();
  const files = [await picture(40, 25, 'avif'), await picture(20, 13, 'webp')];
  const hash = hashOf(files);
  const named = (file: string) => file.replace('HASH', hash);
  const at = (file: string) => path.join(root, named(file));
  const write = (file: string, data: string | Buffer) => writeInto(root, named(file), data);
  const entry = { hash, width: 40, height: 25, widths: [40], webp: 20, ground: 'leaf' };
  write('drawings.json', JSON.stringify({ 'hero-day': entry }));
  write('brand.json', '{}');
  write(AVIF, files[0] ?? '');
  write('site/public/pictures/hero-day-20.HASH.webp', files[1] ?? '');
  return { at, named, write, problems: () => pictureProblems(root, LISTS) };
}
type Project = Awaited<ReturnType<typeof project>>;

it('lists and files that agree have no problem', async () => {
  expect(await (await project()).problems()).toEqual([]);
});

it.each<[string, (project: Project) => unknown]>([
  [`${AVIF}: missing; drawings.json names it: ${AGAIN}`, ({ at }) => rmSync(at(AVIF))],
  [
    `${OLD}: drawings.json and brand.json do not name it: delete it, or add its entry, which the command that made it has written`,
    ({ write }) => write(OLD, ''),
  ],
  [
    `${AVIF}: 40 × 20 px; drawings.json says 40 × 25 px. A picture is not cut by hand: ${AGAIN}`,
    async ({ write }) => write(AVIF, await picture(40, 20, 'avif')),
  ],
  [
    `site/public/pictures/hero-day-*: changed after they were made, but visitors' browsers keep files of these names: ${AGAIN}`,
    async ({ write }) => write(AVIF, await picture(40, 25, 'avif', '#a63d22')),
  ],
])('%s', async (expected, change) => {
  const files = await project();
  await change(files);
  expect(await files.problems()).toEqual([files.named(expected)]);
});
