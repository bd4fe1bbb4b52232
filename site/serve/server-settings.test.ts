import { afterEach, expect, it, vi } from 'vitest';
import { listenProblem } from './listen-problem.mjs';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['PORT', '-1', '0 to 65535'],
  ['PORT', '80.5', '0 to 65535'],
  ['PORT', 'abc', '0 to 65535'],
  ['WORKERS', '0', '1 to 64'],
  ['WORKERS', '65', '1 to 64'],
])('%s=%s ends the process with one line that says what to do', async (name, value, range) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${String(code)}`);
  });
  vi.resetModules();
  vi.stubEnv(name, value);
  await expect(import('./server-settings.ts')).rejects.toThrow('ended with 1');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    `${name} is "${value}": set it to a whole number from ${range}.`,
  );
});

it.each([
  ['EACCES', 'Port 80 is not open to this user: set PORT to a number from 1024.'],
  [
    'EADDRNOTAVAIL',
    'HOST is "203.0.113.1", which is not an address of this machine: set it to one, or leave it out for 127.0.0.1.',
  ],
  ['EIO', 'The server cannot listen at 203.0.113.1, port 80: check HOST and PORT. (bad)'],
])('a server that cannot listen says what to do: %s', (code, message) => {
  const place = { host: '203.0.113.1', port: 80 };
  expect(listenProblem(Object.assign(new Error('bad'), { code }), place)).toBe(message);
});
