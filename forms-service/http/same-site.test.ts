import { expect, it } from 'vitest';
import { isOurs } from './same-site.ts';

const HOST = 'forms.kilele.example';
const STATIC = 'https://www.kilele.example';

it.each([
  [{ host: HOST, origin: `https://${HOST}` }, true],
  [{ host: HOST, origin: STATIC }, true],
  [{ host: HOST, origin: 'https://evil.example' }, false],
  [{ host: HOST, origin: `https://${HOST}.evil.example` }, false],
  [{ host: HOST, origin: 'null' }, false],
  [{ host: HOST, origin: '' }, false],
  [{ host: '', origin: '' }, false],
  [{ host: HOST, 'sec-fetch-site': 'cross-site' }, false],
  [{ host: HOST, 'sec-fetch-site': 'same-site' }, false],
  [{ host: HOST, 'sec-fetch-site': 'same-origin' }, true],
  // A program that is not a browser.
  [{ host: HOST }, true],
])('%o: %s', (headers, isIt) => {
  expect(isOurs(headers, STATIC)).toBe(isIt);
});
