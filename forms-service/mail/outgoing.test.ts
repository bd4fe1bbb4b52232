import { describe, expect, it } from 'vitest';
import { FORMS, type Form, type Submission, type SubscriptionState } from '../types.ts';
import { compose } from './compose-mail.ts';
import { afterConfirming, afterUnsubscribing, outgoingOf, type Recipients } from './outgoing.ts';
import { mailContext as context } from '../testing/site-words.ts';

const NOW = Date.UTC(2026, 10, 22, 6, 30);
const CRM = 'https://crm.example/hook';
const recipients: Recipients = {
  staff: ['one@kilele.example', 'two@kilele.example'],
  host: 'www.kilele.example',
};
const WITH_HOOK = { ...recipients, webhookUrl: CRM };

function submission(form: Form, email = 'wanjiru@shamba.example'): Submission {
  const inquiry = { name: 'Wanjiru', subject: 'Coffee', message: 'Orange powder on leaves' };
  return {
    id: '1',
    reference: 'KAG-7Q2M-XK4D',
    form,
    receivedAt: NOW,
    fields: { email, ...(form === 'inquiry' && inquiry) },
    language: 'en',
    network: null,
    state: 'new',
    suspicion: null,
    answeredAt: null,
    note: null,
  };
}

/** Template and recipient of each mail and call about a submission. */
function setOff(
  sent: Submission,
  subscription: SubscriptionState | null = null,
  to: Recipients = recipients,
): [template: string, recipient: string][] {
  return outgoingOf(to)(sent, subscription).map(({ template, recipient }) => [template, recipient]);
}

describe('a submission', () => {
  it.each<[Form, string, string]>([
    ['inquiry', 'inquiry-notice', 'inquiry-received'],
    ['partnership', 'partnership-notice', 'partnership-next-steps'],
    ['early-access', 'early-access-notice', 'early-access-received'],
  ])('of %s sends a mail to each of staff, and one to the visitor', (form, notice, answer) => {
    expect(setOff(submission(form))).toEqual([
      [notice, 'one@kilele.example'],
      [notice, 'two@kilele.example'],
      [answer, 'wanjiru@shamba.example'],
    ]);
  });

  it.each<[SubscriptionState, string]>([
    ['pending', 'newsletter-confirm'],
    ['confirmed', 'newsletter-welcome'],
  ])('of the newsletter by an address that is %s sends %s', (state, template) => {
    expect(setOff(submission('newsletter'), state)).toEqual([[template, 'wanjiru@shamba.example']]);
  });

  it('with a text that is not an address queues mails to staff only', () => {
    const wrong = 'a@b, c@kilele.example';
    expect(setOff(submission('partnership', wrong)).map(([, to]) => to)).toEqual(recipients.staff);
    expect(setOff(submission('newsletter', wrong), 'pending')).toEqual([]);
  });

  it('calls the webhook with all its fields', () => {
    const calls = outgoingOf(WITH_HOOK)(submission('inquiry'), null).slice(3);
    expect(calls).toMatchObject([
      {
        kind: 'webhook',
        template: 'submission.received',
        recipient: CRM,
        data: {
          form: 'inquiry',
          reference: 'KAG-7Q2M-XK4D',
          receivedAt: '2026-11-22T06:30:00.000Z',
          name: 'Wanjiru',
          email: 'wanjiru@shamba.example',
          subject: 'Coffee',
          message: 'Orange powder on leaves',
        },
      },
    ]);
  });

  it('gives each mail all its data, and a Message-ID of its own with our host', () => {
    const items = FORMS.flatMap((form) => outgoingOf(recipients)(submission(form), 'pending'));
    for (const one of items)
      expect(compose({ ...one, createdAt: NOW }, context).to).toBe(one.recipient);
    const ids = items.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(10);
    for (const id of ids) expect(id).toMatch(/^<[\w-]+@www\.kilele\.example>$/);
  });
});

it('a confirmation queues a welcome mail, and a confirmation and an unsubscription call the webhook', () => {
  const email = 'wanjiru@shamba.example';
  expect(afterConfirming(WITH_HOOK, email, NOW)).toMatchObject([
    { kind: 'mail', template: 'newsletter-welcome', recipient: email },
    {
      kind: 'webhook',
      template: 'newsletter.confirmed',
      recipient: CRM,
      data: { email, confirmedAt: '2026-11-22T06:30:00.000Z' },
    },
  ]);
  expect(afterUnsubscribing(WITH_HOOK, email, NOW)).toMatchObject([
    {
      template: 'newsletter.unsubscribed',
      data: { email, unsubscribedAt: '2026-11-22T06:30:00.000Z' },
    },
  ]);
  expect(afterUnsubscribing(recipients, email, NOW)).toEqual([]);
});
