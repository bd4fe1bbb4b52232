/** The service as a function from request to answer: takes forms, and does what the links in mails are for. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '../../negotiate.ts';
import type { Answer } from '../../site.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { accept } from '../store/accept.ts';
import { checkHealth } from '../store/health.ts';
import { signStamp } from '../tokens.ts';
import type { Recipients } from '../mail/outgoing.ts';
import { FORMS, type Arrival, type Fields, type Form, type MakeOutgoing } from '../types.ts';
import { notationOf, parseBody, readBody, type RawFields } from './body.ts';
import { addressOf, limitsOf, networkOf } from './client.ts';
import { checkFields, NAMES, type FieldErrors } from './fields.ts';
import { corsHeaders, isOurs } from './guards.ts';
import { answerLink } from './links.ts';
import type { Pages } from './pages.ts';
import { Problem, PROBLEMS, STATUS } from './problems.ts';
import { suspicionOf } from './suspicion.ts';
import { problemDetails, problemWords } from './words.ts';

/** What happened, for the log and the figures: no address, nothing that was written. */
export type Event = {
  /** `taken`, `replayed`, `quarantined`, `confirm`, `leave`, or the name of a problem; `shown` where nothing else has. */
  outcome: string;
  form?: Form | undefined;
  /** Shortened. */
  network: string | null;
  status: number;
  /** How long it took. */
  ms: number;
};

export type ServiceParts = {
  database: Database;
  settings: Pick<Settings, 'allowedOrigin' | 'trustedProxies'>;
  /** Signs stamps and links, and hides what is counted. */
  key: string;
  pages: Pages;
  /** Begins the references that people are given. */
  prefix: string;
  outgoing: MakeOutgoing;
  recipients: Recipients;
  onEvent: (event: Event) => void;
  /** Hears why a request could not be taken, though nothing was wrong with it. */
  onFailure: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now: () => number;
};

export const HEALTH = '/healthz';
const FOLDER = '/submissions/';
const STAMP = `${FOLDER}stamp`;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Seconds after which a database that took nothing may take something again. */
const UNAVAILABLE_FOR = '30';
/** Seconds for which browsers may remember what another site is allowed. */
const PREFLIGHT = '600';
/** Bytes from which compressing pays. */
const WORTH_COMPRESSING = 1000;

const hash = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const unavailable = () => new Problem('unavailable', { 'Retry-After': UNAVAILABLE_FOR });

/** Whether an address is the service's. */
export const isForService = (path: string) => path === HEALTH || path.startsWith(FOLDER);

const COMPRESS = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (data: Buffer) => promisify(gzip)(data),
  identity: (data: Buffer) => Promise.resolve(data),
};

/** Path of the page that a form was on, as its browser says. */
function cameFrom({ referer = '', host }: IncomingMessage['headers']): string | undefined {
  const page = URL.canParse(referer) ? new URL(referer) : null;
  return page?.host === host ? page?.pathname : undefined;
}

/**
 * A key for an attempt whose browser gave none: the same form, sent twice, is one. Without a stamp, which would tell
 * two openings of a form apart, that holds for a day; with one too, because browsers may show a page that they keep.
 */
function keyOf(form: Form, fields: Fields, stamp: string, address: string, now: number): string {
  const opening = `${stamp || address} ${new Date(now).toISOString().slice(0, 10)}`;
  return hash('attempt', form, fields, opening).replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12}).*/,
    '$1-$2-$3-$4-$5',
  );
}

export function createService(parts: ServiceParts) {
  const { database, settings, key, pages, now } = parts;
  const { words } = pages;

  async function send(
    request: IncomingMessage,
    status: number,
    type: string,
    text: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const whole = Buffer.from(text);
    const encoding =
      whole.length < WORTH_COMPRESSING
        ? 'identity'
        : chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip', 'identity']);
    const body = await COMPRESS[encoding](whole);
    const cors = corsHeaders(request.headers, settings.allowedOrigin);
    return {
      status,
      headers: {
        ...pages.headers,
        'Cache-Control': 'no-store',
        ...cors,
        ...headers,
        Vary: ['Accept-Encoding', cors['Vary']].filter(Boolean).join(', '),
        'Content-Type': type,
        'Content-Length': String(body.length),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
      body,
    };
  }
  const sendPage = (request: IncomingMessage, status: number, html: string) =>
    send(request, status, 'text/html; charset=utf-8', html);
  const sendJson = (request: IncomingMessage, status: number, value: object, headers = {}) =>
    send(request, status, 'application/json', JSON.stringify(value), headers);
  const redirect = (request: IncomingMessage, address: string) =>
    send(request, 303, 'text/plain; charset=utf-8', '', { Location: address });

  /** Why a request got no answer of its own. Failures of ours are told. */
  function problemOf(error: unknown, request: IncomingMessage): Problem {
    if (error instanceof Problem) return error;
    // Whoever has hung up needs no answer, and is no failure of ours.
    if (error !== request.errored) parts.onFailure(error);
    return unavailable();
  }

  /** Tells people by a page, scripts by problem details. */
  async function refuse(
    request: IncomingMessage,
    problem: Problem,
    form?: Form,
    errors?: FieldErrors,
  ): Promise<Answer> {
    const status = STATUS[problem.is];
    const isPerson = request.headers.accept?.includes('text/html');
    if (!isPerson) {
      const details = JSON.stringify(problemDetails(words, problem, status, form, errors));
      return send(request, status, 'application/problem+json', details, problem.headers);
    }
    const link = { label: words.answers.pages.thanks.home, href: form ? pages.pageOf(form) : '/' };
    const message = { ...problemWords(words, problem), ...(form ? {} : { link }) };
    const html = await pages.message(
      message,
      new URL(request.url ?? '', 'http://localhost').pathname,
    );
    return send(request, status, 'text/html; charset=utf-8', html, problem.headers);
  }

  /** The same page again, with what was typed, and what is wrong with it if that is why it was not taken. */
  async function giveBack(
    request: IncomingMessage,
    form: Form,
    raw: RawFields,
    problem: Problem,
    errors: FieldErrors = {},
  ): Promise<Answer> {
    const values = Object.fromEntries(NAMES[form].map((name) => [name, raw.get(name) ?? '']));
    const stamp = signStamp(key, now());
    // These two the page has words of its own for.
    const failure = ['invalid', 'unavailable'].includes(problem.is)
      ? undefined
      : problemWords(words, problem).text;
    const from = cameFrom(request.headers);
    const html = await pages.returned(form, from, values, errors, failure, stamp);
    return send(request, STATUS[problem.is], 'text/html; charset=utf-8', html, problem.headers);
  }

  /** @throws {Problem} where a submission cannot be taken, though it is well-formed */
  async function keep(arrival: Arrival, time: number) {
    const { prefix, outgoing } = parts;
    const acceptance = await accept(database, arrival, { prefix, outgoing, now: time });
    if (acceptance.is === 'key-reused') throw new Problem('key-reused');
    if (acceptance.is === 'too-many')
      throw new Problem('too-many', { 'Retry-After': String(acceptance.retryAfterSeconds) });
    return acceptance;
  }

  async function take(request: IncomingMessage, form: Form, note: (outcome: string) => void) {
    if (!isOurs(request.headers, settings.allowedOrigin)) throw new Problem('cross-site');
    const notation = notationOf(request);
    const given = request.headers['idempotency-key'];
    const attempt = typeof given === 'string' && UUID.test(given) ? given.toLowerCase() : null;
    if (notation === 'json' && attempt === null) throw new Problem('key-missing');
    const raw = parseBody(await readBody(request), notation);
    const isPage = notation === 'form' && request.headers.accept?.includes('text/html');
    const checked = checkFields(form, raw, words.inquiry.subjects);
    if ('errors' in checked) {
      note('invalid');
      const problem = new Problem('invalid');
      return isPage
        ? giveBack(request, form, raw, problem, checked.errors)
        : refuse(request, problem, form, checked.errors);
    }
    const { fields } = checked;
    const address = addressOf(request, settings.trustedProxies);
    const time = now();
    const suspicion = suspicionOf(raw, notation, key, time);
    const arrival = {
      form,
      fields,
      network: networkOf(address),
      suspicion,
      key: attempt ?? keyOf(form, fields, raw.get('stamp') ?? '', address, time),
      fingerprint: hash(form, fields),
      limits: limitsOf(key, address, fields.email),
    };
    const kept = await keep(arrival, time).catch((error: unknown) => {
      // A script keeps what was typed by itself.
      if (!isPage) throw error;
      return problemOf(error, request);
    });
    if (kept instanceof Problem) {
      note(kept.is);
      return giveBack(request, form, raw, kept);
    }
    const { reference, replayed } = kept;
    note(replayed ? 'replayed' : suspicion ? 'quarantined' : 'taken');
    if (notation === 'form') return redirect(request, `${FOLDER}${form}/thanks`);
    return sendJson(request, 201, { reference }, replayed ? { 'Idempotent-Replayed': 'true' } : {});
  }

  async function health(request: IncomingMessage): Promise<Answer> {
    const { oldestUnsentMs } = await checkHealth(database, now());
    return sendJson(request, 200, { status: 'ok', oldestUnsentMs });
  }

  /** @throws {Problem} where the method is none of these */
  function requireMethod({ method = '' }: IncomingMessage, ...methods: string[]): void {
    if (!methods.includes(method)) throw new Problem('wrong-method', { Allow: methods.join(', ') });
  }

  async function route(
    request: IncomingMessage,
    path: string,
    form: Form | undefined,
    note: (outcome: string) => void,
  ): Promise<Answer> {
    if (path === HEALTH) {
      requireMethod(request, 'GET', 'HEAD');
      return health(request);
    }
    if (path === STAMP) {
      requireMethod(request, 'GET', 'HEAD');
      return send(request, 200, 'text/plain; charset=utf-8', signStamp(key, now()));
    }
    if (path === PROBLEMS) {
      requireMethod(request, 'GET', 'HEAD');
      return sendPage(request, 200, await pages.problems());
    }
    const purpose = (['confirm', 'leave'] as const).find((name) => path === FOLDER + name);
    if (purpose) {
      requireMethod(request, 'GET', 'HEAD', 'POST');
      const message = await answerLink(request, purpose, parts);
      if (request.method === 'POST') note(purpose);
      return sendPage(request, 200, await pages.message(message, path));
    }
    if (!form) throw new Problem('unknown-form');
    if (path === `${FOLDER}${form}/thanks`) {
      requireMethod(request, 'GET', 'HEAD');
      return sendPage(request, 200, await pages.thanks(form));
    }
    if (path !== FOLDER + form) throw new Problem('unknown-form');
    requireMethod(request, 'GET', 'HEAD', 'POST', 'OPTIONS');
    if (request.method === 'OPTIONS')
      return send(request, 204, 'text/plain; charset=utf-8', '', {
        Allow: 'GET, HEAD, POST, OPTIONS',
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
        'Access-Control-Max-Age': PREFLIGHT,
      });
    // Somebody has called up the address that a form went to.
    if (request.method !== 'POST') return redirect(request, pages.pageOf(form));
    return take(request, form, note);
  }

  /** Answers a request whose address is the service's. */
  return async function answer(request: IncomingMessage): Promise<Answer> {
    const started = performance.now();
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const form = FORMS.find((name) => name === pathname.split('/')[2]);
    const event: Omit<Event, 'status' | 'ms'> = {
      outcome: 'shown',
      form,
      network: networkOf(addressOf(request, settings.trustedProxies)),
    };
    const attempt = async () => {
      try {
        return await route(request, pathname, form, (outcome) => (event.outcome = outcome));
      } catch (error) {
        const problem = problemOf(error, request);
        event.outcome = problem.is;
        return refuse(request, problem, form);
      }
    };
    const result = await attempt();
    const ms = Math.round(performance.now() - started);
    parts.onEvent({ ...event, status: result.status, ms });
    return result;
  };
}

export type Service = ReturnType<typeof createService>;
