/**
 * Sends submissions to the forms service. An attempt has one key, however often it is sent: after a lost answer, a
 * second press of the button, a reload. Without a network an attempt stays pending until there is one.
 */
import { WAITS, type FormName, type Submit } from '#app/forms/submission.ts';
import { setNotice } from './form-notices.ts';
import { pendingAttempts, removeAttempt, storeAttempt, type Attempt } from './pending-attempts.ts';
import { postAttempt, type Answer } from './post-attempt.ts';

/** Milliseconds between tries: doubled each time up to the longest, with jitter. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 5 * 60_000;
const SECOND = 1000;

type Delivery = {
  attempt: Attempt;
  answer: Promise<Answer>;
  /** Whether a form on the page waits for the answer and reports it itself. */
  isAwaited: boolean;
  /** Ends the pause before the next try. */
  retryNow: () => void;
};
/** Deliveries without an answer, by key. */
const deliveries = new Map<string, Delivery>();
/** Attempts that were refused, by content: the same content again is the same attempt. */
const refusedAttempts = new Map<string, Attempt>();

const contentOf = (form: FormName, fields: object) => JSON.stringify([form, fields]);

/** 128 random bits, written as a UUID. `crypto.randomUUID` does not exist on pages without https. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return bytes.join('').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function pauseAfter(tries: number): number {
  const longest = Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);
  return longest * (0.5 + Math.random() / 2);
}

/** Tries until an answer ends the attempt. @param isPending whether the visitor was told that it is pending */
async function deliver(delivery: Delivery, isStored: boolean, isPending: boolean): Promise<Answer> {
  const { attempt } = delivery;
  for (let tries = 0; ; tries += 1) {
    const answer = await postAttempt(attempt);
    const mustWait = answer.type === 'unreachable' || (answer.type === 'later' && isPending);
    if (!mustWait) return answer;
    isPending = true;
    setNotice(attempt.form, { type: 'pending', isStored });
    const retryAfter = answer.type === 'later' ? answer.seconds * SECOND : 0;
    await new Promise<void>((resolve) => {
      delivery.retryNow = resolve;
      setTimeout(resolve, Math.max(pauseAfter(tries), retryAfter));
    });
  }
}

/** @param isResumed whether an earlier page has stored the attempt */
function begin(attempt: Attempt, isResumed: boolean): Delivery {
  const delivery: Delivery = {
    attempt,
    isAwaited: !isResumed,
    retryNow: () => undefined,
    answer: Promise.resolve({ type: 'unreachable' }),
  };
  // Stored before it is sent: the page may be closed before the answer arrives.
  const isStored = isResumed || storeAttempt(attempt);
  delivery.answer = deliver(delivery, isStored, isResumed).then((answer) => {
    deliveries.delete(attempt.key);
    removeAttempt(attempt);
    const { form, fields } = attempt;
    if (answer.type === 'taken')
      setNotice(form, delivery.isAwaited ? null : { type: 'sent', fields });
    else {
      refusedAttempts.set(contentOf(form, fields), attempt);
      const reason = 'reason' in answer ? answer.reason : '';
      setNotice(form, reason ? { type: 'refused', reason } : null);
    }
    return answer;
  });
  deliveries.set(attempt.key, delivery);
  return delivery;
}

function deliveryOf(form: FormName, fields: Attempt['fields']): Delivery {
  const content = contentOf(form, fields);
  for (const delivery of deliveries.values()) {
    const { attempt } = delivery;
    if (contentOf(attempt.form, attempt.fields) === content) {
      delivery.isAwaited = true;
      delivery.retryNow();
      return delivery;
    }
  }
  const attempt = refusedAttempts.get(content) ?? {
    key: newKey(),
    form,
    fields,
    since: Date.now(),
  };
  refusedAttempts.delete(content);
  return begin(attempt, false);
}

/** Sends a form. Takes at least as long as simulated submissions (reading 22), and waits for a network. */
export const submit: Submit = async (form, fields) => {
  const wait = new Promise((resolve) => setTimeout(resolve, WAITS[form]));
  const [answer] = await Promise.all([deliveryOf(form, fields).answer, wait]);
  if (answer.type !== 'taken') throw new Error(answer.type);
};

/** Sends what earlier pages have stored, now and whenever a network comes back. */
export function resumeSubmissions(): void {
  for (const attempt of pendingAttempts()) begin(attempt, true);
  addEventListener('online', () => {
    for (const { retryNow } of deliveries.values()) retryNow();
  });
}
