/** The line that loses packets, where it can be opened. Node asks over it in the browser's place. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { writeSite } from '@website/site/serve/testing/small-site.ts';
import { openLossyLine, whyNoLossyLine } from './lossy-line.ts';

const reason = whyNoLossyLine();
if (reason) process.stderr.write(`The line that loses packets is not tested: ${reason}.\n`);

/** Bytes that cannot be compressed, because nothing compresses this ending. */
const PICTURE = { 'pictures/large-480.abc123.avif': 'x'.repeat(20_000) };

/** Asks for an address. Prints the milliseconds until the whole answer is there. */
const ASK = `
const { connect } = require('node:tls');
const [address, host] = process.argv.slice(1);
const { port, pathname } = new URL(address);
const from = performance.now();
const options = { host, port: port || 443, servername: 'www.kilele.example', rejectUnauthorized: false };
const socket = connect(options, () =>
  socket.write('GET ' + pathname + ' HTTP/1.1\\r\\nHost: www.kilele.example\\r\\nConnection: close\\r\\n\\r\\n'));
let bytes = 0;
socket.on('data', (data) => (bytes += data.length));
socket.on('end', () => console.log(JSON.stringify({ bytes, ms: performance.now() - from })));
setTimeout(() => process.exit(), 5000).unref();
`;

/** Opens a line with a loss in per cent. @returns how to ask over it */
async function open(loss: number) {
  const { folder, remove } = writeSite(PICTURE);
  onTestFinished(remove);
  const profile = { rate: 400_000, latency: 150, slowdown: 1 };
  const line = await openLossyLine(profile, loss, process.execPath, [folder, folder]);
  onTestFinished(line.stop);
  line.startAnew(1);
  return async (address: string) => {
    const { stdout } = await promisify(execFile)(line.launch.executablePath, [
      ...['-e', ASK, line.origins[1] + address, line.address],
    ]);
    return stdout && (JSON.parse(stdout) as { bytes: number; ms: number });
  };
}

it.skipIf(reason)('takes three round trips and the time of its bytes', async () => {
  const ask = await open(0);
  const answer = await ask('/pictures/large-480.abc123.avif');
  if (!answer) throw new Error('No answer has come.');
  expect(answer.bytes).toBeGreaterThan(20_000);
  // TCP, TLS and the request, then 20 kB at 50 kB/s.
  expect(answer.ms).toBeGreaterThan(3 * 150 + 400);
});

it.skipIf(reason)('loses packets', async () => {
  const ask = await open(100);
  expect(await ask('/')).toBe('');
});
