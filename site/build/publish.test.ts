import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent, loadContentWithPhotos } from '#render/content/load.ts';
import { writeFileList } from '#serve/file-list.ts';
import { copyContent, type ContentCopy } from '#tests/copy-content.ts';
import { FROZEN_CONTENT } from '#tests/frozen-content.ts';
import { freshFolder, putInPlace } from './output.ts';
import { nextDue, publish, publishDue, PublishError, putBack } from './publish.ts';

vi.mock('#render/content/load.ts', { spy: true });

const ARTICLE = 'news/record-coffee-harvest.md';
const ADDRESS = '/news/record-coffee-harvest';
const BEFORE = new Date('2027-03-01T04:59:00Z');
const DUE = new Date('2027-03-01T05:00:00Z');

let root = '';
let out = '';
let content: ContentCopy;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  out = path.join(root, 'site');
  content = copyContent(FROZEN_CONTENT);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  content.remove();
});

/** Builds pages that consist of a title. */
function build(folder: string, source: string, now: Date): Promise<void> {
  const fresh = freshFolder(folder);
  mkdirSync(path.join(fresh, 'news'));
  writeFileSync(path.join(fresh, 'index.html'), '<title>Home</title>');
  for (const { id, title } of loadContent(source, { now, isPreview: false }).articles)
    writeFileSync(path.join(fresh, `news/${id}.html`), `<title>${title}</title>`);
  writeFileList(fresh);
  putInPlace(folder, fresh);
  return Promise.resolve();
}

const settings = (now: Date) => ({ out, content: content.folder, now, build });

function change(file: string, from: RegExp, to: string): void {
  const whole = path.join(content.folder, file);
  const text = readFileSync(whole, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(whole, text.replace(from, to));
}
const isOnline = (address: string) => existsSync(path.join(out, `${address}.html`));

describe('publishing', () => {
  it('lists the changed pages; it can be taken back, and that can be undone', async () => {
    const first = await publish(settings(BEFORE));
    expect(first.added).toHaveLength(7);
    change(ARTICLE, /^title:(?: .*\n(?: {2}.*\n)*)/m, 'title: A new title\n');
    const page = { address: ADDRESS, title: 'A new title' };
    expect(await publish(settings(BEFORE))).toEqual({
      added: [],
      changed: [page],
      removed: [],
      warnings: [],
    });

    const back = await putBack(settings(BEFORE));
    expect(back.changed).toMatchObject([{ address: ADDRESS }]);
    expect(back.changed).not.toMatchObject([{ title: 'A new title' }]);
    expect((await putBack(settings(BEFORE))).changed).toEqual([page]);
  });

  it('with a mistake names file and field, and does not change the site', async () => {
    await publish(settings(BEFORE));
    change(ARTICLE, /^date: .*$/m, "date: '2024-02-30'");
    const published = publish(settings(BEFORE));
    await expect(published).rejects.toThrow(PublishError);
    await expect(published).rejects.toThrow(
      `${path.join(content.folder, ARTICLE)}: date: expected`,
    );
    expect(isOnline(ADDRESS)).toBe(true);
    expect(existsSync(`${out}-content-next`)).toBe(false);
  });

  it('reports a full disk, and does not change the site', async () => {
    await publish(settings(BEFORE));
    for (const code of ['ENOSPC', 'EDQUOT']) {
      const full = Object.assign(new Error('write'), { code });
      const published = publish({ ...settings(BEFORE), build: () => Promise.reject(full) });
      await expect(published).rejects.toThrow('The disk is full: make room, and publish again.');
    }
    expect(isOnline(ADDRESS)).toBe(true);
    expect(existsSync(`${out}-lock`)).toBe(false);
  });

  it('names a file that cannot be written', async () => {
    const error = Object.assign(new Error('EACCES: permission denied, open x'), {
      code: 'EACCES',
      syscall: 'open',
    });
    const published = publish({ ...settings(BEFORE), build: () => Promise.reject(error) });
    await expect(published).rejects.toThrow(PublishError);
    await expect(published).rejects.toThrow('permission denied, open x');
  });

  it('lists possible improvements of photographs', async () => {
    const warning = 'The sky of this photograph is too dark';
    vi.mocked(loadContentWithPhotos).mockResolvedValueOnce({
      content: loadContent(content.folder),
      photos: new Map(),
      warnings: [warning],
      untranslated: [],
    });
    expect(await publish(settings(BEFORE))).toMatchObject({ warnings: [warning] });
  });

  it('cannot be taken back if there is no previous build', async () => {
    await publish(settings(BEFORE));
    await expect(putBack(settings(BEFORE))).rejects.toThrow('There is no earlier build');
  });
});

describe('an article with a date', () => {
  beforeEach(() => change(ARTICLE, /^title:/m, 'publishAt: 2027-03-01 08:00\ntitle:'));

  it('is published automatically at that time, once', async () => {
    await publish(settings(BEFORE));
    expect(isOnline(ADDRESS)).toBe(false);
    expect(await nextDue(settings(BEFORE))).toEqual(DUE);
    expect(await publishDue(settings(BEFORE))).toBeNull();
    expect(await publishDue(settings(DUE))).toMatchObject({ added: [{ address: ADDRESS }] });
    expect(isOnline(ADDRESS)).toBe(true);
    expect(await publishDue(settings(DUE))).toBeNull();
    expect(await nextDue(settings(DUE))).toBeNull();
  });

  it('does not publish changes that were saved since the last publication', async () => {
    await publish(settings(BEFORE));
    change('news/crop-protection-workshop.md', /^title:/m, 'draft: true\ntitle:');
    const changes = await publishDue(settings(DUE));
    expect(changes).toMatchObject({ added: [{ address: ADDRESS }], removed: [] });
  });

  it('is not due any more after the publication was taken back', async () => {
    change(ARTICLE, /^publishAt:.*\n/m, '');
    await publish(settings(BEFORE));
    change(ARTICLE, /^title:/m, 'publishAt: 2027-03-01 08:00\ntitle:');
    await publish(settings(BEFORE));
    await putBack(settings(BEFORE));
    expect(await publishDue(settings(DUE))).toBeNull();
    expect(isOnline(ADDRESS)).toBe(true);
  });

  it('is found due after a build by another command', async () => {
    await build(out, content.folder, BEFORE);
    const later = new Date('2099-01-01T00:00:00Z');
    change(ARTICLE, /^publishAt:.*$/m, 'publishAt: 2098-03-01 08:00');
    expect(await publishDue(settings(later))).toMatchObject({ added: [{ address: ADDRESS }] });
  });
});
