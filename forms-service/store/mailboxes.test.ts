import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time-units.ts';
import { emailKey } from './ids.ts';
import { isRepeated, mailboxOf, planMail, withSubmission, type History } from './mailboxes.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const NOTHING: History = { seen: [], mails: [], asks: [] };

describe('a mailbox', () => {
  const same = (one: string, other: string) =>
    mailboxOf('key', one).id === mailboxOf('key', other).id;

  it.each([
    ['jane@farm.example', 'Jane@FARM.example'],
    ['jane@farm.example', 'jane+news@farm.example'],
    ['jane@farm.example', 'jane+a+b@farm.example.'],
    ['jane.w@gmail.com', 'j.a.n.e.w@gmail.com'],
    ['janew@gmail.com', 'jane.w+1@googlemail.com'],
    ['jane@bücher.example', 'jane@xn--bcher-kva.example'],
  ])('is the same as %s and as %s', (one, other) => {
    expect(same(one, other)).toBe(true);
    expect(mailboxOf('key', one).spelling === mailboxOf('key', other).spelling).toBe(
      emailKey(one) === emailKey(other),
    );
  });

  it.each([
    ['jane@farm.example', 'john@farm.example'],
    ['jane@farm.example', 'jane@shamba.example'],
    // Outside of Gmail a dot makes another mailbox.
    ['jane.w@farm.example', 'janew@farm.example'],
    ['+254@farm.example', '+255@farm.example'],
  ])('is not the same as %s and as %s', (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it('is stored as a hash that needs the key', () => {
    expect(mailboxOf('key', 'jane@farm.example').id).not.toMatch(/jane|farm/);
    expect(mailboxOf('key', 'jane@farm.example').id).not.toBe(
      mailboxOf('other', 'jane@farm.example').id,
    );
  });
});

/** Plans mails at these times. @returns the hours after which they are sent */
function hoursOf(times: readonly number[], asking?: (index: number) => string) {
  let history = NOTHING;
  return times.map((time, index) => {
    const plan = planMail(history, NOW + time, asking?.(index));
    if (plan) history = plan.history;
    return plan && (plan.at - NOW) / HOUR;
  });
}

describe('mails to a mailbox', () => {
  it('are three a day; three more wait for the next day, and no others are sent', () => {
    const times = [0, 0, HOUR, HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR];
    expect(hoursOf(times)).toEqual([0, 0, 1, 24, 24, 25, null]);
  });

  it('are at most three in any 24 hours', () => {
    const times = Array.from({ length: 1000 }, (_value, index) => index * 17 * 60_000);
    const sent = hoursOf(times).filter((at) => at !== null);
    for (const at of sent)
      expect(sent.filter((other) => other >= at && other < at + 24).length).toBeLessThanOrEqual(3);
    expect(sent.length).toBeGreaterThan(30);
  });

  it('are sent at once after the clock was set back by more than a day', () => {
    const history = { ...NOTHING, mails: [1, 2, 3].map((days) => NOW + (days + 1) * DAY) };
    expect(planMail(history, NOW)?.at).toBe(NOW);
  });
});

describe('requests to confirm', () => {
  it('are not repeated within six hours', () => {
    expect(hoursOf([0, HOUR, 6 * HOUR - 1, 6 * HOUR], () => 'jane')).toEqual([0, null, null, 6]);
  });

  it('are sent to two spellings at once, because the first may be a typing mistake', () => {
    const hours = hoursOf([0, HOUR, HOUR], (index) => `spelling ${index}`);
    expect(hours).toEqual([0, 1, null]);
  });

  it('pause for a week after two that nobody answered', () => {
    const times = [0, 1, 2, 6.9, 7.1, 7.2, 8.1].map((day) => day * DAY);
    const isSent = hoursOf(times, () => 'jane').map((hours) => hours !== null);
    expect(isSent).toEqual([true, true, false, false, true, false, true]);
  });
});

it('the sixth submission with one mailbox in an hour counts as repeated', () => {
  let history = NOTHING;
  const unusual = Array.from({ length: 7 }, (_value, index) => {
    const now = NOW + index * 60_000;
    const isUnusual = isRepeated(history, now);
    history = withSubmission(history, now);
    return isUnusual;
  });
  expect(unusual).toEqual([false, false, false, false, false, true, true]);
  expect(isRepeated(history, NOW + 2 * HOUR)).toBe(false);
});
