/** The processes of a server, as Linux lists them. */
import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string };

/** One process. `null` when it has just ended. */
function read(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(field('PPid')), command };
  } catch {
    return null;
  }
}

/** A process and all processes that it has started. */
export function processTree(root: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
    .filter((process) => process !== null);
  const below = (parent: number): Process[] =>
    all
      .filter((process) => process.parent === parent)
      .flatMap((process) => [process, ...below(process.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}
