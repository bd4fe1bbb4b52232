import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { memoryOf, processTree } from './processes.ts';

it.runIf(existsSync('/proc/self/status'))('counts a process with what it has started', () => {
  const child = spawn('sleep', ['60']);
  try {
    const tree = processTree(process.pid).map(({ pid }) => pid);
    expect(tree).toContain(process.pid);
    expect(tree).toContain(child.pid);
    expect(memoryOf(process.pid)).toBeGreaterThan(memoryOf(child.pid ?? NaN));
  } finally {
    child.kill();
  }
});
