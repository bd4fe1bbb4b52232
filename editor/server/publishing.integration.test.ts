/** Who may do what on the page «Publish», and what becomes of a publication, by HTTP. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeFileList } from '@website/site/serve/file-list.ts';
import { freshFolder, putInPlace } from '@website/site/build/output.ts';
import { servedEditor } from '../testing/served-editor.ts';

const { root, content, page, send } = servedEditor((folder) => ({
  roles: path.join(folder, 'roles.yaml'),
  proxy: { url: 'https://staff.example/edit/', previewUrl: 'https://staff.example:8443' },
  afterPublish: `echo "$PUBLISHED_BY" "$PUBLISHED_SITE" >> '${folder}/called'; test ! -e '${folder}/down'`,
  build: (out) => {
    const fresh = freshFolder(out);
    writeFileSync(path.join(fresh, 'index.html'), readFileSync(FILE));
    writeFileList(fresh);
    putInPlace(out, fresh);
    return Promise.resolve();
  },
}));
const [list, site] = [path.join(root, 'roles.yaml'), path.join(root, 'site')];
const called = path.join(root, 'called');
const FILE = path.join(content, 'en/news/record-coffee-harvest.md');
beforeEach(() => writeFileSync(list, 'mayPublish: [wanjiru]\n'));

/** Presses a button of the page. @param html of the page as the person has it */
const press = (who: string, what: string, more: object = {}, html?: string) =>
  send('publish', { what, ...more }, who, html);
const ended = () =>
  expect.poll(() => page('publish', 'wanjiru'), { timeout: 20_000 }).not.toContain('data-running');
const write = (title: string) =>
  writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(/^title: .*$/m, `title: ${title}`));

it('who may only write asks; who may publish compares, sends back with a sentence, publishes', async () => {
  expect((await press('wanjiru', 'publish')).status).toBe(303);
  await ended();
  write('Best crop of the century');
  expect((await press('otieno', 'ask', { says: 'The new harvest' })).status).toBe(303);
  expect(await page('', 'wanjiru')).toContain('The new harvest');
  const shown = await page('publish', 'wanjiru');
  expect(shown).toMatch(/<dt>Title<\/dt><dd><del>.*A record coffee<\/del><ins>.*Best<\/ins>/);
  expect((await press('wanjiru', 'send-back', { who: 'otieno', says: ' ' })).status).toBe(422);
  await press('wanjiru', 'send-back', { who: 'otieno', says: 'Name the farm' });
  expect(await page('', 'otieno')).toContain('Name the farm');
  expect(await page('publish', 'wanjiru')).not.toContain('The new harvest');

  await press('otieno', 'ask');
  await press('wanjiru', 'publish');
  await ended();
  expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toContain('Best crop of the century');
  expect(await page('publish', 'otieno')).not.toContain('You have asked');
});

it.each(['publish', 'back', 'hand-on', 'send-back'])(
  'nobody else can press «%s», nor anybody while the list has a mistake',
  async (what) => {
    const refused = await press('otieno', what, { who: 'otieno', says: 'No' });
    expect([refused.status, refused.html]).toEqual([403, expect.stringContaining('You may write')]);
    writeFileSync(list, 'mayPublish: wanjiru\n');
    const broken = await press('wanjiru', what, { who: 'otieno', says: 'No' });
    expect([broken.status, broken.html]).toEqual([403, expect.stringContaining('has a mistake')]);
    expect((await press('wanjiru', 'ask')).status).toBe(303);
    expect(existsSync(called)).toBe(false);
  },
);

it('publishes nothing that was saved after the page was read', async () => {
  cpSync(content, `${site}-content`, { recursive: true });
  const html = await page('publish', 'wanjiru');
  write('Saved meanwhile');
  const refused = await press('wanjiru', 'publish', {}, html);
  expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('look again')]);
  expect(refused.html).toContain('Saved meanwhile');
});

it('a command that fails leaves the site published, says why, and can be run again', async () => {
  writeFileSync(path.join(root, 'down'), '');
  await press('wanjiru', 'publish');
  await ended();
  expect(await page('publish', 'wanjiru')).toContain(
    'The site is published here, but the company’s command',
  );
  rmSync(path.join(root, 'down'));
  await press('wanjiru', 'hand-on');
  await ended();
  expect(await page('publish', 'wanjiru')).toContain(
    'The company’s command has handed the site on.',
  );
  expect(readFileSync(called, 'utf8')).toBe(`wanjiru ${site}\n`.repeat(2));
});

it('names what another language lacks, and publishes all the same', async () => {
  expect(await page('publish', 'wanjiru')).not.toContain('Other languages');
  const sw = path.join(content, 'sw');
  mkdirSync(sw);
  cpSync(path.join(content, 'en/faq.yaml'), path.join(sw, 'faq.yaml'));
  writeFileSync(path.join(sw, 'ui.yaml'), 'search: Tafuta\n');
  const html = await page('publish', 'wanjiru');
  expect(html).toMatch(
    /<a href="texts\?language=sw">Kiswahili<\/a>: \d+ texts have no translation/,
  );
  expect(html).toMatch(
    /<a href="text\?of=sw\/ui">Short words \(Kiswahili\)<\/a>. Visitors see English: \d+ places/,
  );
  expect(html).not.toContain('must be put right first');
  expect((await press('wanjiru', 'publish')).status).toBe(303);
  await ended();
});
