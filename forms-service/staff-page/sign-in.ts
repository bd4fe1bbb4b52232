/**
 * Checks name and password for the proxy in front, which asks at `/sign-in` before each request. The answer to a wrong
 * password waits, longer with each of the same network address; a right password never waits.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@website/site/serve/answer-requests.ts';
import { addressOf, countedOf } from '../http/client-address.ts';
import { HEADERS } from '../http/headers.ts';
import { countWrong, isPasswordOf, isStaffName } from '../store/staff-passwords.ts';
import { HOUR, SECOND } from '../time-units.ts';
import type { StaffParts } from './answers/context.ts';

export const SIGN_IN = '/sign-in';

/** Milliseconds for which the answer to a first wrong password waits. Each further one waits twice as long. */
const FIRST_WAIT = SECOND;
/** Proxies give up after 60 s. */
const LONGEST_WAIT = 30 * SECOND;
/** Milliseconds without a wrong password after which an address begins anew. */
const FORGOTTEN_AFTER = HOUR;
/** Most addresses that are remembered; the one that was quiet for longest is forgotten first. */
const MOST_ADDRESSES = 10_000;
/** Most answers that wait at once: each takes connections of the proxy, which it needs for others. */
const MOST_WAITING = 200;

const answerOf = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body: Buffer.from(text),
});

/** Makes the browser ask for name and password. */
const ask = (text: string) =>
  answerOf(401, text, { 'WWW-Authenticate': 'Basic realm="Staff", charset="UTF-8"' });

/** What a browser sends for a name and a password (RFC 7617). */
function readCredentials(header = ''): { name: string; password: string } | null {
  const [, encoded = ''] = /^Basic ([\w+/=-]+)$/i.exec(header) ?? [];
  const [, name, password] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return name === undefined || password === undefined ? null : { name, password };
}

type SignInParts = Pick<StaffParts, 'database' | 'trustedProxies' | 'now' | 'onFailure'> & {
  /** Waits some milliseconds; another one in tests. */
  wait?: (ms: number) => Promise<unknown>;
};

/** @returns what answers the proxy: 204 with the person's name in `X-Staff-Name`, or a refusal */
export function createSignIn(parts: SignInParts) {
  const { database, trustedProxies, now, onFailure, wait = sleep } = parts;
  /** How many wrong passwords came from an address, and when the last one. */
  const guessers = new Map<string, { wrong: number; at: number }>();
  let waiting = 0;
  let uncounted = 0;
  let counting: Promise<void> | undefined;

  /** Counts what came since the last call, in one statement, however many there are. */
  async function countAll(): Promise<void> {
    while (uncounted > 0) {
      const times = uncounted;
      uncounted = 0;
      await countWrong(database.query, times, now()).catch(onFailure);
    }
    counting = undefined;
  }

  /** Notes a wrong password. @returns how long its answer waits, in milliseconds */
  function noteWrong(address: string): number {
    uncounted += 1;
    counting ??= countAll();
    const known = guessers.get(address);
    const wrong = known && now() - known.at < FORGOTTEN_AFTER ? known.wrong + 1 : 1;
    // The address becomes the newest of the map.
    guessers.delete(address);
    guessers.set(address, { wrong, at: now() });
    const [oldest] = guessers.keys();
    if (guessers.size > MOST_ADDRESSES && oldest !== undefined) guessers.delete(oldest);
    return Math.min(FIRST_WAIT * 2 ** (wrong - 1), LONGEST_WAIT);
  }

  return async function signIn(request: IncomingMessage): Promise<Answer> {
    const given = readCredentials(request.headers.authorization);
    if (!given) return ask('Name and password, please.');
    const { name, password } = given;
    if (isStaffName(name) && (await isPasswordOf(database.query, name, password)))
      return answerOf(204, '', { 'X-Staff-Name': name.toLowerCase() });
    const ms = noteWrong(countedOf(addressOf(request, trustedProxies)));
    if (waiting >= MOST_WAITING)
      return answerOf(403, 'Too many wrong passwords at once. Please try again in a minute.');
    waiting += 1;
    try {
      await wait(ms);
    } finally {
      waiting -= 1;
    }
    return ask('Name or password is wrong.');
  };
}
