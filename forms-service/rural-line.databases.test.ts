/**
 * A thousand visitors send forms through the scripts of the site over a rural line. A round trip takes 600 ms, answers
 * get lost, servers fail after they have stored, and clocks are wrong by a year. No visitor may be taken for a program,
 * and nothing may be stored twice.
 */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { UnavailableError } from './database/database.ts';
import { bundlePageScripts, type PageGlobals, type PageScripts } from './testing/page-scripts.ts';
import { DIALECTS } from './testing/test-databases.ts';
import { HOST, testService } from './testing/test-service.ts';
import { virtualTime, type VirtualTime } from './testing/virtual-time.ts';
import { FORMS, type Fields, type Form } from './types.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const YEAR = 365 * 24 * 60 * MINUTE;
const BEGIN = Date.UTC(2026, 10, 22, 9);
/** Milliseconds of a round trip. A new connection takes three more round trips (DNS, TCP, TLS). */
const ROUND_TRIP = 600;
const SETUP = 3 * ROUND_TRIP;
/** Milliseconds for which a connection stays open. */
const KEPT_ALIVE = 10 * SECOND;
/** Faults of the line and the servers, as shares of all requests. */
const SHARES = { lost: 0.06, answerLost: 0.1, badGateway: 0.03, loginPage: 0.01, commitLost: 0.02 };
/** Share of visitors whose browser runs no scripts. */
const PLAIN = 0.1;

/** Mulberry32: the same numbers in every run. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least: number, most: number) => least + next() * (most - least),
    happens: (share: number) => next() < share,
  };
}
type Random = ReturnType<typeof randomOf>;

type Service = Awaited<ReturnType<typeof testService>>;
type Reply = { status: number; text: string; headers: Readonly<Record<string, string>> };

/** A line to the service. A request may arrive although its answer gets lost. */
function rural(time: VirtualTime, service: Service, random: Random, address: string) {
  let openUntil = -1;
  return async function send(
    url: string,
    { method = 'GET', headers = {}, body = '' }: RequestInit,
    timeout = 30 * SECOND,
  ): Promise<Reply> {
    const jitter = random.between(0.7, 1.6);
    const setup = time.now() > openUntil ? SETUP : 0;
    const fail = async () => {
      // The connection is reset, or stays silent until the browser gives up.
      await time.sleep(random.happens(0.5) ? ROUND_TRIP : timeout);
      throw new TypeError('Failed to fetch');
    };
    await time.sleep((setup + ROUND_TRIP / 2) * jitter);
    openUntil = time.now() + KEPT_ALIVE;
    const reply = (status: number, text: string) => ({ status, text, headers: {} });
    if (random.happens(SHARES.lost)) return fail();
    if (random.happens(SHARES.loginPage)) return reply(200, '<title>Buy a bundle</title>');
    const isAfter = random.happens(0.5);
    const isBad = random.happens(SHARES.badGateway);
    if (isBad && !isAfter) return reply(502, '<h1>Bad Gateway</h1>');
    const answer = await time.during(
      service.ask({
        method,
        url,
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          origin: `https://${HOST}`,
          'x-forwarded-for': address,
        },
        body: body as string,
        // The proxy in front of the service.
        from: '127.0.0.1',
      }),
    );
    if (random.happens(SHARES.answerLost)) return fail();
    await time.sleep((ROUND_TRIP / 2) * jitter);
    if (isBad) return reply(502, '<h1>Bad Gateway</h1>');
    const { status, text } = answer;
    return { status, text, headers: answer.headers };
  };
}
type Send = ReturnType<typeof rural>;

/** A browser with its own storage and its own clock. */
function browser(
  time: VirtualTime,
  random: Random,
  send: Send,
  run: (globals: PageGlobals) => PageScripts,
) {
  const stored = new Map<string, string>();
  let clockError = Math.floor(random.between(-1, 2)) * YEAR;
  // The network corrects the clock while a page is open.
  if (random.happens(0.1)) time.later(random.between(0, 5 * MINUTE), () => (clockError = 0));
  return function open() {
    const opened = time.now();
    let isOpen = true;
    const never = new Promise<never>(() => undefined);
    const scripts = run({
      async fetch(address, init) {
        const { milliseconds } = init.signal as unknown as { milliseconds: number };
        const answer = await send(address, init, milliseconds).catch((error: unknown) => {
          if (isOpen) throw error;
          return never;
        });
        if (!isOpen) return never;
        const { status, text, headers } = answer;
        return new Response(text, { status, headers });
      },
      setTimeout: (work, milliseconds) =>
        time.later(Number.isFinite(milliseconds) ? milliseconds : 0, () => isOpen && work()),
      performance: { now: () => time.now() - opened },
      Date: { now: () => BEGIN + time.now() + clockError, parse: (text) => Date.parse(text) },
      localStorage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, text) => void stored.set(key, text),
        removeItem: (key) => void stored.delete(key),
      },
    });
    scripts.resumeSubmissions();
    return {
      ...scripts,
      close() {
        isOpen = false;
      },
    };
  };
}

/** The fields of a form. */
const fieldsOf = (form: Form, email: string): Fields =>
  form === 'inquiry'
    ? { name: 'Jane', email, subject: 'Tea', message: `My tea has yellow leaves. ${email}` }
    : { email };

/** Fills in a form in a browser with scripts, and sends it until it is taken or kept. */
async function useForm(
  time: VirtualTime,
  random: Random,
  open: ReturnType<typeof browser>,
  form: Form,
  email: string,
): Promise<void> {
  const fields = fieldsOf(form, email);
  let page = open();
  const write = async () => {
    await time.sleep(random.between(SECOND, 20 * SECOND));
    void page.requestStamp().catch(() => undefined);
    // The browser fills in the form, or the visitor types.
    await time.sleep(
      random.happens(0.4) ? random.between(50, 800) : random.between(SECOND, MINUTE),
    );
  };
  const reload = async () => {
    page.close();
    await time.sleep(random.happens(0.5) ? SECOND : random.between(MINUTE, 30 * MINUTE));
    page = open();
    await write();
  };
  await write();
  for (;;) {
    // The kept submission has been sent meanwhile, and the page says so.
    if (page.noticeOf(form)?.type === 'sent') break;
    const patience = random.between(20 * SECOND, 3 * MINUTE);
    const outcome = await Promise.race([
      page.submit(form, fields).then(
        () => 'taken',
        () => 'failed',
      ),
      time.sleep(patience).then(() => 'open'),
    ]);
    if (outcome === 'taken') break;
    if (outcome === 'failed' && random.happens(0.5)) await time.sleep(random.between(300, MINUTE));
    else await reload();
  }
  await time.sleep(SECOND);
  page.close();
}

/** The same without scripts. A lost request is sent again with the browser's own button. */
async function useFormPlainly(
  time: VirtualTime,
  random: Random,
  send: Send,
  form: Form,
  email: string,
): Promise<void> {
  await time.sleep(random.between(SECOND, MINUTE));
  let isWrong = random.happens(0.2);
  let stamp = '';
  for (;;) {
    const fields = { ...fieldsOf(form, email), ...(isWrong && { email: 'jane' }) };
    const { status, text } = await send(`/submissions/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams({ ...fields, website: '', ...(stamp && { stamp }) }).toString(),
    }).catch(() => ({ status: 0, text: '' }));
    if (status === 303) return;
    if (status === 422 || status === 503) {
      // The form came back with errors: the visitor corrects one letter in a second.
      ({ stamp } = (JSON.parse(text) as { returned: { stamp: string } }).returned);
      isWrong = false;
      await time.sleep(random.between(100, 2 * SECOND));
    } else await time.sleep(random.between(SECOND, 10 * SECOND));
  }
}

let openPage: Awaited<ReturnType<typeof bundlePageScripts>>;
beforeAll(async () => {
  openPage = await bundlePageScripts();
});
let service: Service;
afterEach(() => service.stop());

it.each(DIALECTS)(
  '%s: no visitor of a thousand is taken for a program, and no submission is stored twice',
  async (dialect) => {
    const time = virtualTime();
    const now = () => BEGIN + Math.round(time.now());
    const settings = { allowedOrigin: undefined, trustedProxies: 1 };
    service = await testService({ now, settings }, dialect);
    const { transaction } = service.database;
    const trouble = randomOf(7);
    Object.assign(service.database, {
      transaction: async (...work: Parameters<typeof transaction>) => {
        const result = await transaction(...work);
        if (trouble.happens(SHARES.commitLost)) throw new UnavailableError('lost at COMMIT');
        return result;
      },
    });

    // The rules are the same on PostgreSQL, so fewer visitors are enough.
    const count = dialect === 'sqlite' ? 1000 : 150;
    const visits = Array.from({ length: count }, async (_value, index) => {
      const random = randomOf(index);
      const email = `visitor${index}@farm.example`;
      const send = rural(time, service, random, `10.${index >> 2}.${index & 3}.7`);
      const open = browser(time, random, send, openPage);
      const isPlain = random.happens(PLAIN);
      await time.sleep(random.between(0, 10 * MINUTE));
      for (const form of FORMS) {
        if (isPlain) await useFormPlainly(time, random, send, form, email);
        else await useForm(time, random, open, form, email);
      }
    });
    await time.pass();
    await Promise.all(visits);

    const stored = await service.stored();
    const suspected = stored.filter(({ suspicion }) => suspicion);
    expect(suspected.map(({ form, suspicion }) => `${form}: ${suspicion}`)).toEqual([]);
    const found = new Map<string, number>();
    for (const { form, fields } of stored)
      found.set(`${form} ${fields.email}`, (found.get(`${form} ${fields.email}`) ?? 0) + 1);
    expect([...found].filter(([, times]) => times > 1)).toEqual([]);
    expect(found.size).toBe(count * FORMS.length);
    // All the planned faults have happened.
    const outcomes = service.events.map(({ outcome }) => outcome);
    for (const outcome of ['replayed', 'unavailable', 'invalid'])
      expect(outcomes).toContain(outcome);
  },
  300_000,
);
