import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProgram } from '@website/site/serve/testing/process.ts';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { expect, it, onTestFinished } from 'vitest';
import type { CheckAnswer, OpenText } from './forms-api.ts';

it('names the port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const EDIT_PORT = String((other.address() as AddressInfo).port);
  expect(await startProgram('editor/server/run-editor.ts', { EDIT_PORT }).end()).toEqual({
    code: 1,
    errors: `Port ${EDIT_PORT} is in use: perhaps the editor is open already. Set EDIT_PORT to another port.`,
  });
});

it('ends without a word while a page of the preview is drawn', async () => {
  const folder = temporaryFolder();
  cpSync(path.dirname(FROZEN_CONTENT), path.join(folder, 'content'), { recursive: true });
  const editor = startProgram('editor/server/run-editor.ts', {
    CONTENT_FOLDER: path.join(folder, 'content/en'),
    EDIT_VERSIONS: path.join(folder, 'versions'),
    EDIT_PORT: '0',
  });
  const origin = new URL(await editor.address()).origin;
  const of = 'news/record-coffee-harvest';
  const { files } = (await (await fetch(`${origin}/text.json?of=${of}`)).json()) as OpenText;
  const checked = await fetch(`${origin}/check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ of, form: files.form }),
  });
  const { page = '' } = (await checked.json()) as CheckAnswer;
  // It takes seconds, because no module of the site has been read yet.
  const drawn = fetch(page).catch(() => undefined);
  await setTimeout(300);
  editor.child.kill('SIGTERM');
  expect(await editor.end()).toEqual({ code: 0, errors: '' });
  await drawn;
});
