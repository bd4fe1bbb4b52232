/** Copies of the real server, which can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { processTree } from '@website/site/serve/testing/processes.ts';
import { openDatabase } from '@website/forms-service/database/open.ts';

export type Copy = {
  origin: string;
  /** Ids of all its processes. */
  pids: () => number[];
  /** Kills all its processes at once. @returns their ids, when all have ended */
  kill: () => Promise<number[]>;
};

const WITH_FORMS = 'forms-service/serve-with-forms.ts';

/** The address up to the white space after it, because a chunk may contain only its beginning. */
const LISTENS = /http:\/\/\S+(?=\s)/;

const running = new Set<ChildProcess>();
/** Kills a copy and all processes that it has started, which form one process group. */
const killGroup = ({ pid = NaN }: ChildProcess) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // No process of the group is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};
// All copies also end when this process fails.
process.on('exit', () => running.forEach(killGroup));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts a copy as `npm start` does, and waits until it listens.
 * @param program the forms service with the site, or the site alone
 * @param within a command that starts another where it should run
 * @throws {Error} with its output, if it ends before it listens
 */
export async function startCopy(
  settings: Readonly<Record<string, string>>,
  program = WITH_FORMS,
  within: readonly string[] = [],
): Promise<Copy> {
  const { SUBMISSIONS_FOLDER: folder = '', DATABASE_URL: databaseUrl = '' } = settings;
  // `npm run inbox -- create` does this before the first start.
  if (program === WITH_FORMS)
    await (await openDatabase({ folder, databaseUrl }, { isNew: true })).close();
  const [command, ...parameters] = [...within, process.execPath, '--import', 'tsx', program];
  const child = spawn(command, parameters, {
    detached: true,
    env: {
      ...process.env,
      ...settings,
      SUBMISSIONS: program === WITH_FORMS ? 'live' : 'off',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  // Its processes share the output, which closes with the last process.
  const closed = once(child, 'close').then(() => running.delete(child));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      said += text;
      const [address] = LISTENS.exec(said) ?? [];
      if (!address) return;
      resolve(address);
      child.stdout.off('data', listen).resume();
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    void closed.then(() => reject(new Error(`The server has ended: ${said}`)));
  });
  const pids = () => processTree(child.pid ?? NaN).map(({ pid }) => pid);
  return {
    origin,
    pids,
    async kill() {
      const dead = pids();
      killGroup(child);
      await closed;
      return dead;
    },
  };
}
