/** Checks who may use the editor, and at which address. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { cookieIn } from './cookie.ts';
import { Refusal } from './refusal.ts';

/** The addresses of the editor at a proxy that asks for a password (docs/staff-page.md). */
export type Proxy = {
  /** Address of the editor, with a slash at its end: `https://staff.kilele.example/edit/`. */
  url: string;
  /** Address of the preview: the same host with another port, or a subdomain. */
  previewUrl: string;
};

/** Names of this machine. The port may be any, because of tunnels. */
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
/** The header in which the proxy names the signed-in person. */
const NAME_HEADER = 'x-staff-name';
const LONGEST_NAME = 80;
const COOKIE = 'edit-preview';

/** The name of the person who is at work. */
const people = new AsyncLocalStorage<string>();

/** Runs work for a person, whom `personOr` then returns. */
export const asPerson = <Result>(name: string, work: () => Result): Result =>
  people.run(name, work);

/** The name of the person at work. @param other the name for work that no person has started */
export const personOr = (other: string) => people.getStore() ?? other;

const oneLine = (text: string) =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

/** @param proxy in front of the editor, which asks for a password, if there is one */
export function createAccess(proxy: Proxy | undefined) {
  const url = proxy && new URL(proxy.url);
  const preview = proxy && new URL(proxy.previewUrl);
  /** The key of the preview. The editor gives it to signed-in people. */
  const key = randomBytes(24).toString('base64url');

  const isBehindProxy = ({ host = '' }: IncomingHttpHeaders) => host === url?.host;

  return {
    preview,
    isBehindProxy,
    /**
     * Accepts only requests of the editor's own pages: not of other sites in the same browser, and not with other names
     * of this machine.
     * @returns the signed-in person, if a proxy names one
     * @throws {Refusal}
     */
    enter({ method, headers }: IncomingMessage): string | undefined {
      const { host = '' } = headers;
      if (!THIS_MACHINE.test(host) && !isBehindProxy(headers))
        throw new Refusal('Open the editor at its own address.', 403);
      const own = isBehindProxy(headers) ? url?.origin : `http://${host}`;
      const isReading = method === 'GET' || method === 'HEAD';
      if (!isReading && headers.origin !== own)
        throw new Refusal('Only the page of the editor may change files.', 403);
      if (!url) return undefined;
      const name = oneLine(String(headers[NAME_HEADER] ?? ''));
      if (name === '' && isBehindProxy(headers)) throw new Refusal('Sign in first.', 403);
      return name === '' ? undefined : name;
    },
    /** The cookie with which the preview recognises signed-in people. Cookies are the same for all ports of a host. */
    cookie({ headers }: Pick<IncomingMessage, 'headers'>): string {
      const isProxied = isBehindProxy(headers);
      const isBelow = isProxied && preview && url && preview.hostname !== url.hostname;
      const domain = isBelow ? `; Domain=${url.hostname}` : '';
      const secure = isProxied && url?.protocol === 'https:' ? '; Secure' : '';
      return `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict${domain}${secure}`;
    },
    /**
     * Whether a request may see the preview. Behind a proxy the host proves nothing, because anybody can send any host.
     */
    seesPreview({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
      if (!proxy) return THIS_MACHINE.test(headers.host ?? '');
      const [given, right] = [Buffer.from(cookieIn(headers, COOKIE)), Buffer.from(key)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
