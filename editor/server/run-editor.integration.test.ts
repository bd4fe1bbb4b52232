import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProgram } from '@website/site/serve/testing/process.ts';
import { expect, it, onTestFinished } from 'vitest';
import { contentFolder } from '../testing/content-folder.ts';
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
  const { root, content } = contentFolder();
  const editor = startProgram('editor/server/run-editor.ts', {
    CONTENT_FOLDER: path.join(content, 'en'),
    EDIT_VERSIONS: path.join(root, 'versions'),
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
