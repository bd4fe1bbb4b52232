/**
 * Hands submissions in where they are taken for real. One attempt has one key, however often it is made: after a
 * lost answer, a second press of the button, a reload. What cannot be sent for want of a network waits for one.
 */
import { WAITS, type FormName, type Submit } from '../submission.ts';
import { keep, letGo, readKept, type Attempt } from './kept.ts';
import { tell } from './news.ts';
import { post, type Answer } from './post.ts';

export { prepare } from './post.ts';

/** Milliseconds between tries: doubled each time, up to a bound, and never the same for all. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 5 * 60_000;
const SECOND = 1000;

/** Under way, by key. */
const deliveries = new Map<string, Delivery>();
type Delivery = {
  attempt: Attempt;
  done: Promise<Answer>;
  /** Whether a form on the page waits for the answer and will say so itself. */
  isAwaited: boolean;
  /** Ends the pause before the next try. */
  hurry: () => void;
};
/** Keys of attempts that were refused for now: the same content is the same attempt. */
const refused = new Map<string, Attempt>();

const contentOf = (form: FormName, fields: object) => JSON.stringify([form, fields]);

/** 128 random bits, written as a UUID; pages without https have no `randomUUID`. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return bytes.join('').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function pauseOf(tries: number): number {
  const full = Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);
  return full * (0.5 + Math.random() / 2);
}

/** Tries until there is an answer that ends it. */
async function deliver(delivery: Delivery, isSafe: boolean, isAnnounced: boolean): Promise<Answer> {
  const { attempt } = delivery;
  let isKept = isAnnounced;
  for (let tries = 0; ; tries += 1) {
    const answer = await post(attempt);
    const isLater = answer.type === 'unreachable' || (answer.type === 'later' && isKept);
    if (!isLater) return answer;
    isKept = true;
    tell(attempt.form, { type: 'kept', isSafe });
    const asked = answer.type === 'later' ? answer.seconds * SECOND : 0;
    await new Promise<void>((resolve) => {
      delivery.hurry = resolve;
      setTimeout(resolve, Math.max(pauseOf(tries), asked));
    });
  }
}

/** @param isKept whether it comes from the device, where an earlier page has left it */
function begin(attempt: Attempt, isKept: boolean): Delivery {
  const delivery: Delivery = {
    attempt,
    isAwaited: !isKept,
    hurry: () => undefined,
    done: Promise.resolve({ type: 'unreachable' }),
  };
  // Kept before it is sent: the answer may find nobody here any more.
  const isSafe = isKept || keep(attempt);
  delivery.done = deliver(delivery, isSafe, isKept).then((answer) => {
    deliveries.delete(attempt.key);
    letGo(attempt);
    const { form, fields } = attempt;
    if (answer.type === 'taken') tell(form, delivery.isAwaited ? null : { type: 'sent', fields });
    else {
      refused.set(contentOf(form, fields), attempt);
      tell(
        form,
        'reason' in answer && answer.reason ? { type: 'refused', reason: answer.reason } : null,
      );
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
      delivery.hurry();
      return delivery;
    }
  }
  const attempt = refused.get(content) ?? { key: newKey(), form, fields, since: Date.now() };
  refused.delete(content);
  return begin(attempt, false);
}

/** Sends a form; at least as long as the simulated way takes (reading 22). Waits for a network where there is none. */
export const sendSubmission: Submit = async (form, fields) => {
  const wait = new Promise((resolve) => setTimeout(resolve, WAITS[form]));
  const [answer] = await Promise.all([deliveryOf(form, fields).done, wait]);
  if (answer.type !== 'taken') throw new Error(answer.type);
};

/** Goes on with what earlier pages have left on this device, now and whenever there is a network again. */
export function resumeKept(): void {
  for (const attempt of readKept()) begin(attempt, true);
  addEventListener('online', () => {
    for (const { hurry } of deliveries.values()) hurry();
  });
}
