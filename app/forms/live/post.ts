/** One request to the service, and what its answer means. */
import type { Attempt } from './kept.ts';
import { actionOf, stampAddress } from './setting.ts';

export type Answer =
  | { type: 'taken' }
  /** No answer, or none of ours: whether it has arrived is not known. */
  | { type: 'unreachable' }
  /** Not now; perhaps after some seconds. */
  | { type: 'later'; seconds: number; reason: string }
  /** Never, for a reason in words. */
  | { type: 'refused'; reason: string };

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
      if (!response.ok) throw new Error('no stamp');
      return response.text();
    })
    .catch((error: unknown) => {
      stamp = undefined;
      throw error;
    });
  // Who begins with a form need not hear that there is no network.
  text.catch(() => undefined);
  stamp = { text, at: Date.now() };
  return text;
}

async function agedStamp(): Promise<string> {
  const text = await prepare();
  const age = Date.now() - (stamp?.at ?? 0);
  await new Promise((resolve) => setTimeout(resolve, LEAST_AGE - age));
  return text;
}

type Problem = { detail?: string; errors?: readonly { detail: string }[] };

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
    const type = response.headers.get('Content-Type') ?? '';
    const seconds = Number(response.headers.get('Retry-After')) || 0;
    if (!type.startsWith('application/')) {
      // A login page of the network, or a proxy whose service is away.
      return response.status >= 500
        ? { type: 'later', seconds, reason: '' }
        : { type: 'unreachable' };
    }
    const said = (await response.json()) as Problem & { reference?: string };
    if (response.ok && said.reference) return { type: 'taken' };
    const reason = said.errors?.map(({ detail }) => detail).join(' ') ?? said.detail ?? '';
    if (response.status === 429) return { type: 'later', seconds, reason };
    // Its words are those that the form itself says.
    if (response.status >= 500) return { type: 'later', seconds, reason: '' };
    return { type: 'refused', reason };
  } catch {
    return { type: 'unreachable' };
  }
}
