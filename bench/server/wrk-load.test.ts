import { expect, it } from 'vitest';
import { readLoad } from './wrk-load.ts';

const output = (more = '') => `Running 10s test @ http://127.0.0.1:4173/
  1 threads and 64 connections
  Latency Distribution
     50%    1.31ms
     99%    4.83ms
  353006 requests in 5.00s, 5.40GB read
${more}Requests/sec:  70601.28
Transfer/sec:      1.08GB
`;

it('reads the results that wrk prints', () => {
  expect(readLoad(output())).toEqual({ rate: 70601.28, p99: 4.83, failures: 0 });
});

it.each([
  ['950.00us', 0.95],
  ['1.20s', 1200],
])('reads %s as milliseconds', (written, milliseconds) => {
  expect(readLoad(output().replace('4.83ms', written)).p99).toBeCloseTo(milliseconds);
});

it('adds up broken connections and wrong statuses', () => {
  const errors = '  Socket errors: connect 1, read 2, write 0, timeout 3\n';
  const statuses = '  Non-2xx or 3xx responses: 4\n';
  expect(readLoad(output(errors + statuses)).failures).toBe(10);
});

it('refuses any other output', () => {
  expect(() => readLoad('unable to connect')).toThrow('something else than its results');
});
