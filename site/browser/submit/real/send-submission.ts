/**
 * Sends submissions to the forms service. An attempt keeps its key when it is sent again: after a lost response, a
 * failure, a second press of the button, a reload. Without a network an attempt stays pending.
 */
import { WAITS, type FormName, type Submit } from '#app/forms/submission.ts';
import { setNotice } from './form-notices.ts';
import {
  allAttempts,
  droppedAttempts,
  pendingAttempts,
  removeAttempt,
  removeFailed,
  storeAttempt,
  type Attempt,
} from './pending-attempts.ts';
import { postAttempt, type Answer } from './post-attempt.ts';
import { PAGE_LANGUAGE } from './service-addresses.ts';

/** Milliseconds between attempts to send: doubled each time up to the longest, with jitter. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 5 * 60_000;
const SECOND = 1000;

type Delivery = {
  attempt: Attempt;
  answer: Promise<Answer>;
  /** Whether a form on the page waits for the response and shows it itself. */
  isAwaited: boolean;
  /** Whether the visitor was told that it is pending. */
  isPending: boolean;
  /** Ends the pause before the next try. */
  retryNow: () => void;
};
/** The number of what was last taken from each form, since the page was opened. */
const references = new Map<FormName, string>();

export const lastReference = (form: FormName): string | undefined => references.get(form);

/** Deliveries without a response, by key. */
const deliveries = new Map<string, Delivery>();

const contentOf = ({ form, fields }: Pick<Attempt, 'form' | 'fields'>) =>
  JSON.stringify([form, fields]);

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

/** Sends until a response ends the attempt. */
async function deliver(delivery: Delivery, isStored: boolean): Promise<Answer> {
  const { attempt } = delivery;
  for (let tries = 0; ; tries += 1) {
    const answer = await postAttempt(attempt);
    const mustWait =
      answer.type === 'unreachable' || (answer.type === 'later' && delivery.isPending);
    if (!mustWait) return answer;
    delivery.isPending = true;
    setNotice(attempt.form, { type: 'pending', isStored });
    const retryAfter = answer.type === 'later' ? answer.seconds * SECOND : 0;
    await new Promise<void>((resolve) => {
      delivery.retryNow = resolve;
      setTimeout(resolve, Math.max(pauseAfter(tries), retryAfter));
    });
  }
}

/** Shows submissions that will not be sent. Few visitors need it. */
function showDropped(): void {
  void import('./dropped-attempts.ts').then(({ showDroppedAttempts }) => showDroppedAttempts());
}

/** Stores, removes or shows an attempt, depending on the response. */
function settle({ attempt, isAwaited, isPending }: Delivery, answer: Answer): void {
  const { form, fields } = attempt;
  const reason = 'reason' in answer ? answer.reason : '';
  if (answer.type === 'taken') {
    references.set(form, answer.reference);
    removeAttempt(attempt);
    removeFailed({ form });
    setNotice(form, isAwaited ? null : { type: 'sent', fields });
    return;
  }
  setNotice(form, reason ? { type: 'refused', reason } : null);
  if (answer.type === 'later') {
    // It may have arrived. So the key stays the same when the button is pressed again, even after a reload.
    storeAttempt({ ...attempt, isFailed: true });
  } else if (isPending) {
    // The visitor was promised that it will be sent, and its form may not be on the page any more.
    storeAttempt({ ...attempt, dropped: reason });
    showDropped();
  } else {
    removeAttempt(attempt);
  }
}

/** @param isResumed whether an earlier page has stored the attempt, and the visitor does not wait for it here */
function begin(attempt: Attempt, isResumed: boolean): Delivery {
  const delivery: Delivery = {
    attempt,
    isAwaited: !isResumed,
    isPending: isResumed,
    retryNow: () => undefined,
    answer: Promise.resolve({ type: 'unreachable' }),
  };
  // Stored before it is sent: the page may be closed before the answer arrives.
  const isStored = storeAttempt(attempt);
  delivery.answer = deliver(delivery, isStored).then((answer) => {
    deliveries.delete(attempt.key);
    settle(delivery, answer);
    return answer;
  });
  deliveries.set(attempt.key, delivery);
  return delivery;
}

function deliveryOf(form: FormName, fields: Attempt['fields']): Delivery {
  const content = contentOf({ form, fields });
  for (const delivery of deliveries.values()) {
    if (contentOf(delivery.attempt) === content) {
      delivery.isAwaited = true;
      delivery.retryNow();
      return delivery;
    }
  }
  // Its age makes no difference: the visitor wants to send it now, even if the service does not remember its key.
  const earlier = allAttempts().find(
    (attempt) => attempt.dropped === undefined && contentOf(attempt) === content,
  );
  const language = PAGE_LANGUAGE && { language: PAGE_LANGUAGE };
  return begin({ key: earlier?.key ?? newKey(), form, fields, ...language }, false);
}

/** Sends a form. Takes at least as long as simulated submissions (reading 22), and waits for a network. */
export const submit: Submit = async (form, fields) => {
  const wait = new Promise((resolve) => setTimeout(resolve, WAITS[form]));
  const [answer] = await Promise.all([deliveryOf(form, fields).answer, wait]);
  if (answer.type !== 'taken') throw new Error(answer.type);
  return answer.said;
};

/** Sends stored attempts of earlier pages, now and when a network returns. Shows attempts that will not be sent. */
export function resumeSubmissions(): void {
  for (const attempt of pendingAttempts()) begin(attempt, true);
  if (droppedAttempts().length > 0) showDropped();
  addEventListener('online', () => {
    for (const { retryNow } of deliveries.values()) retryNow();
  });
}
