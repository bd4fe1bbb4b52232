import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshFolder, keepEarlier, replaceFolder } from '#build/output.ts';
import { writeFileList } from './file-list.ts';
import { followBuilds } from './follow-builds.ts';
import type { Site } from './site.ts';
import { fillSite, TEXTS, writeSite } from './test-site.ts';

let files: ReturnType<typeof writeSite>;
let site: Site;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  files = writeSite();
  site = followBuilds(files.folder);
});
afterEach(() => {
  vi.useRealTimers();
  files.remove();
});

/** The next build: other words, and a script under another name. */
async function rebuild(damage?: (folder: string) => void): Promise<void> {
  const fresh = freshFolder(files.folder);
  const { 'assets/boot-abc123.js': boot, ...others } = TEXTS;
  fillSite(fresh, {
    ...others,
    'assets/boot-def456.js': boot,
    'about.html': 'New',
    'index.html': 'New',
  });
  await keepEarlier(files.folder, fresh);
  writeFileList(fresh);
  damage?.(fresh);
  replaceFolder(files.folder, fresh);
}

async function read(url: string): Promise<string> {
  const { status, body } = await site({ method: 'GET', url, headers: {} });
  return status === 200 ? body.toString() : String(status);
}

describe('a rebuild under a running server', () => {
  it('is noticed within a second', async () => {
    expect(await read('/')).toBe(TEXTS['index.html']);
    await rebuild();
    expect(await read('/')).toBe(TEXTS['index.html']);
    vi.advanceTimersByTime(1000);
    expect(await read('/')).toBe('New');
  });

  it('is noticed at once by who asks for what only it has', async () => {
    await rebuild();
    expect(await read('/assets/boot-def456.js')).toBe(TEXTS['assets/boot-abc123.js']);
    expect(await read('/')).toBe('New');
  });

  it('never mixes old and new: a file that has gone with the old folder is taken from the new one', async () => {
    expect(await read('/')).toBe(TEXTS['index.html']);
    await rebuild();
    expect(await read('/about')).toBe('New');
    expect(await read('/')).toBe('New');
  });

  it('leaves the scripts of pages that are open, to be kept for ever', async () => {
    await rebuild();
    vi.advanceTimersByTime(1000);
    const script = await site({ method: 'GET', url: '/assets/boot-abc123.js', headers: {} });
    expect(script.status).toBe(200);
    expect(script.headers['Cache-Control']).toContain('immutable');
    expect(await read('/_earlier/assets/boot-abc123.js')).toBe('404');
  });

  it('is not taken while it is not whole', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await read('/')).toBe(TEXTS['index.html']);
    await rebuild((folder) => rmSync(path.join(folder, 'about.html')));
    for (let looks = 0; looks < 3; looks += 1) {
      vi.advanceTimersByTime(1000);
      expect(await read('/')).toBe(TEXTS['index.html']);
    }
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^The new build is not taken: .*about\.html is missing/),
    );
    writeFileSync(path.join(files.folder, 'about.html'), 'New');
    vi.advanceTimersByTime(1000);
    expect(await read('/')).toBe('New');
  });
});
