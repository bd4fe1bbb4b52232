/** A host of its own for a test: it can go away, come back, and bring another build. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { createSite } from '#server/site.ts';
import { FOLDER } from '../pages.ts';

export type Host = {
  origin: string;
  /** Paths it has been asked for, in order. */
  asked: string[];
  /** What it says the time is. */
  date: Date;
  /** Changes the text of a page on its way. */
  edit: (html: string) => string;
  /** Serves the build in another folder from now on. */
  deploy: (folder: string) => void;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
};

const asIs = (html: string) => html;

/** Starts a host of the site as built. */
export async function startHost(): Promise<Host> {
  let site = createSite(FOLDER);
  let server: ReturnType<typeof serve> | undefined;

  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    host.asked.push(pathname);
    const response = await site.fetch(request);
    const headers = new Headers(response.headers);
    headers.set('Date', host.date.toUTCString());
    const isPage = response.status === 200 && headers.get('content-type')?.startsWith('text/html');
    const body = isPage ? host.edit(await response.text()) : response.body;
    return new Response(body, { status: response.status, headers });
  };
  const listen = (port: number) =>
    new Promise<AddressInfo>((resolve) => {
      const options = { fetch: answer, hostname: '127.0.0.1', port };
      // A page on its way could not be edited if it were compressed.
      server = serve({ ...options, fetch: (request) => answer(plain(request)) }, resolve);
    });
  const plain = (request: Request) => {
    const headers = new Headers(request.headers);
    // An answer of 304 would leave no page to edit.
    if (host.edit !== asIs) headers.delete('if-none-match');
    headers.delete('accept-encoding');
    return new Request(request.url, { headers });
  };

  const host: Host = {
    origin: '',
    asked: [],
    date: new Date(),
    edit: asIs,
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
        if ('closeAllConnections' in server) server.closeAllConnections();
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
  const content = `${folder}-content`;
  cpSync('app/content/en', content, { recursive: true });
  if (edit) {
    const file = path.join(content, edit.file);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(edit.from)) throw new Error(`${edit.file} does not say "${edit.from}"`);
    writeFileSync(file, text.replace(edit.from, edit.to));
  }
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
    env: { ...process.env, SITE_FOLDER: folder, CONTENT_FOLDER: content, ...settings },
  });
  rmSync(content, { recursive: true });
  return folder;
}
