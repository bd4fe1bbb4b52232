import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshFolder, keepEarlier, putInPlace } from '#build/output.ts';
import { writeFileList } from './file-list.ts';
import { followBuilds } from './follow-builds.ts';
import type { Site } from './answer-requests.ts';
import { fillSite, TEXTS, writeSite } from './testing/small-site.ts';

const OLD = TEXTS['index.html'];

let files: ReturnType<typeof writeSite>;
let site: Site;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  files = writeSite();
  ({ site } = followBuilds(files.folder));
});
afterEach(() => {
  vi.useRealTimers();
  files.remove();
});

/** The next build: two pages say «New», and the script has another name. */
function rebuild(damage?: (folder: string) => void): void {
  const fresh = freshFolder(files.folder);
  const { 'assets/boot-abc123.js': boot, ...others } = TEXTS;
  fillSite(fresh, {
    ...others,
    'assets/boot-def456.js': boot,
    'about.html': 'New',
    'index.html': 'New',
  });
  keepEarlier(files.folder, fresh);
  writeFileList(fresh);
  damage?.(fresh);
  putInPlace(files.folder, fresh);
}

async function read(url: string, from = site): Promise<string> {
  const { status, body } = await from({ method: 'GET', url, headers: {} });
  return status === 200 ? body.toString() : String(status);
}

describe('a new build while the server runs', () => {
  it('is served within a second; scripts of the previous build stay for open pages', async () => {
    expect(await read('/')).toBe(OLD);
    rebuild();
    expect(await read('/')).toBe(OLD);
    vi.advanceTimersByTime(1000);
    expect(await read('/')).toBe('New');
    const script = await site({ method: 'GET', url: '/assets/boot-abc123.js', headers: {} });
    expect(script.status).toBe(200);
    expect(script.headers['Cache-Control']).toContain('immutable');
    expect(await read('/_earlier/assets/boot-abc123.js')).toBe('404');
  });

  it.each([
    ['that only the new build has', '/assets/boot-def456.js', TEXTS['assets/boot-abc123.js']],
    ['of the old build that is gone', '/about', 'New'],
  ])(
    'is served at once when a file is requested %s, never mixed with it',
    async (_what, url, text) => {
      expect(await read('/')).toBe(OLD);
      rebuild();
      expect(await read(url)).toBe(text);
      expect(await read('/')).toBe('New');
    },
  );

  it('is not served until it is complete; the log reports it once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await read('/')).toBe(OLD);
    rebuild((folder) => rmSync(path.join(folder, 'about.html')));
    for (let looks = 0; looks < 3; looks += 1) {
      vi.advanceTimersByTime(1000);
      expect(await read('/')).toBe(OLD);
    }
    expect(log).toHaveBeenCalledExactlyOnceWith(
      `The new build is not taken: The build in ${files.folder} is damaged: about.html is missing. Run "npm run build" again. Until then the old one is served.`,
    );
    writeFileSync(path.join(files.folder, 'about.html'), 'New');
    vi.advanceTimersByTime(1000);
    expect(await read('/')).toBe('New');
  });

  it('is not served before `make` has finished', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = false;
    let made = 0;
    const builds = followBuilds(files.folder, () => {
      if (isBroken) throw new Error('it has no forms.');
      return (made += 1);
    });
    expect([await read('/', builds.site), builds.newest()]).toEqual([OLD, 1]);
    rebuild();
    isBroken = true;
    vi.advanceTimersByTime(1000);
    expect([builds.newest(), await read('/', builds.site)]).toEqual([1, OLD]);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The new build is not taken: it has no forms. Until then the old one is served.',
    );
    isBroken = false;
    vi.advanceTimersByTime(1000);
    expect([builds.newest(), await read('/', builds.site)]).toEqual([2, 'New']);
  });

  it('is ignored if the folder has become a file', async () => {
    expect(await read('/')).toBe(OLD);
    renameSync(files.folder, `${files.folder}-moved`);
    writeFileSync(files.folder, '');
    vi.advanceTimersByTime(1000);
    expect(await read('/')).toBe(OLD);
    rmSync(files.folder);
    renameSync(`${files.folder}-moved`, files.folder);
  });
});
