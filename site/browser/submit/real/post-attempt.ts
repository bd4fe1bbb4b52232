/** Sends one attempt to the forms service and reads its answer. */
import { isTooOld, removeFailed, storeAttempt, type Attempt } from './pending-attempts.ts';
import { actionOf, stampAddress } from './service-addresses.ts';

export type Answer =
  /** `reference`: its number; `said`: a text in place of the usual one. */
  | { type: 'taken'; reference: string; said: string | undefined }
  /** No response, or not from the service: the request may or may not have arrived. */
  | { type: 'unreachable' }
  /** Not sent: it has had no response for so long that the service may not remember it. */
  | { type: 'old' }
  /** `later`: may be tried again after some seconds; `refused`: never. */
  | { type: 'later' | 'refused'; seconds: number; reason: string };

/** Timeout of a request in milliseconds. */
const TIMEOUT = 30_000;
/** Milliseconds between stamp and submission. The service asks faster submissions to wait. */
const LEAST_AGE = 2500;
/** Milliseconds for which a stamp is used; the service accepts it for longer. */
const MOST_AGE = 24 * 60 * 60 * 1000;
/** Longest wait in seconds, even if `Retry-After` says more. */
const LONGEST_RETRY = 60 * 60;
/** If a stamp is too new: how often the form is sent again at once, and after how many seconds at most. */
const TOO_EARLY = { status: 425, times: 3, longest: 5 };
/** Statuses for which trying again is useless: unreadable, too large, wrong input. */
const REFUSALS = [400, 413, 422];
/**
 * A stamp: the service's time in ms since 1970, in base 36, and a signature. The login page of a hotel's Wi-Fi, which
 * answers in place of the service, does not match.
 */
const STAMP = /^[0-9a-z]+\.[\w-]+$/;
const SECOND = 1000;

type Stamp = {
  text: string;
  /** The service's time in the stamp. */
  time: number;
  /**
   * When it arrived, by two clocks: `performance.now()`, which the user cannot set, and `Date.now()`, which goes on
   * while the device sleeps.
   */
  arrived: readonly [monotonic: number, wallClock: number];
};

let stamp: Stamp | undefined;
let asking: Promise<Stamp> | undefined;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function isFresh({ arrived: [monotonic, wallClock] }: Stamp): boolean {
  return performance.now() - monotonic < MOST_AGE && Math.abs(Date.now() - wallClock) < MOST_AGE;
}

async function askForStamp(): Promise<Stamp> {
  const response = await fetch(stampAddress(), {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const text = await response.text();
  if (!response.ok || !STAMP.test(text)) throw new Error(response.statusText);
  const time = parseInt(text, 36);
  removeFailed({ now: time });
  stamp = { text, time, arrived: [performance.now(), Date.now()] };
  return stamp;
}

/** Requests a stamp, once. Called when a visitor begins to fill in a form. */
export function requestStamp(): Promise<Stamp> {
  if (stamp && isFresh(stamp)) return Promise.resolve(stamp);
  asking ??= askForStamp().finally(() => (asking = undefined));
  return asking;
}

/** A stamp that is old enough: counted from its arrival, so for the service it is older still. */
async function agedStamp(): Promise<Stamp> {
  const asked = await requestStamp();
  const [monotonic] = asked.arrived;
  await pause(LEAST_AGE - (performance.now() - monotonic));
  return asked;
}

/** The seconds of `Retry-After`: a number, or a time. */
function retrySeconds(headers: Headers): number {
  const text = headers.get('Retry-After') ?? '';
  // Compares the time with the clock of the server, if the response has a `Date`.
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / SECOND;
  return Math.min(Math.max(seconds || 0, 0), LONGEST_RETRY);
}

/** What the service answers: a reference and perhaps a text, or problem details (RFC 9457). */
type ServiceAnswer = {
  reference?: string;
  said?: string;
  type?: string;
  detail?: string;
  errors?: readonly { detail: string }[];
};

async function read(response: Response): Promise<Answer> {
  const { status, ok } = response;
  const seconds = retrySeconds(response.headers);
  // The service, or the proxy in front of it, is down. The form has its own message for that.
  if (status >= 500) return { type: 'later', seconds, reason: '' };
  // The login page of a hotel's Wi-Fi is not JSON.
  const said = await response.json().then(
    (body) => body as ServiceAnswer,
    () => null,
  );
  if (said?.reference) return { type: 'taken', reference: said.reference, said: said.said };
  if (ok) return { type: 'unreachable' };
  const reason = said?.errors?.map((error) => error.detail).join(' ') ?? said?.detail ?? '';
  // Any other status may be a temporary error of a proxy or of the service.
  const isRefused = REFUSALS.includes(status) && said?.type !== undefined;
  return { type: isRefused ? 'refused' : 'later', seconds, reason };
}

/** Sends an attempt once, or a little later if the service asks for that. Never rejects. */
export async function postAttempt(attempt: Attempt): Promise<Answer> {
  const { key, form, fields, language = '' } = attempt;
  const address = actionOf(form, language);
  /** A hidden field that only robots fill in. */
  const honeypot = document.querySelector<HTMLInputElement>(`[action="${address}"] [name=website]`);
  try {
    for (let times = 0; ; times += 1) {
      const { text, time } = await agedStamp();
      if (isTooOld(attempt, time)) return { type: 'old' };
      if (attempt.since === undefined) {
        attempt.since = time;
        storeAttempt(attempt);
      }
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ ...fields, website: honeypot?.value ?? '', stamp: text }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (response.status !== TOO_EARLY.status || times >= TOO_EARLY.times)
        return await read(response);
      const seconds = Math.min(retrySeconds(response.headers), TOO_EARLY.longest);
      await pause(Math.max(seconds, 1) * SECOND);
    }
  } catch {
    return { type: 'unreachable' };
  }
}
