import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryError } from './delivery-error.ts';
import type { Item } from './mail-draft.ts';
import { createSmtp, SMTP_TIMES } from './smtp.ts';
import { startSmtp, type Fault, type TestSmtp } from '../testing/smtp-server.ts';
import { mailContext as context } from '../testing/site-words.ts';

const NOW = Date.UTC(2026, 10, 22, 6, 30);
/** Milliseconds, shorter than in reality, for tests with a server that does not answer. */
const QUICK: typeof SMTP_TIMES = { connect: 2000, greeting: 300, silence: 300 };

const item: Item = {
  template: 'inquiry-notice',
  recipient: 'staff@kilele.example',
  data: {
    reference: 'KAG-7Q2M-XK4D',
    receivedAt: NOW,
    name: 'Wanjirũ Kamau',
    email: 'wanjiru@shamba.example',
    subject: 'Coffee',
    message: 'Our leaves show orange powder.\n.\nQUIT',
  },
  messageId: '<1@www.kilele.example>',
  createdAt: NOW,
};

let server: TestSmtp;
const opened: ReturnType<typeof createSmtp>[] = [];
beforeEach(async () => {
  server = await startSmtp();
});
afterEach(async () => {
  for (const smtp of opened.splice(0)) smtp.close();
  await server.stop();
});

const never = new AbortController().signal;

/** Sends a mail. @returns the error, if there is one */
async function send(
  url = server.url,
  sent: Partial<Item> = {},
  { signal = never, times = SMTP_TIMES } = {},
): Promise<DeliveryError | null> {
  const smtp = createSmtp(url, () => context, times);
  opened.push(smtp);
  try {
    await smtp.deliver({ ...item, ...sent }, signal);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(DeliveryError);
    return error as DeliveryError;
  }
}

describe('a mail that is accepted', () => {
  it('has its Message-ID, date and Reply-To, as text and as HTML', async () => {
    expect(await send()).toBeNull();
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'letters@kilele.example', to: ['staff@kilele.example'] });
    expect(mail?.headers.split('\r\n')).toEqual(
      expect.arrayContaining([
        'From: Kilele Agribusiness Group <letters@kilele.example>',
        'To: staff@kilele.example',
        'Reply-To: =?UTF-8?Q?Wanjir=C5=A9_Kamau?= <wanjiru@shamba.example>',
        'Subject: Inquiry: Coffee (KAG-7Q2M-XK4D)',
        'Message-ID: <1@www.kilele.example>',
        'MIME-Version: 1.0',
      ]),
    );
    // A mail that was held for a day is of today.
    const [date = ''] = /^Date: .*$/m.exec(mail?.headers ?? '') ?? [];
    expect(Math.abs(Date.now() - Date.parse(date.slice('Date: '.length)))).toBeLessThan(60_000);
    expect(mail?.source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.source).toContain('Content-Type: text/html; charset=utf-8');
    // In SMTP a line with only a dot ends the mail. Here the visitor typed such a line.
    expect(mail?.source).toContain('\r\n> QUIT');
  });

  it('shares its connection with the next, is made of the newest data, and uses another connection when the first is closed', async () => {
    let { from } = context;
    const smtp = createSmtp(server.url, () => ({ ...context, from }));
    opened.push(smtp);
    await smtp.deliver(item, never);
    server.faults.CONNECT = 421;
    from = 'other@kilele.example';
    await smtp.deliver(item, never);
    expect(server.received.map((mail) => mail.from)).toEqual([context.from, from]);
    await server.stop();
    server = await startSmtp({}, server.port);
    await smtp.deliver(item, never);
    expect(server.received).toHaveLength(1);
  });
});

describe('an error of the server', () => {
  it.each<[stage: keyof TestSmtp['faults'], fault: Fault, isPermanent: boolean]>([
    ['CONNECT', 421, false],
    ['CONNECT', 'drops', false],
    // The server refuses our settings. Staff can correct them, and mails wait until then.
    ['MAIL', 550, false],
    ['RCPT', 550, true],
    ['DATA', 554, false],
    ['DATA', 'hangs', false],
    ['after DATA', 'drops', false],
  ])('%s %s: given up is %s', async (stage, fault, isPermanent) => {
    server.faults[stage] = fault;
    const times = fault === 'hangs' ? QUICK : SMTP_TIMES;
    const failure = await send(undefined, {}, { times });
    expect(failure?.isPermanent).toBe(isPermanent);
    expect(failure?.message).not.toBe('');
    expect(failure?.message).not.toContain('wanjiru');
    if (typeof fault === 'number') expect(failure?.message).toContain(String(fault));
    expect(server.received).toHaveLength(stage === 'after DATA' ? 1 : 0);
  });

  it('ends when its time is over, and other mails are still sent', async () => {
    server.faults.MAIL = 'hangs';
    const ending = new AbortController();
    const sending = send(undefined, {}, { signal: ending.signal });
    ending.abort();
    expect(await sending).toMatchObject({ isPermanent: false });
  });
});

it.each([
  ['two addresses', { recipient: 'a@kilele.example, b@kilele.example' }],
  ['too few facts', { data: {} }],
])('an item with %s cannot become a mail, and is given up at once', async (_what, sent) => {
  expect(await send(undefined, sent)).toMatchObject({ isPermanent: true });
  expect(server.received).toEqual([]);
});

describe('a sign-in', () => {
  const signedIn = (host = '127.0.0.1') => `smtp://kilele:s3cret@${host}:${server.port}`;
  beforeEach(async () => {
    await server.stop();
    server = await startSmtp({ authMethods: ['PLAIN'], allowInsecureAuth: true });
  });

  it('is used; one that is refused is an error of our settings', async () => {
    expect(await send(signedIn())).toBeNull();
    expect(server.logins).toEqual(['kilele:s3cret']);
    server.faults.AUTH = 535;
    const failure = await send(signedIn());
    expect(failure).toMatchObject({ isPermanent: false, isAboutUs: true });
    expect(failure?.message).not.toContain('s3cret');
  });

  it('is never sent over an unencrypted connection', async () => {
    // This address leads to this machine, but is not recognised as local.
    expect(await send(signedIn('0.0.0.0'))).toMatchObject({ isPermanent: false });
    expect(server.logins).toEqual([]);
  });

  it('is sent over an encrypted connection', async () => {
    await server.stop();
    // The test server warns that its certificate is public.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await startSmtp({ secure: true, authMethods: ['PLAIN'] });
    const url = server.url.replace('//', '//kilele:s3cret@');
    // No authority has signed the certificate of the tests.
    expect(await send(url)).toMatchObject({ isPermanent: false });
    expect(await send(`${url}?tls.rejectUnauthorized=false`)).toBeNull();
    expect(server.logins).toEqual(['kilele:s3cret']);
  });
});
