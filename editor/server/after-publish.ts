/** Runs the company's command after a publication: it copies the site to a host, pushes a commit, purges a cache. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '@website/site/content/root.ts';
import { messageOf } from '@website/site/serve/message-of.ts';

/** What the command has written, and whether it ended well. */
export type HandedOn = { isDone: boolean; output: string };

/** The most characters of output that are kept: the last ones, which say what went wrong. */
const MOST_OUTPUT = 4000;
/** The longest time that the command may take, in ms. A line that hangs must not hold up the next publication for ever. */
const LONGEST = 10 * 60 * 1000;

/**
 * Runs a command in the shell. It never throws.
 * @param values environment variables for it
 * @param longest the longest time that it may take, in ms
 */
export async function runCommand(
  command: string,
  values: Readonly<Record<string, string>>,
  longest = LONGEST,
): Promise<HandedOn> {
  const hasGroups = process.platform !== 'win32';
  const child = spawn(command, {
    shell: true,
    cwd: ROOT,
    env: { ...process.env, ...values },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what the shell has started ends with it.
    detached: hasGroups,
  });
  let output = '';
  const add = (text: string) => (output = (output + text).slice(-MOST_OUTPUT));
  child.stdout.setEncoding('utf8').on('data', add);
  child.stderr.setEncoding('utf8').on('data', add);
  const timer = setTimeout(() => {
    add(`\nIt was ended after ${longest / 60_000} minutes.`);
    try {
      process.kill(hasGroups ? -(child.pid ?? 0) : (child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended, and something outside of its group holds its output open.
    }
    child.stdout.destroy();
    child.stderr.destroy();
  }, longest);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { isDone: code === 0, output: output.trim() };
  } catch (error) {
    return { isDone: false, output: messageOf(error) };
  } finally {
    clearTimeout(timer);
  }
}
