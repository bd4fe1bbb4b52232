/** The editor by HTTP: its own pages, the programs that look at files, and what it refuses. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { samplePhoto } from '../../site/photos/testing/sample-photo.ts';
import { servedEditor } from '../testing/served-editor.ts';
import type { OpenText } from './forms-api.ts';

/** The script of the page of a text, in bytes as Brotli sends them. */
const MOST_SCRIPT = 200_000;
const ARTICLE = 'news/record-coffee-harvest';
const FILE = `en/${ARTICLE}.md`;
const { root, content, ask, page, send } = servedEditor(() => ({
  staffUrl: 'https://staff.kilele.example/',
}));
const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(content, file), text);
const filesIn = (folder: string) =>
  existsSync(path.join(content, folder)) ? readdirSync(path.join(content, folder)) : [];

/** Sends JSON as the page of a text does. */
const post = (address: string, body: unknown, method = 'POST') =>
  ask(address, {
    ...{ method, headers: { 'Content-Type': 'application/json' } },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const openText = async (of: string, draft = '') =>
  (await ask(`text.json?of=${of}&draft=${draft}`)).json() as Promise<OpenText>;
const saving = (of: string, { files, draftId }: OpenText, changes: object) => ({
  of,
  form: { ...files.form, ...changes },
  state: files.state,
  draft: draftId,
});

it('refuses what is too long, no JSON, or of another page; a failure shows no details', async () => {
  expect((await post('save', `"${'x'.repeat(8_000_001)}"`)).status).toBe(413);
  expect((await post('save', '{')).status).toBe(400);
  expect((await ask('text.json?of=news/nothing')).status).toBe(404);
  const elsewhere = { Origin: 'https://elsewhere.example' };
  expect((await ask('publish', { method: 'POST', headers: elsewhere })).status).toBe(403);
  expect((await send('publish', { token: 'guessed', what: 'publish' })).status).toBe(403);
  const noise = vi.spyOn(console, 'error').mockReturnValue();
  const failed = await post('save', 'null');
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain('The editor has failed. Nothing has been saved.');
  expect(noise).toHaveBeenCalledOnce();
});

it('has a page whose scripts are small, under a policy without exceptions', async () => {
  const answer = await ask('text?of=team');
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(policy).not.toContain('unsafe');
  const [, script = ''] = /src="(page\/[^"]+)"/.exec(html) ?? [];
  const compressed = await ask(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  const source = await compressed.text();
  const { length } = brotliCompressSync(source);
  expect(length).toBeGreaterThan(20_000);
  expect(length).toBeLessThan(MOST_SCRIPT);
  // Nothing of development, whatever NODE_ENV is.
  expect(source).not.toMatch(/\bhttps?:\/\/localhost|@vite\/client|jsxDEV/);
}, 120_000);

it('a check says who sees the text, and a draft is kept until it is saved', async () => {
  const open = await openText(ARTICLE);
  const wrong = { ...open.files.form, title: '', publishAt: '2099-03-01 08:00' };
  expect(await (await post('check', { of: ARTICLE, form: wrong })).json()).toMatchObject({
    mark: 'Visitors see it from 1 March 2099 at 08:00 in Nairobi.',
    problems: [{ label: 'Title', place: 'title' }],
  });

  const form = { ...open.files.form, title: 'Not saved yet' };
  const draft = { of: ARTICLE, form, base: open.files, after: '' };
  const address = `drafts/${open.draftId}`;
  expect(await (await post(address, draft, 'PUT')).json()).toHaveProperty('kept');
  expect(await openText(ARTICLE)).toMatchObject({ draft: { form, who: 'Wanjiru' }, others: [] });
  expect(await page('texts')).toContain('Wanjiru wrote on it and has not saved it');
  expect(read(FILE)).not.toContain('Not saved yet');

  const saved = await post('save', saving(ARTICLE, open, { title: 'Saved now' }));
  expect(await saved.json()).toMatchObject({ of: ARTICLE, form: { title: 'Saved now' } });
  expect(read(FILE)).toContain('title: Saved now\n');
  expect(await openText(ARTICLE)).not.toHaveProperty('draft');
  // The files have changed since the form was opened.
  expect(await (await post('save', saving(ARTICLE, open, { title: 'Late' }))).json()).toMatchObject(
    {
      changed: { form: { title: 'Saved now' } },
      who: 'Wanjiru',
    },
  );
});

it('a new article is made once, whatever is sent twice, and deleted', async () => {
  const { files } = await openText(ARTICLE);
  const open = await openText('news');
  const description = `${String(files.form['description'])} New.`;
  const body = saving('news', { ...open, files }, { title: 'First rains', description });
  const address = `drafts/${open.draftId}`;
  await post(address, { of: 'news', form: body.form, base: open.files, after: '' }, 'PUT');
  expect(await page('texts')).toContain(`text?of=news&amp;draft=${open.draftId}`);
  expect(await (await post('save', body)).json()).toMatchObject({ of: 'news/first-rains' });
  const again = await post('save', { ...body, form: { ...body.form, title: 'Other' } });
  expect(await again.json()).toMatchObject({ made: { of: 'news/first-rains' } });
  expect(filesIn('en/news').filter((name) => name.includes('other'))).toEqual([]);
  expect((await post('delete', { of: 'news/first-rains', draft: open.draftId })).status).toBe(200);
  expect(filesIn('en/news')).not.toContain('first-rains.md');
});

it('lists all texts, says what is wrong with one, finds titles, and shows of many the first ones', async () => {
  write('en/news/cut-off.md', '---\ntitle: [');
  const old = '---\ntitle: Old\ndate: "2001-01-01"\n---\nRain fell on **Ruiru** all night.\n';
  for (let number = 0; number < 30; number += 1) write(`en/news/old-${number}.md`, old);
  const html = await page('texts');
  expect(html).toContain('<a href="texts?language=en&amp;in=news">All ');
  expect(html.match(/text\?of=news\/old/g)?.length).toBeLessThan(20);
  const all = await page('texts?in=news');
  expect(all.match(/text\?of=news\/old/g)).toHaveLength(30);
  expect(all).toContain('Cut off (cannot be read)');
  // The texts of another language are those of the first, also of one that cannot be read.
  mkdirSync(path.join(content, 'sw'));
  const other = await page('texts?language=sw&in=news');
  expect(other).toContain('<a href="text?of=sw/news/cut-off">Cut off (cannot be read)</a>');
  expect(other).not.toContain('New article');
  expect(await page('texts?q=PEOPLE')).toContain('text?of=team');
  // As visitors read it: the file has {founded}.
  expect(await page('texts?q=2007%20still%20serves')).toContain('text?of=team');
  const sentence = await page('texts?q=RUIRU%20night');
  expect(sentence).toContain('<a href="text?of=news/old-0#body">Text</a>');
  expect(sentence).toContain('Rain fell on Ruiru all night.');
  expect(sentence).not.toContain('text?of=team');
  // The phrase counts before its single words; no word is cut, and no sign of Markdown shows.
  const phrase = await page('texts?q=trained.%20the%20second');
  expect(phrase).toMatch(
    /: … [^<]*1M\+ and 1\.5M\+ farmers trained\. The second includes [^<]* …</,
  );
  expect(phrase).not.toContain('New article');
});

it('each page leads back to the page for staff, and says where one is', async () => {
  for (const name of ['', 'texts', 'photographs', 'publish', 'versions', 'guide', 'brand']) {
    const html = await page(name);
    expect(html).toContain('<a href="https://staff.kilele.example/">Inbox</a>');
    const [, current] = /href="([^"]+)" aria-current="page"/.exec(html) ?? [];
    expect(current).toBe(name === 'brand' ? undefined : name || './');
  }
});

it('lists what is left of the invented company by text, closed, with the number', async () => {
  const brand = await page('brand');
  const [, number = '', inside = ''] =
    /<details><summary>Company: (\d+)<\/summary>(.*?)<\/details>/.exec(brand) ?? [];
  expect(inside).toMatch(/^<p>Change it in <a href="text\?of=site">Company<\/a>\.<\/p><ul>/);
  expect(inside.match(/<li>/g)).toHaveLength(Number(number));
  expect(inside).toContain('<li>phone: ');
  expect(brand.match(/<summary>Company/g)).toHaveLength(1);
});

it('says on the page «Publish» what waits for its date, what is deleted, and what is wrong', async () => {
  const before = read(FILE);
  const add = (field: string) => write(FILE, before.replace(/^category:/m, `${field}\ncategory:`));
  mkdirSync(path.join(root, 'site'));
  writeFileSync(path.join(root, 'site/index.html'), '');
  add("publishAt: '2026-01-01 08:00'");
  expect(await page('publish')).not.toContain('What visitors do not see yet');
  add("publishAt: '2099-03-01 08:00'");
  expect(await page('publish')).toContain(': from 2099-03-01 08:00, in Nairobi');
  // The content that was published last.
  cpSync(content, path.join(root, 'site-content'), { recursive: true });
  rmSync(path.join(content, FILE));
  expect(await page('publish')).toContain(
    'deleted, but it still appears on 1 March 2099 at 08:00 in Nairobi unless you publish before',
  );
  add('author: 7');
  expect(await page('publish')).toContain('These mistakes must be put right first');
  await send('publish', { what: 'publish' });
  await expect
    .poll(() => page('publish'))
    .toContain('Nothing was published. The site is as it was.');
});

describe('on the page of photographs', () => {
  const words = { text: 'Growers in a field', x: '40', y: '60', credit: '', licence: '', name: '' };

  it('a photograph is added with its texts, and no other file; saves are checked with it', async () => {
    const sample = await samplePhoto({ width: 960, height: 720 });
    const jpeg = await sample
      .withExif({ IFD0: { Model: 'Samsung A14' } })
      .jpeg()
      .toBuffer();
    const before = [read('en/pictures.yaml'), filesIn('photos')];
    const refused = await send('photographs', { ...words, file: new File(['<p>'], 'photo.jpg') });
    expect(refused.wrong).toMatch(/^file: .*this file is none, whatever its name says/);
    expect(refused.html).toContain('Growers in a field</textarea>');
    expect([read('en/pictures.yaml'), filesIn('photos')]).toEqual(before);

    const file = new File([new Uint8Array(jpeg)], '../Field: day.JPG');
    const { leadsTo } = await send('photographs', { ...words, file });
    expect(leadsTo).toBe('photographs?name=Field%20day&done=added');
    expect(filesIn('photos').filter((name) => name !== 'README.md')).toEqual(['Field day.jpg']);
    expect(jpeg.includes('Samsung')).toBe(true);
    expect(read('photos/Field day.jpg')).not.toContain('Samsung');
    expect(read('en/pictures.yaml')).toMatch(/^Field day: Growers in a field$/m);
    expect(read('facts/photos.yaml')).toContain('x: 40');
    expect(await page('photographs?name=Field%20day')).toContain(
      'Not as the wide cut of a hero: expected at least 1,920',
    );
    expect(await page('pictures.json')).toContain(
      '{"value":"Field day","label":"Field day: Growers in a field"}',
    );
    const small = await ask('thumbnails/Field%20day');
    expect(small.headers.get('content-type')).toBe('image/webp');

    // Another file in its place must fit where it is used.
    write(FILE, read(FILE).replace(/^image: .*$/m, 'image: Field day'));
    const replacedBy = async (width: number, height: number) => {
      const png = await (await samplePhoto({ width, height })).png().toBuffer();
      const other = new File([new Uint8Array(png)], 'other.png');
      return send('photographs?name=Field%20day', { what: 'replace', file: other });
    };
    expect((await replacedBy(480, 320)).html).toContain('It is used as an article (Image), but: ');
    expect(filesIn('photos')).toContain('Field day.jpg');
    expect((await replacedBy(1000, 700)).leadsTo).toContain('done=replaced');
    expect(filesIn('photos').filter((name) => name !== 'README.md')).toEqual(['Field day.png']);
    const one = await page('photographs?name=Field%20day');
    expect(one).toContain('1,000 × 700 px');
    expect(one).toContain('It cannot be deleted while it is used');
    expect((await send('photographs?name=Field%20day', { what: 'delete' })).status).toBe(409);

    const body = saving(ARTICLE, await openText(ARTICLE), { title: '' });
    expect(await (await post('save', body)).text()).toContain('Title: ');
    // That somebody else has saved meanwhile is said first.
    write(FILE, `${read(FILE)}\nA sentence of somebody else.\n`);
    expect(await (await post('save', body)).json()).toHaveProperty('changed');
  });
});

describe('on the page of the company’s own', () => {
  const logo = (width: number) => {
    const path = `<path d="M0 0h${width}v40h-${width}z" fill="#0a6b4b"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">${path}</svg>`;
    return new File([svg], 'Maziwa logo.svg');
  };

  it('a logo is taken from a file, and given back for the mark and the name', async () => {
    const before = [read('facts/brand.yaml'), read('en/pictures.yaml'), filesIn('photos')];
    const wide = await send('brand', { what: 'logo', logo: '', file: logo(400) });
    expect(wide.wrong).toMatch(/^file: .*at most 6 times as wide as it is high; this is 10 times/);
    expect([read('facts/brand.yaml'), read('en/pictures.yaml'), filesIn('photos')]).toEqual(before);

    const saved = await send('brand', { what: 'logo', logo: '', file: logo(120) });
    expect(saved.leadsTo).toBe('brand?done=saved');
    expect(filesIn('photos')).toContain('Maziwa logo.svg');
    expect(read('en/pictures.yaml')).toMatch(/^Maziwa logo: The logo of \{companyName\}$/m);
    expect(await page('brand')).toContain('src="thumbnails/Maziwa%20logo"');

    // The other forms of the page keep it.
    const mark = '<svg viewBox="0 0 64 64"><path d="M1 1H63V63Z"/></svg>';
    await send('brand', { what: 'mark', svg: new File([mark], 'mark.svg') });
    expect(read('facts/brand.yaml')).toMatch(/^mark: M1 1H63V63Z\n+logo: Maziwa logo$/m);
    await send('brand', { what: 'logo', logo: '' });
    expect(read('facts/brand.yaml')).not.toMatch(/^logo:/m);
  });

  it('a font is taken from a file with its licence, and given back', async () => {
    const { resolve } = createRequire(import.meta.url);
    const figtree = readFileSync(
      resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    );
    const of = (data: Uint8Array<ArrayBuffer>) => ({
      what: 'fonts',
      'headings-upload': new File([data], 'Shamba.TTF'),
      'headings-licence': 'OFL',
    });
    const before = read('facts/brand.yaml');
    const refused = await send('brand', of(new TextEncoder().encode('<p>Hello</p>')));
    expect(refused.wrong).toMatch(/^headings-upload: .*expected a font/i);
    expect(read('facts/brand.yaml')).toBe(before);
    expect(filesIn('fonts')).not.toContain('Shamba.ttf');

    const saved = await send('brand', of(new Uint8Array(figtree)));
    expect(saved.leadsTo).toBe('brand?done=fonts');
    // The ending is that of what is in the file.
    expect(filesIn('fonts')).toContain('Shamba.woff2');
    expect(read('facts/brand.yaml')).toMatch(
      /^fonts:\n {2}headings:\n {4}file: Shamba\.woff2\n {4}licence: OFL$/m,
    );
    expect(await page('brand')).toContain('<option selected="">Shamba.woff2</option>');
    await send('brand', { what: 'fonts', 'headings-file': '' });
    expect(read('facts/brand.yaml')).not.toMatch(/^fonts:/m);
  });

  it.each([
    [0, 'They are made. Publish to show'],
    [1, 'They could not be made here.'],
  ])('icons and share pictures are drawn: status %i says «%s»', async (status, says) => {
    const noise = vi.spyOn(console, 'error').mockReturnValue();
    // The drawing itself takes minutes. The preview sets CONTENT_FOLDER to its copy.
    const bin = path.join(root, 'bin');
    mkdirSync(bin);
    const npm = `#!/bin/sh\necho "$* $CONTENT_FOLDER" > "${root}/called"\nexit ${status}\n`;
    writeFileSync(path.join(bin, 'npm'), npm, { mode: 0o755 });
    vi.stubEnv('PATH', `${bin}${path.delimiter}${process.env['PATH']}`);
    vi.stubEnv('CONTENT_FOLDER', '/somewhere/else');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await send('brand', { what: 'draw' })).leadsTo).toBe('brand');
    await expect.poll(() => page('brand')).toContain(says);
    const called = `run --silent brand ${path.join(content, 'en')}\n`;
    expect(readFileSync(path.join(root, 'called'), 'utf8')).toBe(called);
    expect(noise).toHaveBeenCalledTimes(status);
  });
});
