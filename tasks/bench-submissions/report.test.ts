import { expect, it } from 'vitest';
import { report, type Results } from './report.ts';

const results: Results = {
  engine: 'SQLite',
  ways: [
    { name: 'bare', rates: [400, 250, 500], p99s: [] },
    { name: 'the service', rates: [100, 300, 200], p99s: [30, 10, 20] },
  ],
  memory: [{ submissions: 100_000, resident: 252_400_000, heap: 30_260_000 }],
};

it('compares the medians, and says what memory there was', () => {
  const text = report([results]);
  expect(text).toContain('| SQLite | bare | 400 (325–450) |  |  |');
  expect(text).toContain('| SQLite | the service | 200 (150–250) | × 0.50 | 20 |');
  expect(text).toContain('| SQLite | 100,000 | 252 | 30.3 |');
});
