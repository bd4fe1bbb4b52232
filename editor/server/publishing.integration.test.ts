/** Who may do what on the page «Publish», and what becomes of a publication, by HTTP. */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeFileList } from '@website/site/serve/file-list.ts';
import { freshFolder, putInPlace } from '@website/site/build/output.ts';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { createEditor } from './create-editor.ts';

const root = mkdtempSync(path.join(tmpdir(), 'publishing-'));
const [content, site] = [path.join(root, 'content'), path.join(root, 'site')];
const list = path.join(root, 'roles.yaml');
const FILE = path.join(content, 'en/news/record-coffee-harvest.md');

const { server, close } = createEditor({
  content,
  versions: path.join(root, 'versions'),
  out: site,
  who: 'Nobody',
  roles: list,
  proxy: { url: 'https://staff.example/edit/', previewUrl: 'https://staff.example:8443' },
  afterPublish: `echo "$PUBLISHED_BY" "$PUBLISHED_SITE" >> '${root}/called'; test ! -e '${root}/down'`,
  build: (out) => {
    const fresh = freshFolder(out);
    writeFileSync(path.join(fresh, 'index.html'), readFileSync(FILE));
    writeFileList(fresh);
    putInPlace(out, fresh);
    return Promise.resolve();
  },
});
let origin = '';
beforeAll(async () => {
  cpSync(path.dirname(FROZEN_CONTENT), content, { recursive: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => writeFileSync(list, 'mayPublish: [wanjiru]\n'));
afterAll(async () => {
  await close();
  rmSync(root, { recursive: true });
});

const page = async (who: string, address = 'publish') =>
  (await fetch(`${origin}/${address}`, { headers: { 'X-Staff-Name': who } })).text();
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

/** Presses a button of the page. @param html of the page as the person has it */
async function press(who: string, what: string, more: object = {}, html?: string) {
  const seen = html ?? (await page(who));
  const fields = { token: hidden(seen, 'token'), saved: hidden(seen, 'saved'), what, ...more };
  const response = await fetch(`${origin}/publish`, {
    method: 'POST',
    headers: { Origin: origin, 'X-Staff-Name': who },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, html: await response.text() };
}
const ended = () =>
  expect.poll(() => page('wanjiru'), { timeout: 20_000 }).not.toContain('data-running');
const write = (title: string) =>
  writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(/^title: .*$/m, `title: ${title}`));

it('who may only write asks; who may publish compares, sends back with a sentence, publishes', async () => {
  expect((await press('wanjiru', 'publish')).status).toBe(303);
  await ended();
  write('Best crop of the century');
  expect((await press('otieno', 'ask', { says: 'The new harvest' })).status).toBe(303);
  expect(await page('wanjiru', '')).toContain('The new harvest');
  const shown = await page('wanjiru');
  expect(shown).toMatch(/<dt>Title<\/dt><dd><del>.*A record coffee<\/del><ins>.*Best<\/ins>/);
  expect((await press('wanjiru', 'send-back', { who: 'otieno', says: ' ' })).status).toBe(422);
  await press('wanjiru', 'send-back', { who: 'otieno', says: 'Name the farm' });
  expect(await page('otieno', '')).toContain('Name the farm');
  expect(await page('wanjiru')).not.toContain('The new harvest');

  await press('otieno', 'ask');
  await press('wanjiru', 'publish');
  await ended();
  expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toContain('Best crop of the century');
  expect(await page('otieno')).not.toContain('You have asked');
});

it.each(['publish', 'back', 'hand-on', 'send-back'])(
  'nobody else can press «%s», nor anybody while the list has a mistake',
  async (what) => {
    const before = readFileSync(path.join(root, 'called'), 'utf8');
    const refused = await press('otieno', what, { who: 'otieno', says: 'No' });
    expect([refused.status, refused.html]).toEqual([403, expect.stringContaining('You may write')]);
    writeFileSync(list, 'mayPublish: wanjiru\n');
    const broken = await press('wanjiru', what, { who: 'otieno', says: 'No' });
    expect([broken.status, broken.html]).toEqual([403, expect.stringContaining('has a mistake')]);
    expect((await press('wanjiru', 'ask')).status).toBe(303);
    expect(readFileSync(path.join(root, 'called'), 'utf8')).toBe(before);
  },
);

it('publishes nothing that was saved after the page was read', async () => {
  const html = await page('wanjiru');
  write('Saved meanwhile');
  const refused = await press('wanjiru', 'publish', {}, html);
  expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('look again')]);
  expect(refused.html).toContain('Saved meanwhile');
});

it('a command that fails leaves the site published, says why, and can be run again', async () => {
  writeFileSync(path.join(root, 'down'), '');
  await press('wanjiru', 'publish');
  await ended();
  expect(await page('wanjiru')).toContain('The site is published here, but the company’s command');
  rmSync(path.join(root, 'down'));
  await press('wanjiru', 'hand-on');
  await ended();
  expect(await page('wanjiru')).toContain('The company’s command has handed the site on.');
  expect(readFileSync(path.join(root, 'called'), 'utf8').split('\n').at(-2)).toBe(
    `wanjiru ${site}`,
  );
});

it('names what another language lacks, and publishes all the same', async () => {
  const sw = path.join(content, 'sw');
  mkdirSync(sw);
  cpSync(path.join(content, 'en/faq.yaml'), path.join(sw, 'faq.yaml'));
  writeFileSync(path.join(sw, 'ui.yaml'), 'search: Tafuta\n');
  try {
    const html = await page('wanjiru');
    expect(html).toMatch(
      /<a href="texts\?language=sw">Kiswahili<\/a>: \d+ texts have no translation/,
    );
    expect(html).toMatch(
      /<a href="text\?of=sw\/ui">Short words \(Kiswahili\)<\/a>. Visitors see English: \d+ places/,
    );
    expect(html).not.toContain('must be put right first');
    expect((await press('wanjiru', 'publish')).status).toBe(303);
    await ended();
  } finally {
    rmSync(sw, { recursive: true });
  }
  expect(await page('wanjiru')).not.toContain('Other languages');
});
