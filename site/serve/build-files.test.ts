import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBuild } from './build-files.ts';
import { writeSite } from './testing/small-site.ts';

const PAGES = { 'tea.html': '<h1>Tea</h1>', 'coffee.html': '<h1>Coffee</h1>' };

it('keeps the files that were asked for last in memory, and reads one again after a failure', async () => {
  const { folder, remove } = writeSite(PAGES);
  onTestFinished(remove);
  // There is room for one of the two pages.
  const build = openBuild(folder, PAGES['coffee.html'].length + 1);
  const read = async (address: string) => {
    const file = build.find(address);
    if (!file) throw new Error(`${address} is not in the build`);
    return (await build.read(file, 'identity')).data.toString();
  };
  const writePages = (change: (text: string) => string) => {
    for (const [name, text] of Object.entries(PAGES))
      writeFileSync(path.join(folder, name), change(text));
  };
  await read('/tea');
  await read('/coffee');
  // Now the old content can come only from memory.
  writePages((text) => text.toUpperCase());
  expect(await read('/coffee')).toBe(PAGES['coffee.html']);
  await expect(read('/tea')).rejects.toThrow('tea.html has changed since it was built');
  writePages((text) => text);
  expect(await read('/tea')).toBe(PAGES['tea.html']);
});
