import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent, loadContentWithPhotos } from '#render/content/load.ts';
import { writeFileList } from '#serve/file-list.ts';
import { editableContent } from '#tests/editable-content.ts';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { freshFolder, putInPlace } from './output.ts';
import { nextDue, publish, publishDue, PublishError, putBack } from './publish.ts';

vi.mock('#render/content/load.ts', { spy: true });

const ARTICLE = 'en/news/record-coffee-harvest.md';
const ADDRESS = '/news/record-coffee-harvest';
const BEFORE = new Date('2027-03-01T04:59:00Z');
const DUE = new Date('2027-03-01T05:00:00Z');

let out = '';
let files: ReturnType<typeof editableContent>;
beforeEach(() => {
  out = path.join(temporaryFolder(), 'site');
  files = editableContent();
});

/** Builds pages that consist of a title. */
function build(folder: string, source: string, now: Date): Promise<void> {
  const fresh = freshFolder(folder);
  writeInto(fresh, 'index.html', '<title>Home</title>');
  for (const { id, title } of loadContent(source, { now, isPreview: false }).articles)
    writeInto(fresh, `news/${id}.html`, `<title>${title}</title>`);
  writeFileList(fresh);
  putInPlace(folder, fresh);
  return Promise.resolve();
}

const settings = (now: Date) => ({ out, content: files.folder, now, build });

const isOnline = () => existsSync(path.join(out, `${ADDRESS}.html`));

describe('publishing', () => {
  it('does not put simulated forms online where customers may come', async () => {
    files.change('facts/site.yaml', /kilele\.example/, 'highland-growers.co.ke');
    await expect(publish(settings(BEFORE))).rejects.toThrow('SIMULATED_FORMS=yes');
    expect(isOnline()).toBe(false);
  });

  it('lists the changed pages; it can be taken back, and that can be undone', async () => {
    const first = await publish(settings(BEFORE));
    expect(first.added.map(({ address }) => address)).toContain(ADDRESS);
    await expect(putBack(settings(BEFORE))).rejects.toThrow('There is no earlier build');
    files.change(ARTICLE, /^title:(?: .*\n(?: {2}.*\n)*)/m, 'title: A new title\n');
    const page = { address: ADDRESS, title: 'A new title' };
    const origin = loadContent(files.folder).site.origin;
    const changes = { added: [], changed: [page], removed: [], warnings: [], origin };
    expect(await publish(settings(BEFORE))).toEqual(changes);

    const back = await putBack(settings(BEFORE));
    expect(back.changed).toMatchObject([{ address: ADDRESS }]);
    expect(back.changed).not.toMatchObject([{ title: 'A new title' }]);
    expect((await putBack(settings(BEFORE))).changed).toEqual([page]);
  });

  it('with a mistake names file and field, and does not change the site', async () => {
    await publish(settings(BEFORE));
    files.change(ARTICLE, /^date: .*$/m, "date: '2024-02-30'");
    await expect(publish(settings(BEFORE))).rejects.toThrow(
      new RegExp(`${files.at(ARTICLE)}: date: expected`),
    );
    expect(isOnline()).toBe(true);
    expect(existsSync(`${out}-content-next`)).toBe(false);
  });

  it('is not disturbed by a mistake that is saved meanwhile', async () => {
    const published = await publish({
      ...settings(BEFORE),
      build: async (...given) => {
        files.change('facts/site.yaml', /^origin: .*$/m, 'origin: [');
        await build(...given);
      },
    });
    expect(published.origin).toMatch(/^https:/);
    expect(isOnline()).toBe(true);
  });

  it('reports a full disk and a file that cannot be written, and does not change the site', async () => {
    await publish(settings(BEFORE));
    for (const [code, message] of [
      ['ENOSPC', 'The disk is full: make room, and publish again.'],
      ['EDQUOT', 'The disk is full: make room, and publish again.'],
      ['EACCES', 'permission denied, open x'],
    ] as const) {
      const error = Object.assign(new Error('permission denied, open x'), {
        code,
        syscall: 'open',
      });
      const published = publish({ ...settings(BEFORE), build: () => Promise.reject(error) });
      await expect(published).rejects.toThrow(PublishError);
      await expect(published).rejects.toThrow(message);
    }
    expect(isOnline()).toBe(true);
    expect(existsSync(`${out}-lock`)).toBe(false);
  });

  it('lists possible improvements of photographs', async () => {
    const warnings = ['The sky of this photograph is too dark'];
    vi.mocked(loadContentWithPhotos).mockResolvedValueOnce({
      content: loadContent(files.folder),
      photos: new Map(),
      warnings,
      untranslated: [],
      twins: [],
      aboutTwins: [],
    });
    expect(await publish(settings(BEFORE))).toMatchObject({ warnings });
  });
});

describe('an article with a date', () => {
  beforeEach(() => files.change(ARTICLE, /^title:/m, 'publishAt: 2027-03-01 08:00\ntitle:'));

  it('is published at that time, once, without changes that were saved since', async () => {
    await publish(settings(BEFORE));
    expect(isOnline()).toBe(false);
    expect(await nextDue(settings(BEFORE))).toEqual(DUE);
    expect(await publishDue(settings(BEFORE))).toBeNull();
    files.change('en/news/cooperative-partnership.md', /^title:/m, 'draft: true\ntitle:');
    const changes = await publishDue(settings(DUE));
    expect(changes).toMatchObject({ added: [{ address: ADDRESS }], removed: [] });
    expect(isOnline()).toBe(true);
    expect(await publishDue(settings(DUE))).toBeNull();
    expect(await nextDue(settings(DUE))).toBeNull();
  });

  it('is not due any more after the publication was taken back', async () => {
    files.change(ARTICLE, /^publishAt:.*\n/m, '');
    await publish(settings(BEFORE));
    files.change(ARTICLE, /^title:/m, 'publishAt: 2027-03-01 08:00\ntitle:');
    await publish(settings(BEFORE));
    await putBack(settings(BEFORE));
    expect(await publishDue(settings(DUE))).toBeNull();
    expect(isOnline()).toBe(true);
  });

  it('is found due after a build by another command', async () => {
    await build(out, files.folder, BEFORE);
    const later = new Date('2099-01-01T00:00:00Z');
    files.change(ARTICLE, /^publishAt:.*$/m, 'publishAt: 2098-03-01 08:00');
    expect(await publishDue(settings(later))).toMatchObject({ added: [{ address: ADDRESS }] });
  });
});

describe('another language', () => {
  it('never stops a publication: what is set aside is a warning that names the file in content/', async () => {
    files.write('sw/faq.yaml', '- question: Swali bila jibu\n');
    const { warnings } = await publish(settings(BEFORE));
    expect(isOnline()).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('content/sw/faq.yaml is set aside')]);
    expect(warnings[0]).toContain('[0].answer: missing');
  });
});
