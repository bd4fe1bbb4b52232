/** A few rounds of `npm run crash`, which itself runs many. */
import { describe, expect, it } from 'vitest';
import { writeSmallBuild } from '@website/forms-service/testing/small-build.ts';
import { testDatabase } from '@website/forms-service/testing/test-databases.ts';
import { crash } from './crash.ts';

const SUBMISSIONS = 60;
/** One round for each incident (`incidents.ts`). */
const ROUNDS = 4;
/** Milliseconds. A round starts servers, which takes seconds on a busy machine. */
const TIME = 300_000;

describe.each([
  ['sqlite', 'all of it', 1],
  ['postgres', 'one of two copies', 2],
] as const)('the service on %s, when %s is killed', (dialect, _what, copies) => {
  it('loses nothing and stores nothing twice', { timeout: TIME }, async () => {
    const where = { site: writeSmallBuild(), place: (await testDatabase(dialect)).settings };
    const much = { rounds: ROUNDS, submissions: SUBMISSIONS, seed: 2026 };
    const servers = { copies, workers: copies === 1 ? 2 : 1 };
    const { taken, refused, mails } = await crash(
      { ...where, ...servers, ...much },
      () => undefined,
    );
    expect(taken + refused).toBe(ROUNDS * SUBMISSIONS);
    expect(mails).toBeGreaterThan(SUBMISSIONS);
  });
});
