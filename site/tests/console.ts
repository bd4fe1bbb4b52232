/**
 * Fails a test that writes an undeclared error or warning to the console. A test that expects one declares it:
 * `vi.spyOn(console, 'warn').mockImplementation(() => undefined)`.
 */
import { afterEach, beforeEach, vi } from 'vitest';

const undeclared: string[] = [];

beforeEach(() => {
  undeclared.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      undeclared.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (undeclared.length > 0) throw new Error(`Undeclared output\n${undeclared.join('\n')}`);
});
