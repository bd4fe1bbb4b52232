/** A host of its own for a test: it can go away, come back, and bring another build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createHttpServer } from '#serve/http-server.ts';
import { createSite, type Answer, type Asked, type Site } from '#serve/answer-requests.ts';
import { buildSite } from '../build-site.ts';
import { copyContent } from '../copy-content.ts';
import { FROZEN_CONTENT } from '../frozen-content.ts';
import { FOLDER } from '../built-pages.ts';

export type Host = {
  origin: string;
  /** Paths it has been asked for, in order. */
  asked: string[];
  /** What it says the time is. */
  date: Date;
  /** Changes the text of a page on its way. */
  edit: (html: string) => string;
  /** Changes an answer, or gives another. */
  spoil: (path: string, answer: Answer) => Answer;
  /** Serves the build in another folder from now on. */
  deploy: (folder: string) => void;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
};

const asIs = (html: string) => html;

/** Starts a host of the site as built. */
export async function startHost(): Promise<Host> {
  let site = createSite(FOLDER);
  let server: Server | undefined;

  const answer: Site = async (asked) => {
    const { pathname, search } = new URL(asked.url ?? '', host.origin);
    host.asked.push(pathname);
    const found = host.spoil(pathname + search, await site(plain(asked)));
    const headers: Record<string, string> = { ...found.headers, Date: host.date.toUTCString() };
    const isPage = found.status === 200 && headers['Content-Type']?.startsWith('text/html');
    if (!isPage) return { ...found, headers };
    const body = Buffer.from(host.edit(found.body.toString()));
    return { ...found, headers: { ...headers, 'Content-Length': String(body.length) }, body };
  };
  const listen = async (port: number) => {
    server = createHttpServer(answer).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server.address() as AddressInfo;
  };
  const plain = ({ method, url, headers }: Asked): Asked => {
    const kept = { ...headers };
    // An answer of 304 would leave no page to edit.
    if (host.edit !== asIs) delete kept['if-none-match'];
    // A page on its way could not be edited if it were compressed.
    delete kept['accept-encoding'];
    return { method, url, headers: kept };
  };

  const host: Host = {
    origin: '',
    asked: [],
    date: new Date(),
    edit: asIs,
    spoil: (_path, found) => found,
    deploy: (folder) => {
      site = createSite(folder);
    },
    goAway: () =>
      new Promise((resolve) => {
        if (!server?.listening) {
          resolve();
          return;
        }
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: async () => {
      await listen(Number(new URL(host.origin).port));
    },
  };
  const { port } = await listen(0);
  host.origin = `http://127.0.0.1:${port}`;
  return host;
}

/**
 * Builds the site once more, beside the one under test.
 * @param name of its folder
 * @param edit changes a file of the content
 * @returns its folder
 */
export async function buildAnother(
  name: string,
  settings: Record<string, string>,
  edit?: { file: string; from: string; to: string },
): Promise<string> {
  const folder = path.join('.cache', `${path.basename(FOLDER)}-${name}`);
  const content = copyContent(FROZEN_CONTENT);
  if (edit) {
    const file = path.join(content.folder, edit.file);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(edit.from)) throw new Error(`${edit.file} does not say "${edit.from}"`);
    writeFileSync(file, text.replace(edit.from, edit.to));
  }
  await buildSite(folder, content.folder, settings);
  content.remove();
  return folder;
}
