/** One request to the service, and what its answer means. */
import type { Attempt } from './kept.ts';
import { actionOf, stampAddress } from './setting.ts';

export type Answer =
  | { type: 'taken' }
  /** No answer, or none of ours: whether it has arrived is not known. */
  | { type: 'unreachable' }
  /** Not now, perhaps after some seconds, or never; for a reason in words. */
  | { type: 'later' | 'refused'; seconds: number; reason: string };

/** Milliseconds; a slow line needs some of them, and nobody waits for longer. */
const TIMEOUT = 30_000;
/** Milliseconds. What is sent sooner after its stamp looks like a machine's to the service. */
const LEAST_AGE = 2500;
/** Milliseconds. The service trusts a stamp for longer than that. */
const MOST_AGE = 24 * 60 * 60 * 1000;

let stamp: { text: Promise<string>; at: number } | undefined;

/** Asks for a signed time, once. Called when somebody begins with a form. */
export function prepare(): Promise<string> {
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
  const text = await prepare();
  const age = Date.now() - (stamp?.at ?? 0);
  await new Promise((resolve) => setTimeout(resolve, LEAST_AGE - age));
  return text;
}

/** What the service says: a reference, or problem details. */
type Said = { reference?: string; detail?: string; errors?: readonly { detail: string }[] };

/** Makes an attempt. Never rejects. */
export async function post({ key, form, fields }: Attempt): Promise<Answer> {
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
    // A service that is away, or the proxy in front of it; its words are those that the form itself says.
    if (response.status >= 500) return { type: 'later', seconds, reason: '' };
    // A login page of the network is no JSON.
    const { reference, errors, detail = '' } = (await response.json()) as Said;
    if (reference) return { type: 'taken' };
    const reason = errors?.map((error) => error.detail).join(' ') ?? detail;
    return { type: response.status === 429 ? 'later' : 'refused', seconds, reason };
  } catch {
    return { type: 'unreachable' };
  }
}
