/** The service as a function from request to answer: takes forms, and handles the confirm and leave links in mails. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FORM_FIELDS } from '@website/site/forms/validation';
import Negotiator from 'negotiator';
import { accept } from '../store/accept.ts';
import { checkHealth } from '../store/health.ts';
import { uuidOf } from '../store/ids.ts';
import { signStamp } from '../signed-tokens.ts';
import { FORMS, type Arrival, type Fields, type Form } from '../types.ts';
import { notationOf, parseBody, readBody, type RawFields } from './request-body.ts';
import { addressOf, limitsOf, networkOf } from './client-address.ts';
import { checkFields, type FieldErrors } from './check-fields.ts';
import { corsHeaders, isOurs } from './same-site.ts';
import { answerLink } from './link-pages.ts';
import { Problem, PROBLEMS, STATUS } from './problems.ts';
import type { Event, ServiceParts } from './service-parts.ts';
import { suspicionOf } from './suspicion.ts';
import { fieldTexts, problemDetails, problemTexts } from './problem-texts.ts';

/** A whole answer; the HTTP server of the site sends it. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

export const HEALTH = '/healthz';
const FOLDER = '/submissions/';
const STAMP = `${FOLDER}stamp`;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** How long a client waits before it tries again when the database is down or we failed otherwise (s). */
const UNAVAILABLE_FOR = '30';
/** How long browsers may cache the answer to a CORS preflight (s). */
const PREFLIGHT = '600';
/** Smaller answers are not compressed (bytes). */
const WORTH_COMPRESSING = 1000;

const hash = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const unavailable = () => new Problem('unavailable', { 'Retry-After': UNAVAILABLE_FOR });

/** Whether an address is the service's. */
export const isForService = (path: string) => path === HEALTH || path.startsWith(FOLDER);

const ENCODE = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (data: Buffer) => promisify(gzip)(data),
  identity: (data: Buffer) => Promise.resolve(data),
};

/** The best encoding that the client accepts. */
function encodingFor(request: IncomingMessage): keyof typeof ENCODE {
  const accepted = new Negotiator(request).encodings(Object.keys(ENCODE));
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/**
 * A key for an attempt whose browser gave none. The same form sent twice on one day counts once. Visitors are told
 * apart by the stamp of the form, or by their address if there is none.
 */
function keyOf(form: Form, fields: Fields, stamp: string, address: string, now: number): string {
  const opening = `${stamp || address} ${new Date(now).toISOString().slice(0, 10)}`;
  return uuidOf(hash('attempt', form, fields, opening).slice(0, 32));
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
    const encoding = whole.length < WORTH_COMPRESSING ? 'identity' : encodingFor(request);
    const body = await ENCODE[encoding](whole);
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

  /** Turns an error into a Problem. Our own failures are logged. */
  function problemOf(error: unknown, request: IncomingMessage): Problem {
    if (error instanceof Problem) return error;
    // Whoever has hung up needs no answer, and is no failure of ours.
    if (error !== request.errored) parts.onFailure(error);
    return unavailable();
  }

  /** Refuses: HTML for people, JSON (RFC 9457) for scripts. */
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
    const link = { label: words.messages.pages.thanks.home, href: '/' };
    const message = { ...problemTexts(words, problem), ...(form ? {} : { link }) };
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const html = pages.messagePage(message, pathname);
    return send(request, status, 'text/html; charset=utf-8', html, problem.headers);
  }

  /** A page with the form again: the visitor's input, and the errors, if there are any. */
  function showAgain(
    request: IncomingMessage,
    form: Form,
    raw: RawFields,
    problem: Problem,
    errors: FieldErrors = {},
  ): Promise<Answer> {
    const values = Object.fromEntries(FORM_FIELDS[form].map((name) => [name, raw.get(name) ?? '']));
    // If the fields were correct, the visitor sends again at once. A new stamp would make that look like a robot.
    const fresh = problem.is === 'invalid' ? signStamp(key, now()) : '';
    const given = raw.get('stamp') ?? '';
    const stamp = given === '' ? fresh : given;
    const html = pages.formPage(form, problemTexts(words, problem), {
      values,
      errors: fieldTexts(words, form, errors),
      stamp,
    });
    return send(request, STATUS[problem.is], 'text/html; charset=utf-8', html, problem.headers);
  }

  /** @throws {Problem} if a submission cannot be taken, though it is well-formed */
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
        ? showAgain(request, form, raw, problem, checked.errors)
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
      // The browser's script keeps the text itself, so it needs no page.
      if (!isPage) throw error;
      return problemOf(error, request);
    });
    if (kept instanceof Problem) {
      note(kept.is);
      return showAgain(request, form, raw, kept);
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

  /** @throws {Problem} if the method is not allowed */
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
      return sendPage(request, 200, pages.problemsPage(STATUS, PROBLEMS));
    }
    const purpose = (['confirm', 'leave'] as const).find((name) => path === FOLDER + name);
    if (purpose) {
      requireMethod(request, 'GET', 'HEAD', 'POST');
      const message = await answerLink(request, purpose, parts);
      if (request.method === 'POST') note(purpose);
      return sendPage(request, 200, pages.messagePage(message, path));
    }
    if (!form) throw new Problem('unknown-form');
    if (path === `${FOLDER}${form}/thanks`) {
      requireMethod(request, 'GET', 'HEAD');
      return sendPage(request, 200, pages.thanksPage(form));
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
    // Somebody has opened the address that a form is posted to.
    if (request.method !== 'POST') return redirect(request, pages.formAddresses[form]);
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
