/**
 * The service answers every request, and stores only complete submissions. `FUZZ_CASES` is the number of requests;
 * `npm run fuzz` sends 100,000.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIELDS } from '@website/site/forms/fields';
import { FORMS } from '../types.ts';
import { checkFields } from './check-fields.ts';
import { HOST, testService } from '../testing/test-service.ts';

const CASES = Number(process.env['FUZZ_CASES'] ?? 1500);
/** Milliseconds for one request. */
const TIME = 50;

/** Mostly the first, sometimes one of the others. */
const mostly = <Part>(usual: fc.Arbitrary<Part>, ...others: fc.Arbitrary<Part>[]) =>
  fc.oneof(
    { weight: 8, arbitrary: usual },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  );

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('jane@kilele.example', 'a@b\r\nBcc: c@d', '\u202e', '\ud800', '=1+1', ''),
  fc.string({ minLength: 250, maxLength: 12_000 }),
);
const name = mostly(
  fc.constantFrom('name', 'email', 'subject', 'message', 'website', 'stamp'),
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
);
/** Almost the request of a form. */
const near = fc.record(
  {
    name: fc.oneof(fc.constant('Jane'), anyText),
    email: fc.oneof(fc.emailAddress(), anyText),
    subject: fc.oneof(fc.constantFrom('Coffee', 'General Inquiry'), anyText),
    message: fc.oneof(fc.string({ minLength: 10, maxLength: 200 }), anyText),
    website: fc.constantFrom('', 'x'),
    stamp: anyText,
  },
  { requiredKeys: [] },
);
const right = fc.record({ email: fc.emailAddress() });
const fields = fc.oneof(right, near, fc.dictionary(name, anyText));
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');
const asForm = (entries: object) =>
  Object.entries(entries)
    .map((pair) => pair.map((part) => encodeURIComponent(wellFormed(String(part)))).join('='))
    .join('&');
const body = fc.oneof(
  fields.map((value) => JSON.stringify(value)),
  fields.map(asForm),
  fc.json(),
  anyText,
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
);
const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded');
const headers = fc.record(
  {
    'content-type': mostly(types, anyText),
    'content-encoding': mostly(fc.constant('identity'), fc.constant('gzip')),
    'idempotency-key': mostly(fc.uuid(), anyText),
    accept: fc.constantFrom('text/html', '*/*', ''),
    'accept-encoding': anyText,
    origin: mostly(fc.constant(`https://${HOST}`), fc.webUrl(), anyText),
    referer: fc.oneof(fc.webUrl(), anyText),
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'none', 'cross-site'),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), anyText),
  },
  { requiredKeys: ['content-type'] },
);
const url = mostly(
  fc.constantFrom(...FORMS.map((form) => `/submissions/${form}`)),
  fc.webPath().map((path) => `/submissions${path}`),
  fc.webQueryParameters().map((query) => `/submissions/leave?${query}`),
  fc.base64String().map((token) => `/submissions/confirm?token=${token}`),
);
const method = mostly(fc.constant('POST'), fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'BREW'));

it(
  `answers ${CASES} requests of all kinds, and stores only complete submissions`,
  async () => {
    const service = await testService();
    const bare = fc.record({ method, url, headers, body });
    await fc.assert(
      fc.asyncProperty(bare, async (sent) => {
        const { status, headers: answered } = await service.ask(sent);
        expect(status).toBeLessThan(500);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(Object.values(answered).join('')).not.toMatch(/[\r\n]/);
        // Each request comes one hour later, so that no limit is reached.
        service.clock.now += 60 * 60 * 1000;
      }),
      { numRuns: CASES },
    );
    expect(service.failures).toEqual([]);
    const stored = await service.stored();
    expect(stored.length).toBeGreaterThan(0);
    for (const { form, fields: kept } of stored) {
      expect(Object.keys(kept).sort()).toEqual(Object.keys(FIELDS[form]).sort());
      // The stored text passes the checks again, unchanged.
      expect(checkFields(FIELDS[form], new Map(Object.entries(kept)))).toEqual({ fields: kept });
    }
  },
  10_000 + CASES * TIME,
);
