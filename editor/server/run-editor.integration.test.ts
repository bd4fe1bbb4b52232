import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startProgram } from '@website/site/serve/testing/process.ts';
import { expect, it, onTestFinished } from 'vitest';

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
