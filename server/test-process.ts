/** The server as a process of its own, for tests, as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts it on a free port, until the test ends. Only within a test.
 * @param settings its environment, beside that of the tests
 */
export function startServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return {
    child,
    /** What it has written so far. */
    output: () => output,
    /** Address it says it listens at. */
    async address(): Promise<string> {
      for (;;) {
        const [address] = /http:\/\/\S+/.exec(output) ?? [];
        if (address) return address;
        if (child.exitCode !== null) throw new Error(`It ended: ${errors}`);
        await once(child.stdout, 'data');
      }
    },
    /** How it ended, and what it said. */
    async end(): Promise<{ code: number | null; errors: string }> {
      if (child.exitCode === null) await once(child, 'close');
      return { code: child.exitCode, errors: errors.trim() };
    },
  };
}

/** A connection to it; what becomes of a client that misbehaves is its own affair. */
export function openSocket(address: string): Socket {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname).on('error', () => undefined);
}

/** Waits until nobody listens any more. */
export async function refusal(address: string): Promise<void> {
  for (;;) {
    const socket = openSocket(address);
    const event = await Promise.race(
      ['connect', 'error'].map(async (name) => (await once(socket, name), name)),
    ).catch(() => 'error');
    socket.destroy();
    if (event === 'error') return;
  }
}
