import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readToken } from '../signed-tokens.ts';
import type { Item } from './mail-draft.ts';
import { compose, TEMPLATE_NAMES, type Template } from './compose-mail.ts';
import { summaryData } from './summary.ts';
import { mailContext as context, words } from '../testing/site-words.ts';
import { DAY } from '../time-units.ts';

/** 22 November 2026, 09:30 in Nairobi. */
const NOW = Date.UTC(2026, 10, 22, 6, 30);
/** Bytes. Some mailboxes cut off larger mails, and phones load them slowly. */
const MOST_BYTES = 20_000;

const inquiry = {
  reference: 'KAG-7Q2M-XK4D',
  receivedAt: NOW,
  name: 'Wanjiru Kamau',
  email: 'wanjiru@shamba.example',
  subject: 'Coffee',
  message: 'Habari,\r\n\r\nour leaves show orange powder.',
};

const waiting = {
  overdue: { count: 2, since: NOW - 2 * DAY },
  heldBack: { count: 1, since: NOW - DAY },
  givenUp: { count: 0, since: null },
};
/** The data of mails that do not belong to a submission. */
const DATA: Readonly<Record<string, Item['data']>> = {
  'daily-summary': summaryData(waiting),
};

function item(template: string, data: Item['data'] = DATA[template] ?? inquiry): Item {
  const recipient = 'wanjiru@shamba.example';
  return { template, recipient, data, messageId: '<1@www.kilele.example>', createdAt: NOW };
}

/** Parses the HTML of a mail. */
const read = (markup: string) => new JSDOM(markup).window.document;

/** The address of the only link with this label. */
function linkCalled(label: string, markup: string): URL {
  const links = Array.from(read(markup).querySelectorAll('a'));
  return new URL(links.find(({ textContent }) => textContent.trim() === label)?.href ?? 'none:');
}

it.each([
  ['has letters beyond ASCII', 'jané@shamba.example', 'jané@shamba.example'],
  ['is no address', 'a@b, c@kilele.example', 'cannot be an email address'],
])('a notice to which nobody can reply, as the address %s, says so', (_what, email, words) => {
  for (const template of ['inquiry-notice', 'partnership-notice', 'early-access-notice']) {
    const { text, replyTo, subject } = compose(item(template, { ...inquiry, email }), context);
    expect(replyTo).toBeUndefined();
    expect(subject).toMatch(/^[ -~]+$/);
    expect(text).toContain(words);
    expect(text).not.toContain('Reply to this mail');
  }
});

it.each([
  ['Coffee', 'Subject: Coffee'],
  ['Dairy', 'Subject (not in today’s list): Dairy'],
])('a notice marks a subject that no list has: %s', (subject, line) => {
  const { text } = compose(item('inquiry-notice', { ...inquiry, subject }), {
    ...context,
    choices: { subject: ['Tea', 'Coffee'] },
  });
  expect(text).toContain(line);
});

it('a notice to staff leads to the page behind a sign-in, and has no link that works without one', () => {
  const staffUrl = 'https://staff.kilele.example';
  const { html, text } = compose(item('inquiry-notice'), { ...context, staffUrl });
  const link = linkCalled(words.mails.staff.open, html);
  expect(link.href).toBe(`${staffUrl}/submissions/${inquiry.reference}`);
  expect(text).toContain(link.href);
  // A reply quotes the notice.
  for (const message of [html, text, compose(item('inquiry-notice'), context).html])
    expect(message).not.toMatch(/token|forms\.kilele/);
});

describe.each(TEMPLATE_NAMES)('the mail %s', (template: Template) => {
  const message = compose(item(template), context);

  it('has the same words as plain text and as HTML', () => {
    const shown = read(message.html).body.textContent.replace(/\s+/g, ' ');
    const lines = message.text
      .replace(/\u00a0/g, ' ')
      .split('\n')
      .map((line) => line.replace(/^(?:> ?|\d\. )/, ''));
    const said = lines.flatMap((line) => line.split(/: (?=\S)/)).filter((part) => /\w/.test(part));
    expect(said.length).toBeGreaterThan(2);
    for (const part of said.filter((one) => !one.startsWith('https:') && !one.includes('token=')))
      expect(shown).toContain(part.replace(/:$/, '').trim());
  });

  it('has no placeholder left, loads nothing from other servers, is small, and asks programs not to answer', () => {
    const { subject, text, html, headers } = message;
    expect(subject + text + html.replace(/<style>[^]*<\/style>/, '')).not.toMatch(/[{}]/);
    expect(message.html).not.toMatch(/<(?:img|link|script|iframe|object)|url\(|@import|src=/i);
    expect(Buffer.byteLength(message.html)).toBeLessThan(MOST_BYTES);
    expect(headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    });
  });
});

describe('an inquiry', () => {
  it('is sent to staff with all fields, and a reply goes to the visitor', () => {
    const { subject, replyTo, text, html } = compose(item('inquiry-notice'), context);
    expect(subject).toBe('Inquiry: Coffee (KAG-7Q2M-XK4D)');
    expect(replyTo).toEqual({ name: 'Wanjiru Kamau', address: 'wanjiru@shamba.example' });
    expect(text).toContain('> Habari,\n> \n> our leaves show orange powder.\n');
    expect(text).toContain('Received: 22 November 2026 at 09:30 EAT');
    const quoted = read(html).querySelector('.panel');
    expect(quoted?.querySelectorAll('br')).toHaveLength(2);
  });

  it('shows typed text unchanged, never as markup', () => {
    const typed = `<img src=x onerror="alert('1')"> & {company} &amp;`;
    const data = { ...inquiry, name: typed, message: typed };
    const { html, text } = compose(item('inquiry-notice', data), context);
    expect(read(html).querySelector('img')).toBeNull();
    expect(read(html).querySelector('.panel')?.textContent.trim()).toBe(typed);
    expect(text).toContain(`Name: ${typed}`);
    expect(text).toContain(`> ${typed}`);
  });

  it.each([
    ['Wanjiru\r\nBcc: all@kilele.example\u2028X: y\0', 'Wanjiru Bcc: all@kilele.example X: y'],
    // Emoji of several parts stay whole.
    ['Wanjiru 👨‍👩‍👧 🏳️‍🌈', 'Wanjiru 👨‍👩‍👧 🏳️‍🌈'],
  ])('cannot add a header to the mail: %j', (typed, shown) => {
    const data = { ...inquiry, name: typed, subject: typed };
    const { subject, replyTo } = compose(item('inquiry-notice', data), context);
    expect(replyTo?.name).toBe(shown);
    expect(subject).toBe(`Inquiry: ${shown} (KAG-7Q2M-XK4D)`);
  });

  it('is confirmed to the visitor without any of their words', () => {
    const { text, html, replyTo } = compose(item('inquiry-received'), context);
    expect(text).toContain('within 24-48 hours');
    expect(text).toContain('KAG-7Q2M-XK4D');
    for (const word of ['Wanjiru', 'orange powder', 'Coffee']) {
      expect(text).not.toContain(word);
      expect(html).not.toContain(word);
    }
    expect(replyTo?.address).toBe('info@kilele.example');
  });
});

describe('the newsletter', () => {
  it('asks for confirmation by a link for this address, valid for 14 days from the sign-up', () => {
    const { html, text } = compose(item('newsletter-confirm', {}), context);
    const link = linkCalled(words.mails.confirm.button, html);
    expect(link.origin + link.pathname).toBe('https://forms.kilele.example/submissions/confirm');
    expect(text).toContain(link.href);
    const token = link.searchParams.get('token') ?? '';
    const until = NOW + 14 * DAY;
    const value = 'wanjiru@shamba.example';
    expect(readToken(context.key, 'confirm', token, until)).toEqual({ is: 'valid', value });
    expect(readToken(context.key, 'confirm', token, until + 1)).toEqual({ is: 'expired', value });
    expect(readToken(context.key, 'leave', token, NOW)).toEqual({ is: 'forged' });
  });

  it('has a one-click link to unsubscribe, for the mailbox and for the reader', () => {
    const { html, text, headers } = compose(item('newsletter-welcome', {}), context);
    const link = linkCalled(words.mails.unsubscribe, html);
    expect(link.origin + link.pathname).toBe(
      'https://forms.kilele.example/submissions/unsubscribe',
    );
    expect(text).toContain(link.href);
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${link.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const token = link.searchParams.get('token') ?? '';
    expect(readToken(context.key, 'leave', token, NOW + 3650 * DAY)).toEqual({
      is: 'valid',
      value: 'wanjiru@shamba.example',
    });
  });
});

describe('the daily mail to staff', () => {
  it('lists what waits, and names the commands, or has links to the page for staff', () => {
    const { text } = compose(item('daily-summary'), context);
    expect(text).toContain(
      '2 requests have waited for an answer for more than 24 hours, the oldest since 20 November 2026 at 09:30 EAT.',
    );
    expect(text).toContain('npm run inbox -- open');
    expect(text).toContain('One request is held back');
    expect(text).not.toContain('could not be sent');
    const staffUrl = 'https://staff.kilele.example';
    const linked = compose(item('daily-summary'), { ...context, staffUrl });
    expect(linkCalled(words.mails.staff.summary.overdue.link, linked.html).origin).toBe(staffUrl);
    expect(linked.text).not.toContain('npm run');
  });

  it('tells the second address why it could not be sent to the first', () => {
    const data = {
      ...DATA['daily-summary'],
      insteadOf: 'info@kilele.example',
      reason: 'RCPT TO: 550 no',
    };
    const { text } = compose(item('daily-summary', data), context);
    expect(text).toContain('could not be sent to info@kilele.example');
    expect(text).toContain('RCPT TO: 550 no');
  });
});

it('a partnership request is answered with numbered next steps, and a reply goes to the address for partners', () => {
  const { text, replyTo } = compose(item('partnership-next-steps', {}), context);
  expect(text).toMatch(/\n1\. .+\n2\. .+\n3\. /);
  expect(replyTo?.address).toBe('partners@kilele.example');
});

it.each([
  ['no-such-mail', inquiry, 'There is no mail "no-such-mail"'],
  ['inquiry-received', {}, 'inquiry-received has no text "reference"'],
])('%s without its template or its data is refused', (template, data, reason) => {
  expect(() => compose(item(template, data), context)).toThrow(reason);
});
