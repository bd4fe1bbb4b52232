import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { createEditor, type EditorSettings } from '../server/create-editor.ts';

type Asked = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/**
 * Serves one editor for all tests of a file. Each test begins with new content, and nothing else in the folder.
 * @param more settings, for the folder that has the content and what the editor writes
 */
export function servedEditor(more: (root: string) => Partial<EditorSettings>) {
  const root = mkdtempSync(path.join(tmpdir(), 'editor-'));
  const content = path.join(root, 'content');
  const { server, close } = createEditor({
    content,
    versions: path.join(root, 'versions'),
    out: path.join(root, 'site'),
    who: 'Wanjiru',
    ...more(root),
  });
  // Its own process may be busy for longer than a connection waits by default.
  server.keepAliveTimeout = 0;
  const listening = once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  beforeAll(() => listening);
  beforeEach(() => {
    for (const name of readdirSync(root)) rmSync(path.join(root, name), { recursive: true });
    cpSync(path.dirname(FROZEN_CONTENT), content, { recursive: true });
  });
  afterAll(async () => {
    await close();
    rmSync(root, { recursive: true });
  });

  /** Asks as a page of the editor does. */
  const ask = (address: string, init: Asked = {}) =>
    fetch(`${origin()}/${address}`, { ...init, headers: { Origin: origin(), ...init.headers } });

  /** @param who is signed in at the proxy, if there is one */
  const page = async (address: string, who = '') =>
    (await ask(address, { headers: { 'X-Staff-Name': who } })).text();

  /**
   * Sends a form of the editor's own pages.
   * @param html of the page as the person has it; without it, as it is now
   * @returns the address to which it leads, and the mistakes at its fields
   */
  async function send(
    address: string,
    fields: Record<string, string | File>,
    who?: string,
    html?: string,
  ) {
    const seen = html ?? (await page(address, who));
    const body = new FormData();
    for (const [, name = '', value = ''] of seen.matchAll(/name="(token|saved)" value="([^"]+)"/g))
      body.set(name, value);
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await ask(address, {
      ...{ method: 'POST', body, redirect: 'manual' },
      headers: { 'X-Staff-Name': who ?? '' },
    });
    const { status, headers } = response;
    const answer = await response.text();
    const wrong = Array.from(answer.matchAll(/id="([\w-]+)-wrong">([^<]+)/g), (one) =>
      one.slice(1).join(': '),
    ).join();
    return { status, html: answer, leadsTo: headers.get('location'), wrong };
  }

  return { root, content, ask, page, send };
}
