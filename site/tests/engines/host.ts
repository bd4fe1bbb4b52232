/**
 * A host for one test. It has its own origin, so storage and caches of other tests have no effect. Its files can hang or
 * fail, and it can go away, come back, and bring another build.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '#serve/http-server.ts';
import { createSite, type Answer } from '#serve/answer-requests.ts';
import { FOLDER } from '../built-pages.ts';

export type Host = {
  origin: string;
  /** The requested paths, in order. */
  asked: string[];
  /** Never answers requests for these files. */
  hang: (files: RegExp) => void;
  /** Closes the connection of requests for these files. */
  fail: (files: RegExp) => void;
  /** Answers all requests again, including those that hang. */
  mend: () => void;
  /** Changes pages, style sheets and scripts. */
  edit: (change: (text: string) => string) => void;
  /** Adds a script before all other scripts of each page. The page's policy allows it, and what `edit` changes. */
  insertScript: (script: () => void) => void;
  /** Adds a path with a page of another site. */
  addPage: (path: string, html: string) => void;
  /** Changes an answer, or gives another. @param address path and query */
  spoil?: (address: string, found: Answer) => Answer;
  /** Says from now on that the time is this. */
  date?: Date;
  /** Serves the build in another folder from now on. */
  deploy: (folder: string) => void;
  /** Serves the site as another build would have it: see {@link renamed}. */
  deployNext: () => void;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
};

const POLICY = 'Content-Security-Policy';
const EDITABLE = /^text\/(?:html|css|javascript)/;

/** Gives all scripts and style sheets other names, and when it is called again, their own. */
export const renamed = (text: string): string =>
  text.replaceAll(
    /-([\w-]{8})(?=\.(?:css|js)\b)/g,
    (_, hash: string) => `-${[...hash].reverse().join('')}`,
  );

/** The policy of a page that also allows the scripts and styles in its HTML. */
function allowInline(policy: string, html: string): string {
  return [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].reduce(
    (allowed, [, kind, text = '']) => {
      const hash = createHash('sha256').update(text).digest('base64');
      return allowed.replace(`${kind}-src 'self'`, `${kind}-src 'self' 'sha256-${hash}'`);
    },
    policy,
  );
}

/** Starts a host of the site as built. */
export async function startHost(): Promise<Host> {
  const asked: string[] = [];
  const changes: ((text: string) => string)[] = [];
  const scripts: string[] = [];
  const pages = new Map<string, string>();
  let hanging: RegExp[] = [];
  const waiting: (() => void)[] = [];
  let failing: RegExp[] = [];
  let site = createSite(FOLDER);
  let nameOf = (url: string) => url;

  function edited({ status, headers, body }: Answer): Answer {
    const inserted = scripts.map((script) => `<script>${script}</script>`).join('');
    const start = body.toString().replace('<head>', `<head>${inserted}`);
    const changed = changes.reduce((text, change) => change(text), start);
    const policy = headers[POLICY];
    return {
      status,
      headers: {
        ...headers,
        ...(policy !== undefined && { [POLICY]: allowInline(policy, changed) }),
        'Content-Length': String(Buffer.byteLength(changed)),
      },
      body: Buffer.from(changed),
    };
  }

  async function answer({ method, url = '', headers, socket }: IncomingMessage): Promise<Answer> {
    const { pathname, search } = new URL(url, 'http://host');
    asked.push(pathname);
    if (hanging.some((files) => files.test(pathname)))
      await new Promise<void>((resolve) => waiting.push(resolve));
    if (failing.some((files) => files.test(pathname))) socket.destroy();
    const page = pages.get(pathname);
    if (page !== undefined) {
      const type = { 'Content-Type': 'text/html; charset=utf-8' };
      return { status: 200, headers: type, body: Buffer.from(page) };
    }
    // The file is changed here, so it must be sent uncompressed, and also if the browser has it already.
    const plain = { ...headers, 'accept-encoding': 'identity' };
    delete plain['if-none-match'];
    if (host.spoil)
      return host.spoil(pathname + search, await site({ method, url, headers: plain }));
    const isPage = headers.accept?.includes('text/html');
    if (changes.length === 0 && !(scripts.length > 0 && isPage))
      return site({ method, url, headers });
    const found = await site({ method, url: nameOf(url), headers: plain });
    return EDITABLE.test(found.headers['Content-Type'] ?? '') ? edited(found) : found;
  }

  async function dated(asking: IncomingMessage): Promise<Answer> {
    const answered = await answer(asking);
    if (!host.date) return answered;
    return { ...answered, headers: { ...answered.headers, Date: host.date.toUTCString() } };
  }

  const server = createHttpServer(dated);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const host: Host = {
    origin: `http://127.0.0.1:${port}`,
    asked,
    hang: (files) => void hanging.push(files),
    fail: (files) => void failing.push(files),
    mend: () => {
      hanging = [];
      failing = [];
      for (const answerNow of waiting.splice(0)) answerNow();
    },
    edit: (change) => void changes.push(change),
    insertScript: (script) => void scripts.push(`(${script.toString()})()`),
    addPage: (path, html) => void pages.set(path, html),
    deploy: (folder) => {
      site = createSite(folder);
    },
    deployNext: () => {
      nameOf = renamed;
      changes.push(renamed);
    },
    goAway: () =>
      new Promise((resolve) => {
        if (!server.listening) {
          resolve();
          return;
        }
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: async () => {
      await listen(port);
    },
  };
  return host;
}
