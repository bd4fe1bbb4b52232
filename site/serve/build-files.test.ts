import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBuild, type BuildFiles } from './build-files.ts';
import { writeSite } from './testing/small-site.ts';

const TEA = '<h1>Tea</h1>';
const COFFEE = '<h1>Coffee</h1>';

const PAGES = { 'tea.html': TEA, 'coffee.html': COFFEE };

/** A build with these pages. @param memory size of the cache in bytes */
function open(memory: number) {
  const { folder, remove } = writeSite(PAGES);
  onTestFinished(remove);
  const writePages = (change: (text: string) => string) => {
    for (const [name, text] of Object.entries(PAGES))
      writeFileSync(path.join(folder, name), change(text));
  };
  return {
    build: openBuild(folder, memory),
    /** Changes the files on disk, so that the old content can come only from memory. */
    changePages: () => writePages((text) => text.toUpperCase()),
    restorePages: () => writePages((text) => text),
  };
}

async function read(build: BuildFiles, address: string): Promise<string> {
  const file = build.find(address);
  if (!file) throw new Error(`${address} is not in the build`);
  return (await build.read(file, 'identity')).data.toString();
}

it('keeps files in memory after the first request', async () => {
  const { build, changePages } = open(TEA.length + COFFEE.length + 2);
  await read(build, '/tea');
  await read(build, '/coffee');
  changePages();
  expect(await read(build, '/tea')).toBe(TEA);
  expect(await read(build, '/coffee')).toBe(COFFEE);
});

it('drops the least recently requested file when the memory is full', async () => {
  const { build, changePages } = open(TEA.length + COFFEE.length);
  await read(build, '/tea');
  await read(build, '/coffee');
  changePages();
  expect(await read(build, '/coffee')).toBe(COFFEE);
  await expect(read(build, '/tea')).rejects.toThrow('tea.html has changed since it was built');
});

it('reads a file again after a failure', async () => {
  const { build, changePages, restorePages } = open(1000);
  changePages();
  await expect(read(build, '/tea')).rejects.toThrow();
  restorePages();
  expect(await read(build, '/tea')).toBe(TEA);
});
