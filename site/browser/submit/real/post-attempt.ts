/** Sends one request to the forms service and reads its answer. */
import type { Attempt } from './pending-attempts.ts';
import { actionOf, stampAddress } from './service-addresses.ts';

export type Answer =
  | { type: 'taken' }
  /** No answer, or not one of the service: nobody knows whether the request arrived. */
  | { type: 'unreachable' }
  /** `later`: may be tried again after some seconds; `refused`: never. */
  | { type: 'later' | 'refused'; seconds: number; reason: string };

/** Milliseconds until a request is given up. */
const TIMEOUT = 30_000;
/** Milliseconds between stamp and submission. The service takes anything faster for a program. */
const LEAST_AGE = 2500;
/** Milliseconds for which a stamp is used; the service accepts it for longer. */
const MOST_AGE = 24 * 60 * 60 * 1000;

let stamp: { text: Promise<string>; at: number } | undefined;

/** Asks for a stamp, once. Called when somebody begins to fill in a form. */
export function requestStamp(): Promise<string> {
  if (stamp && Date.now() - stamp.at < MOST_AGE) return stamp.text;
  const text = fetch(stampAddress(), { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })
    .then((response) => {
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    })
    .catch((error: unknown) => {
      stamp = undefined;
      throw error;
    });
  stamp = { text, at: Date.now() };
  return text;
}

async function agedStamp(): Promise<string> {
  const text = await requestStamp();
  const age = Date.now() - (stamp?.at ?? 0);
  await new Promise((resolve) => setTimeout(resolve, LEAST_AGE - age));
  return text;
}

/** What the service answers: a reference, or problem details (RFC 9457). */
type ServiceAnswer = {
  reference?: string;
  detail?: string;
  errors?: readonly { detail: string }[];
};

/** Sends an attempt once. Never rejects. */
export async function postAttempt({ key, form, fields }: Attempt): Promise<Answer> {
  const address = actionOf(form);
  const trap = document.querySelector<HTMLInputElement>(`[action="${address}"] [name=website]`);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        ...fields,
        website: trap?.value ?? '',
        stamp: await agedStamp(),
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const seconds = Number(response.headers.get('Retry-After'));
    // The service, or the proxy in front of it, is down. The form has words of its own for that.
    if (response.status >= 500) return { type: 'later', seconds, reason: '' };
    // Throws for the login page of a network, which is not JSON.
    const { reference, errors, detail = '' } = (await response.json()) as ServiceAnswer;
    if (reference) return { type: 'taken' };
    const reason = errors?.map((error) => error.detail).join(' ') ?? detail;
    return { type: response.status === 429 ? 'later' : 'refused', seconds, reason };
  } catch {
    return { type: 'unreachable' };
  }
}
