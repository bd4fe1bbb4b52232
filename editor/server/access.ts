/** From where the editor may be used, and by whom. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { GitPerson } from '../git/hosts.ts';
import { Refusal } from './refusal.ts';

/** The addresses at which a proxy shows the editor after it has asked for a password (docs/staff-page.md). */
export type Proxy = {
  /** Of the editor, with a slash at its end: `https://staff.kilele.example/edit/`. */
  url: string;
  /** Of the preview: the same host with another port, or a host below it. */
  previewUrl: string;
};

/** Names of this machine; a tunnel may lead to them from any port. */
const OWN = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
/** In which the proxy says who has signed in. */
const NAME = 'x-staff-name';
const LONGEST_NAME = 80;
const COOKIE = 'edit-preview';

/** Who is at work; at a Git host with what it needs to write there. */
type Person = { name: string } | GitPerson;
const people = new AsyncLocalStorage<Person>();

/** Does work for a person, whom `personOr` names. */
export const asPerson = <Result>(person: Person, work: () => Result): Result =>
  people.run(person, work);

/** Who is at work. @param other for work that nobody asked for */
export const personOr = (other: string) => people.getStore()?.name ?? other;

/** Who is at work, as the Git host knows them. @throws {Refusal} */
export function gitPerson(): GitPerson {
  const person = people.getStore();
  if (person && 'token' in person) return person;
  throw new Refusal('Sign in first.', 403);
}

const oneLine = (text: string) =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

const cookieOf = ({ cookie = '' }: IncomingHttpHeaders) =>
  cookie
    .split('; ')
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? '';

/** @param proxy where one stands in front of the editor @param asks whether that proxy asks who somebody is */
export function createAccess(proxy: Proxy | undefined, asks: boolean) {
  const url = proxy && new URL(proxy.url);
  const preview = proxy && new URL(proxy.previewUrl);
  /** Opens the preview: the editor's page gives it to those who are signed in. */
  const key = randomBytes(24).toString('base64url');

  const isBehindProxy = ({ host = '' }: IncomingHttpHeaders) => host === url?.host;

  return {
    preview,
    isBehindProxy,
    /**
     * Lets only the editor's own page ask: no other site in the same browser, and no other name of this machine.
     * @returns who has signed in, where a proxy says so
     * @throws {Refusal}
     */
    enter({ method, headers }: IncomingMessage): string | undefined {
      const { host = '' } = headers;
      if (!OWN.test(host) && !isBehindProxy(headers))
        throw new Refusal('Open the editor at its own address.', 403);
      const own = isBehindProxy(headers) ? url?.origin : `http://${host}`;
      const isReading = method === 'GET' || method === 'HEAD';
      if (!isReading && headers.origin !== own)
        throw new Refusal('Only the page of the editor may change files.', 403);
      if (!url || !asks) return undefined;
      const name = oneLine(String(headers[NAME] ?? ''));
      if (name === '' && isBehindProxy(headers)) throw new Refusal('Sign in first.', 403);
      return name === '' ? undefined : name;
    },
    /** The cookie with which the preview knows those who have signed in. Cookies take no notice of ports. */
    cookie({ headers }: Pick<IncomingMessage, 'headers'>): string {
      const isProxied = isBehindProxy(headers);
      const isBelow = isProxied && preview && url && preview.hostname !== url.hostname;
      const domain = isBelow ? `; Domain=${url.hostname}` : '';
      const secure = isProxied && url?.protocol === 'https:' ? '; Secure' : '';
      return `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict${domain}${secure}`;
    },
    /** Whether a request may see the preview. Behind a proxy a host proves nothing: anybody can send one. */
    seesPreview({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
      if (!proxy) return OWN.test(headers.host ?? '');
      const [given, right] = [Buffer.from(cookieOf(headers)), Buffer.from(key)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
