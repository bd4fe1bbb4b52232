import { readFileSync } from 'node:fs';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { expect, it } from 'vitest';
import { readSettings } from './service-settings.ts';
import { DAY } from './time-units.ts';

it('default to off, SQLite and no mail where variables are missing or empty', () => {
  const usual = readSettings({});
  expect(usual).toMatchObject({
    isLive: false,
    folder: 'var/submissions',
    databaseUrl: undefined,
    smtpUrl: undefined,
    trustedProxies: 0,
    retention: { months: 24, unconfirmedMs: 14 * DAY, logMs: 14 * DAY },
  });
  expect(readSettings({ DATABASE_URL: '', TRUST_PROXY: '' })).toEqual(usual);
});

it.each(['submissions', 'papers/privacy-real'])(
  'store submissions as long as %s.yaml says',
  (name) => {
    const { months } = readSettings({}).retention;
    const saidIn = (content: string) =>
      [...readFileSync(`${content}/${name}.yaml`, 'utf8').matchAll(/(\d+)\s+months/g)].map(
        ([, number]) => Number(number),
      );
    const frozen = saidIn(FROZEN_CONTENT);
    expect(frozen).toEqual(frozen.map(() => months));
    expect(frozen).not.toEqual([]);
    // Staff may say it in other words, and name the months of other things beside it.
    const live = saidIn('content/en');
    if (live.length > 0) expect(live).toContain(months);
  },
);

it('accept valid values', () => {
  expect(
    readSettings({
      SUBMISSIONS: 'live',
      DATABASE_URL: 'postgres://kilele:pw@db.example/forms',
      MAIL_STAFF: 'one@kilele.example, two@kilele.example',
      ALLOWED_ORIGIN: 'https://www.kilele.example',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
      SUBMISSIONS_SECRET: `${'a'.repeat(32)}, ${'b'.repeat(32)}`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 'k').toString('base64')}`,
      WEBHOOK_URL: 'https://crm.example/hook?from=a@b',
      RETENTION_MONTHS: '12',
    }),
  ).toMatchObject({
    isLive: true,
    databaseUrl: 'postgres://kilele:pw@db.example/forms',
    mailStaff: ['one@kilele.example', 'two@kilele.example'],
    allowedOrigin: 'https://www.kilele.example',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
    retention: { months: 12 },
  });
});

it.each([
  ['SUBMISSIONS', 'on', 'off or live.'],
  ['TRUST_PROXY', '10.0.0.0/8, true', 'networks of your proxies such as 10.0.0.0/8, separated by'],
  ['TRUST_PROXY', '10.0.0.0/40', 'networks of your proxies'],
  ['STAFF_HOST', '0.0.0.0', 'an address of this machine alone, such as 127.0.0.1'],
  ['RETENTION_MONTHS', '0', 'a whole number from 1 to 120.'],
  ['ALLOWED_ORIGIN', 'https://www.kilele.example/', 'an origin such as https://www.example.com'],
])('refuse %s=%s', (name, value, expected) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    `${name} is "${value}"; expected ${expected}`,
  );
});

it.each([
  ['DATABASE_URL', 'mysql://kilele:hunter2@db.example/forms'],
  ['SMTP_URL', 'https://kilele:hunter2@mail.example'],
  ['SUBMISSIONS_SECRET', 'hunter2'],
  ['SUBMISSIONS_SECRET', `hunter2,${'x'.repeat(32)}`],
  // Not Base64: the key would be empty.
  ['WEBHOOK_SECRET', 'whsec_hunter2-hunter2-hunter2'],
  ['WEBHOOK_SECRET', 'whsec_aHVudGVyMg=='],
  ['WEBHOOK_URL', 'https://hunter2:hunter2@crm.example/hook'],
  ['WEBHOOK_URL', 'ftp://hunter2@crm.example'],
  ['MAIL_STAFF', 'one@kilele.example, hunter2'],
  ['MAIL_FROM', 'hunter2'],
])('refuse %s without showing it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is not right; expected `);
  expect(() => readSettings({ [name]: value })).not.toThrow('hunter2');
});

it('require a secret with the webhook', () => {
  const wrong = { WEBHOOK_URL: 'https://crm.example/hook' };
  expect(() => readSettings(wrong)).toThrow(/^WEBHOOK_SECRET is missing; .* WEBHOOK_URL is set/);
});

it('report all mistakes at once', () => {
  const wrong = { SUBMISSIONS: 'on', TRUST_PROXY: '-1' };
  expect(() => readSettings(wrong)).toThrow(/^SUBMISSIONS .*\nTRUST_PROXY .*$/);
});
