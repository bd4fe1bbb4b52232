import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#render/content/root.ts';
import { hasRightType, isWhole, sizeKey } from './right-file.ts';

const whole = (address: string) => new URL(address, 'https://www.kilele.example').href;
const answer = (type: string, status = 200, redirected = false) => {
  const response = new Response('', { status, headers: { 'content-type': type } });
  return Object.defineProperty(response, 'redirected', { value: redirected });
};

it.each([
  ['/assets/a-12345678.js', 'text/javascript; charset=utf-8'],
  ['/assets/a-12345678.js', 'application/javascript'],
  ['/assets/a-12345678.js', 'application/x-javascript'],
  ['/content/1234/news/a.data.js', 'text/javascript'],
  ['/assets/a-12345678.css', 'text/css'],
  ['/assets/a-12345678.svg', 'image/svg+xml'],
  ['/assets/a-12345678.woff2', 'font/woff2'],
  ['/assets/a-12345678.woff2', 'application/font-woff2'],
  ['/assets/a-12345678.woff2', 'application/octet-stream'],
  ['/pictures/a-480.12345678.avif', 'image/avif'],
  ['/pictures/a-480.12345678.avif', 'application/octet-stream'],
  ['/pictures/a-480.12345678.webp', 'image/webp'],
  ['/pictures/a-480.12345678.jpg', 'image/jpeg'],
  ['/pictures/a.12345678.png', 'image/png'],
])('the type of an answer fits %s: %s', (address, type) => {
  expect(hasRightType(whole(address), answer(type))).toBe(true);
  expect(hasRightType(whole(address), answer(type, 404))).toBe(false);
  expect(hasRightType(whole(address), answer(type, 200, true))).toBe(false);
  for (const other of ['text/html', 'text/plain', 'application/json', ''])
    expect(hasRightType(whole(address), answer(other)), other).toBe(false);
});

it('the type of an answer does not fit a file of another kind, or one that is none of ours', () => {
  expect(hasRightType(whole('/assets/a-12345678.js'), answer('text/css'))).toBe(false);
  expect(hasRightType(whole('/pictures/a-480.12345678.avif'), answer('image/webp'))).toBe(false);
  expect(hasRightType(whole('/assets/a-12345678.exe'), answer('text/html'))).toBe(false);
  expect(hasRightType(whole('/assets/a'), answer('text/html'))).toBe(false);
});

/** A picture of each format that the site has, the fonts, a logo as pixels, and what is made by a build. */
const files = (folder: string, ending: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(ROOT, folder, name));
const FILES: [ending: string, data: Buffer][] = [
  ...['avif', 'webp', 'jpg'].flatMap((ending) => files('site/public/pictures', ending)),
  ...files('site/public', 'png'),
  ...files('site/public', 'svg'),
  ...files('site/app/styles/fonts', 'woff2'),
].map((file) => [path.extname(file), readFileSync(file)]);

const bytes = (data: Buffer | string) => new Uint8Array(Buffer.from(data)).buffer;

it('the body of an answer is all of each picture and font of the site, and not a part of one', () => {
  expect(new Set(FILES.map(([ending]) => ending)).size).toBe(6);
  for (const [ending, data] of FILES) {
    const address = whole(`/pictures/a-480.12345678${ending}`);
    expect(isWhole(address, bytes(data), {}), ending).toBe(true);
    const cuts = [0, 1, 7, 20, data.length / 2, data.length - 3].map(Math.floor);
    for (const length of cuts)
      expect(isWhole(address, bytes(data.subarray(0, length)), {}), `${ending} ${length}`).toBe(
        false,
      );
    expect(isWhole(address, bytes('<!DOCTYPE html><html></html>'), {}), ending).toBe(false);
  }
});

it.each(['/assets/a.screen-CVcc_dW-.js', '/assets/a-CVcc_dW-.css'])(
  'the body of an answer is as long as in the build: %s',
  (address) => {
    const sizes = { CVcc: 5 };
    expect(isWhole(whole(address), bytes('12345'), sizes)).toBe(true);
    expect(isWhole(whole(address), bytes('1234'), sizes)).toBe(false);
    expect(isWhole(whole(address), bytes('123456'), sizes)).toBe(false);
  },
);

it('the body of an answer may have any length in another build, and where two files have one key', () => {
  expect(isWhole(whole('/assets/a-12345678.js'), bytes('1'), {})).toBe(true);
  expect(isWhole(whole('/assets/a-12345678.js'), bytes('1'), { 1234: 0 })).toBe(true);
  expect(isWhole(whole('/assets/a-12345678.js'), bytes(''), {})).toBe(false);
});

it('the body of an answer of an entry can be read', () => {
  const address = whole('/content/66300fbd/news/record-coffee-harvest.data.js');
  const text = `export default ${JSON.stringify({ title: 'Täa', html: '<p>1</p>' })}`;
  expect(isWhole(address, bytes(text), {})).toBe(true);
  expect(isWhole(address, bytes('export default "<p>1</p>"'), {})).toBe(true);
  for (const part of [text.slice(0, -1), text.slice(0, 20), text.slice(0, 15), '', '<html>'])
    expect(isWhole(address, bytes(part), {}), part).toBe(false);
});

it('the key of a size is a part of the hash in the name of a script or style sheet', () => {
  expect(sizeKey('about.screen-Dd-Px_irQ.js')).toBe('');
  expect(sizeKey('about.screen-DdPxW-ir.js')).toBe('DdPx');
  expect(sizeKey('a-b--dPxWxir.css')).toBe('-dPx');
  expect(sizeKey('icons-BUES9rvF.svg')).toBe('');
  expect(sizeKey('/content/66300fbd/news/a-12345678.data.js')).toBe('');
});
