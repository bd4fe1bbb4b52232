import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createAccess } from './access.ts';

type Headers = Record<string, string>;
const URL = 'https://staff.kilele.example/edit/';
const proxy = { url: URL, previewUrl: 'https://staff.kilele.example:8443' };
const request = (headers: Headers, method = 'GET') => ({ method, headers }) as IncomingMessage;
const refused = expect.objectContaining({ status: 403 }) as Error;

it.each<[string, Headers]>([
  ['another name of this machine', { host: 'kilele.example' }],
  ['another site', { host: '127.0.0.1:4190', origin: 'https://elsewhere.example' }],
  ['a program without a page', { host: '127.0.0.1:4190' }],
])('answers no request of %s', (_whose, headers) => {
  const { enter } = createAccess(undefined);
  expect(() => enter(request(headers, 'POST'))).toThrow(refused);
  expect(enter(request({ ...headers, host: 'localhost:9', origin: '' }))).toBeUndefined();
});

it('answers its own pages, and behind a proxy only people whom that names', () => {
  const own = { host: '127.0.0.1:4190', origin: 'http://127.0.0.1:4190' };
  expect(createAccess(undefined).enter(request(own, 'POST'))).toBeUndefined();
  const { enter } = createAccess(proxy);
  const there = { host: 'staff.kilele.example', origin: 'https://staff.kilele.example' };
  expect(() => enter(request(there))).toThrow(refused);
  expect(enter(request({ ...there, 'x-staff-name': 'Wanjiru\n' }, 'POST'))).toBe('Wanjiru');
});

it('shows the preview behind a proxy to those who have the cookie of the editor', () => {
  const { cookie, seesPreview } = createAccess(proxy);
  const given = cookie(request({ host: 'staff.kilele.example' }));
  expect(given).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
  expect(seesPreview(request({ cookie: given.split(';')[0] ?? '' }))).toBe(true);
  expect(seesPreview(request({ host: '127.0.0.1' }))).toBe(false);
});
