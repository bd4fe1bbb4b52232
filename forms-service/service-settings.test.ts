import { readFileSync } from 'node:fs';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { describe, expect, it } from 'vitest';
import { readSettings } from './service-settings.ts';

describe('the settings', () => {
  it('default to off, SQLite and no mail where variables are missing or empty', () => {
    const usual = readSettings({});
    expect(usual).toMatchObject({ isLive: false, folder: 'var/submissions', trustedProxies: 0 });
    expect(usual.databaseUrl).toBeUndefined();
    expect(usual.smtpUrl).toBeUndefined();
    expect(usual.retention).toEqual({
      months: 24,
      unconfirmedMs: 1_209_600_000,
      logMs: 1_209_600_000,
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
    ['SUBMISSIONS', 'on', 'SUBMISSIONS is "on"; expected off or live.'],
    [
      'TRUST_PROXY',
      '10.0.0.0/8, true',
      'TRUST_PROXY is "10.0.0.0/8, true"; expected networks of your proxies such as 10.0.0.0/8, separated by commas, or their number from 0 to 10.',
    ],
    ['TRUST_PROXY', '10.0.0.0/40', 'TRUST_PROXY is "10.0.0.0/40"; expected networks'],
    [
      'STAFF_HOST',
      '0.0.0.0',
      'STAFF_HOST is "0.0.0.0"; expected an address of this machine alone, such as 127.0.0.1: the page for staff itself asks nobody for a password. If a proxy in front of it asks, add STAFF_ANYWHERE=yes.',
    ],
    ['RETENTION_MONTHS', '0', 'RETENTION_MONTHS is "0"; expected a whole number from 1 to 120.'],
    [
      'ALLOWED_ORIGIN',
      'https://www.kilele.example/',
      'ALLOWED_ORIGIN is "https://www.kilele.example/"; expected an origin such as https://www.example.com, without a slash at the end.',
    ],
  ])('refuse %s=%s', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message);
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
    expect(() => readSettings({ WEBHOOK_URL: 'https://crm.example/hook' })).toThrow(
      'WEBHOOK_SECRET is missing; expected a secret that signs the calls, because WEBHOOK_URL is set.',
    );
  });

  it('report all mistakes at once', () => {
    expect(() => readSettings({ SUBMISSIONS: 'on', TRUST_PROXY: '-1' })).toThrow(
      /^SUBMISSIONS .*\nTRUST_PROXY .*$/,
    );
  });
});
