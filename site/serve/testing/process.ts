/** Starts the server as `npm start` does, for tests, and connects to it. */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts it on a free port. It is killed when the test ends.
 * @param settings environment variables; with `SUBMISSIONS` the forms service runs too
 */
export const startServer = (settings: Record<string, string>, through?: readonly string[]) =>
  startProgram(
    settings['SUBMISSIONS'] === undefined
      ? 'site/serve/serve-site.ts'
      : 'forms-service/serve-with-forms.ts',
    settings,
    through,
  );

/**
 * Starts a server's program, which prints its address. It is killed when the test ends.
 * @param through a command with parameters that starts it with fewer rights
 */
export function startProgram(
  program: string,
  settings: Record<string, string>,
  through: readonly string[] = [],
) {
  const [command, ...parameters] = [...through, process.execPath, '--import', 'tsx', program];
  const child = spawn(command, parameters, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { stdout: '', stderr: '' };
  let isClosed = false;
  const changes = new EventEmitter();
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
      changes.emit('change');
    });
  // At this point all of its output has arrived.
  child.once('close', () => {
    isClosed = true;
    changes.emit('change');
  });

  /**
   * Waits until it has written something: a line may arrive after the answer that it is about.
   * @throws {Error} with all of its output, if it ends before that
   */
  async function said(what: RegExp): Promise<void> {
    while (!what.test(Object.values(written).join('\n'))) {
      if (isClosed)
        throw new Error(`It ended without ${String(what)}: ${Object.values(written).join('')}`);
      await once(changes, 'change');
    }
  }
  return {
    child,
    said,
    /** Its output so far. To wait for a line, use `said`. */
    output: () => written.stdout,
    /** The address that it prints when it listens. */
    async address(): Promise<string> {
      await said(/http:\/\/\S+\s/);
      return /http:\/\/\S+/.exec(written.stdout)?.[0] ?? '';
    },
    /** Its exit status and error output, when it has ended. */
    async end(): Promise<{ code: number | null; errors: string }> {
      while (!isClosed) await once(changes, 'change');
      return { code: child.exitCode, errors: written.stderr.trim() };
    },
  };
}

/** A connection to it. Errors of the connection are ignored: some tests let the server break it. */
export function openSocket(address: string): Socket {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname).on('error', () => undefined);
}

/** Waits until the server refuses connections. */
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
