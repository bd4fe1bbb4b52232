/** Serves a folder as `npm start` does, by the very same file, on a port that is free. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Served = { pid: number; origin: string; stop: () => Promise<void> };

/**
 * @param folder a build's output, or what was made from one
 * @throws {Error} when the server ends before it listens; it has said why
 */
export async function serveFolder(folder: string): Promise<Served> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, SITE_FOLDER: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The server of ${folder} has ended`)));
  });
  return {
    pid: server.pid ?? NaN,
    origin,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
