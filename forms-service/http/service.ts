/** The service as a function from request to answer. It takes forms, and shows the pages of links in mails. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FIELDS } from '@website/site/forms/fields';
import type { Answer } from '@website/site/serve/answer-requests.ts';
import { chooseEncoding } from '@website/site/serve/negotiate.ts';
import { isMailbox } from '../mail/mailbox.ts';
import { accept } from '../store/accept.ts';
import { uuidOf } from '../store/ids.ts';
import { mailboxOf } from '../store/mailboxes.ts';
import { readStamp, signStamp, type Purpose } from '../signed-tokens.ts';
import { FORMS, type Fields, type Form } from '../types.ts';
import { notationOf, parseBody, readBody, type RawFields } from './request-body.ts';
import { createHealth, isForHealth } from './answer-health.ts';
import { addressOf, countedOf, networkOf } from './client-address.ts';
import { checkFields } from './check-fields.ts';
import { createSlowLane } from './slow-lane.ts';
import { corsHeaders, isOurs } from './same-site.ts';
import { HEADERS } from './headers.ts';
import { answerLink } from './link-pages.ts';
import { pagesIn, STYLES, type LanguagePages } from '../pages/pages.tsx';
import type { Message } from '../pages/message-page.tsx';
import { isLanguageCode } from '../pages/site-file.ts';
import { Problem, PROBLEMS, STATUS } from './problems.ts';
import type { ServiceParts } from './service-parts.ts';
import { limitsOf } from './submission-limits.ts';
import { suspicionOf, waitOf } from './suspicion.ts';
import { fieldTexts, problemDetails, problemTexts } from './problem-texts.ts';
import { HOUR, SECOND } from '../time-units.ts';

const FOLDER = '/submissions/';
const STAMP = `${FOLDER}stamp`;
/** The page after a form was taken. @param canWrite whether a mail can reach the address in it */
const thanksAddress = (form: Form, canWrite: boolean) =>
  `${FOLDER}${form}/thanks${canWrite ? '' : '/no-mail'}`;
/** In the query of that page: the number of the submission. */
const NUMBER = 'number';
const A_NUMBER = /^[\p{L}\p{N}]{1,12}(?:-[A-Z0-9]{4}){2}$/u;

/** The number in the query of a request, if it can be one: anybody can write an address. */
function numberIn({ url = '' }: IncomingMessage): string | undefined {
  const given = new URL(url, 'http://localhost').searchParams.get(NUMBER) ?? '';
  return A_NUMBER.test(given) ? given : undefined;
}

/**
 * The key of an attempt, with or without the quotes of the header's draft (draft-ietf-httpapi-idempotency-key-header).
 */
const KEY = /^("?)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\1$/i;
/** The pages of links in mails. Mails of earlier versions contain `leave`, which must always work. */
const LINKS: ReadonlyMap<string, Purpose> = new Map([
  [`${FOLDER}confirm`, 'confirm'],
  [`${FOLDER}unsubscribe`, 'leave'],
  [`${FOLDER}leave`, 'leave'],
]);
/** Seconds after which a client may try again if the service failed. */
const UNAVAILABLE_FOR = '30';
/** Seconds after which a client may try again if too many of its address wait at once. */
const FULL_FOR = '5';
/** Seconds for which browsers may cache the answer to a CORS preflight. */
const PREFLIGHT = '600';
/** Seconds for which browsers keep the style sheet. Its address changes with it. */
const STYLES_FOR = '3600';
const HALF_DAY = 12 * HOUR;
/** Smaller answers are not compressed (bytes). */
const WORTH_COMPRESSING = 1000;

const hash = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Whether an address belongs to the service. */
export const isForService = (path: string) => isForHealth(path) || path.startsWith(FOLDER);

const ENCODE = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (data: Buffer) => promisify(gzip)(data),
  identity: (data: Buffer) => Promise.resolve(data),
};

/** An answer before it is compressed. */
type Reply = {
  status: number;
  type: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  /** The outcome for the log. */
  outcome?: string;
};
const plain = (text: string): Reply => ({ status: 200, type: 'text/plain; charset=utf-8', text });
const page = (text: string): Reply => ({ status: 200, type: 'text/html; charset=utf-8', text });
const json = (value: object, status = 200): Reply => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
});
const redirect = (address: string): Reply => ({
  ...plain(''),
  status: 303,
  headers: { Location: address },
});

/** The parts that all answers to a problem have. */
const refusalOf = ({ is: outcome, headers }: Problem) => ({
  status: STATUS[outcome],
  headers,
  outcome,
});
const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

/** @throws {Problem} if the method is not allowed */
function requireMethod({ method = '' }: IncomingMessage, ...methods: string[]): void {
  if (!methods.includes(method)) throw new Problem('wrong-method', { Allow: methods.join(', ') });
}

/**
 * Keys for an attempt whose browser sent none. The same content is the same attempt in two cases: it comes with the
 * same stamp, from a returned form, or it comes from the same address within 12 hours. For the second case each key
 * stands for half a day, and an attempt has the keys of the present and the next half.
 */
function keysOf(form: Form, fields: Fields, stamp: string, address: string, now: number) {
  const half = Math.floor(now / HALF_DAY);
  const keyOf = (opening: string) => uuidOf(hash('attempt', form, fields, opening).slice(0, 32));
  return {
    key: keyOf(stamp),
    otherKeys: [half, half + 1].map((one) => keyOf(`${address} ${one}`)),
  };
}

/**
 * A request, its path and form, the address of the client, and the pages in the language that the request names. `language`
 * is the code that it names, also of a language that the site does not have.
 */
type Asked = {
  language: string | null;
  request: IncomingMessage;
  path: string;
  form: Form | undefined;
  address: string;
  pages: LanguagePages;
};

export function createService(parts: ServiceParts) {
  const { database, settings, now } = parts;
  const { words } = parts.pages;
  let failedAt = 0;
  const answerHealth = createHealth(parts, () => failedAt);
  const slowLane = createSlowLane(parts.sleep);

  async function send(
    request: IncomingMessage,
    { status, type, text, headers }: Reply,
  ): Promise<Answer> {
    const whole = Buffer.from(text);
    const accepted = request.headers['accept-encoding']?.toString();
    const encoding =
      whole.length < WORTH_COMPRESSING ? 'identity' : chooseEncoding(accepted, ['br', 'gzip']);
    const body = await ENCODE[encoding](whole);
    const cors = corsHeaders(request.headers, settings.allowedOrigin);
    return {
      status,
      headers: {
        ...HEADERS,
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

  /** Turns an error into a problem, and logs failures of the service. */
  function problemOf(error: unknown, request: IncomingMessage): Problem {
    if (error instanceof Problem) return error;
    // If the visitor broke the connection, the service did not fail.
    if (error !== request.errored) parts.onFailure(error);
    return new Problem('unavailable', { 'Retry-After': UNAVAILABLE_FOR });
  }

  /** The answer of a refusal: HTML for people, JSON (RFC 9457) for scripts. */
  function refuse({ request, form, pages }: Asked, problem: Problem): Reply {
    const { words } = pages;
    const refused = refusalOf(problem);
    if (!wantsPage(request)) {
      const details = json(problemDetails(words, problem, form));
      return { ...details, type: 'application/problem+json', ...refused };
    }
    const { title, text } = problemTexts(words, problem);
    const link = { label: words.messages.pages.thanks.home, href: pages.site.home };
    const message = { title, text, ...(form ? {} : { link }) };
    return { ...page(pages.messagePage(message)), ...refused };
  }

  /** A page with the form, the visitor's input, and the errors, if there are any. */
  function showAgain(
    form: Form,
    raw: RawFields,
    problem: Problem,
    stamp: string,
    pages: LanguagePages,
  ): Reply {
    const { words } = pages;
    const values = Object.fromEntries(
      Object.keys(FIELDS[form]).map((name) => [name, raw.get(name) ?? '']),
    );
    const errors = fieldTexts(words, form, problem.errors);
    const html = pages.formPage(form, problemTexts(words, problem), { values, errors, stamp });
    return { ...page(html), ...refusalOf(problem) };
  }

  async function take({ request, address, ...asked }: Asked, form: Form): Promise<Reply> {
    if (!isOurs(request.headers, settings.allowedOrigin)) throw new Problem('cross-site');
    const notation = notationOf(request);
    const [, , attempt] = KEY.exec(request.headers['idempotency-key']?.toString() ?? '') ?? [];
    if (notation === 'json' && attempt === undefined) throw new Problem('key-missing');
    const raw = parseBody(await readBody(request), notation);
    const named = raw.get('language') ?? asked.language;
    const pages = pagesIn(parts.pages, named);
    const checked = checkFields(FIELDS[form], raw);
    const { key } = parts;
    const { usualAnHour } = settings;
    const time = now();
    const given = raw.get('stamp') ?? '';
    // A returned form keeps its first stamp, so that the next submission is the same attempt.
    const stamp = readStamp(key, given) === null ? signStamp(key, time) : given;
    const counted = countedOf(address);
    try {
      if ('errors' in checked) throw new Problem('invalid', {}, checked.errors);
      if (slowLane.isFull(counted)) throw new Problem('too-many', { 'Retry-After': FULL_FOR });
      const { fields } = checked;
      const suspicion = suspicionOf(raw, notation, request.headers, key, time);
      const waitMs = suspicion ? 0 : waitOf(raw, notation, key, time);
      if (waitMs > 0)
        throw new Problem('too-early', { 'Retry-After': String(Math.ceil(waitMs / SECOND)) });
      const keys = attempt
        ? { key: attempt.toLowerCase() }
        : keysOf(form, fields, stamp, address, time);
      const arrival = {
        ...keys,
        form,
        fields,
        // Of a language that this build does not have, everything is in the first one, and staff see which it was.
        language: named && isLanguageCode(named) ? named : pages.site.language,
        network: networkOf(address),
        suspicion,
        fingerprint: hash(form, fields),
        limits: limitsOf(key, address, suspicion ? 'quarantined' : 'usual', usualAnHour),
        repeatLimits: limitsOf(key, address, 'repeated', usualAnHour),
        mailbox: mailboxOf(key, fields.email),
      };
      const acceptance = await accept(database, arrival, {
        prefix: words.site.abbreviation,
        outgoing: parts.outgoing,
        now: time,
      }).catch((error: unknown) => {
        failedAt = time;
        throw error;
      });
      failedAt = 0;
      if (acceptance.is === 'key-reused') throw new Problem('key-reused');
      const { reference, replayed, isMany } = acceptance;
      if (isMany) await slowLane.pass(counted);
      const outcome = replayed ? 'replayed' : (suspicion ?? isMany) ? 'quarantined' : 'taken';
      const canWrite = isMailbox(fields.email);
      if (notation === 'form') {
        const thanks = `${thanksAddress(form, canWrite)}${pages.query}`;
        const number = `${pages.query ? '&' : '?'}${NUMBER}=${encodeURIComponent(reference)}`;
        return { ...redirect(canWrite ? thanks + number : thanks), outcome };
      }
      const headers = { 'Idempotent-Replayed': 'true' };
      const { noMail } = pages.words.messages.pages.thanks;
      const taken = { reference, ...(!canWrite && { said: noMail }) };
      return { ...json(taken, 201), ...(replayed && { headers }), outcome };
    } catch (error) {
      // A script keeps the input itself, so it needs no page.
      if (notation === 'json' || !wantsPage(request)) throw error;
      return showAgain(form, raw, problemOf(error, request), stamp, pages);
    }
  }

  /** Pages and data for GET requests, by address. */
  const views: Readonly<
    Record<string, (pages: LanguagePages, number: string | undefined) => Reply>
  > = {
    [STAMP]: () => plain(signStamp(parts.key, now())),
    [STYLES]: (pages) => ({
      ...plain(pages.css),
      type: 'text/css; charset=utf-8',
      headers: { 'Cache-Control': `max-age=${STYLES_FOR}` },
    }),
    [PROBLEMS]: (pages) => page(pages.problemsPage(STATUS)),
    ...Object.fromEntries(
      FORMS.flatMap((form) =>
        [true, false].map((canWrite) => [
          thanksAddress(form, canWrite),
          (pages: LanguagePages, number: string | undefined) =>
            page(pages.thanksPage(form, canWrite, number)),
        ]),
      ),
    ),
  };

  /** The page of a link in a mail. @param outcome of its button */
  async function linkPage(
    { request, pages }: Asked,
    outcome: string,
    answer: () => Promise<Message>,
  ): Promise<Reply> {
    requireMethod(request, 'GET', 'HEAD', 'POST');
    const reply = page(pages.messagePage(await answer()));
    return request.method === 'POST' ? { ...reply, outcome } : reply;
  }

  async function route(asked: Asked): Promise<Reply> {
    const { request, path, form, pages } = asked;
    const view = views[path];
    if (view) {
      requireMethod(request, 'GET', 'HEAD');
      return view(pages, numberIn(request));
    }
    if (isForHealth(path)) {
      requireMethod(request, 'GET', 'HEAD');
      const { status, value } = await answerHealth(request, path);
      return json(value, status);
    }
    const purpose = LINKS.get(path);
    if (purpose) return linkPage(asked, purpose, () => answerLink(request, purpose, pages, parts));
    if (!form || path !== FOLDER + form) throw new Problem('unknown-form');
    requireMethod(request, 'GET', 'HEAD', 'POST', 'OPTIONS');
    if (request.method === 'OPTIONS') {
      const headers = {
        Allow: 'GET, HEAD, POST, OPTIONS',
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
        'Access-Control-Max-Age': PREFLIGHT,
      };
      return { ...plain(''), status: 204, headers };
    }
    // A visitor who opens the address of the form's action is redirected to the form.
    return request.method === 'POST' ? take(asked, form) : redirect(pages.formAddresses[form]);
  }

  /** Answers a request whose address belongs to the service. */
  return async function answer(request: IncomingMessage): Promise<Answer> {
    const started = performance.now();
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const form = FORMS.find((name) => name === path.split('/')[2]);
    // The address is read before the body, because a connection that was closed after a too long body has none.
    const address = addressOf(request, settings.trustedProxies);
    const language = searchParams.get('language');
    const pages = pagesIn(parts.pages, language);
    const asked = { request, path, form, address, language, pages };
    const reply = await route(asked).catch((error: unknown) =>
      refuse(asked, problemOf(error, request)),
    );
    const result = await send(request, reply);
    parts.onEvent({
      outcome: reply.outcome ?? 'shown',
      form,
      network: networkOf(address),
      status: reply.status,
      ms: Math.round(performance.now() - started),
    });
    return result;
  };
}
