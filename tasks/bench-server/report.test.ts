import { expect, it } from 'vitest';
import { ratios, report, type Results } from './report.ts';

const loads = (...rates: number[]) => rates.map((rate) => ({ rate, p99: 4, failures: 0 }));
const memory = { before: 100_000_000, warm: 120_000_000, end: 121_000_000 };
const results: Results = {
  own: { pages: [{ page: '/', loads: loads(10, 30, 20) }], memory, processes: 4 },
  nginx: { pages: [{ page: '/', loads: loads(40, 25, 50) }], memory, processes: 3 },
};

it('compares the medians', () => {
  expect(ratios(results)).toEqual([{ page: '/', ratio: 0.5 }]);
});

it('says speed and memory of both', () => {
  const text = report(results);
  expect(text).toContain('| / | own | 20 (15–25) | × 0.50 | 4.0 | 0 |');
  expect(text).toContain('| / | nginx | 40 (33–45) |  | 4.0 | 0 |');
  expect(text).toContain('| own | 4 | 100 | 120 | 121 |');
});
