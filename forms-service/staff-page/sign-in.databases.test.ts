import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { makePassword, removePassword, wrongPasswords } from '../store/staff-passwords.ts';
import { requestOf } from '../testing/test-service.ts';
import { DIALECTS, openTestDatabase } from '../testing/test-databases.ts';
import { DAY, HOUR, SECOND } from '../time-units.ts';
import { createSignIn } from './sign-in.ts';

describe.each(DIALECTS)('signing in on %s', (dialect) => {
  async function start() {
    const database = await openTestDatabase(dialect);
    const { query } = database;
    const clock = { now: Date.UTC(2026, 10, 23, 9, 50) };
    const waits: number[] = [];
    const held = { promise: Promise.resolve() };
    const failures: unknown[] = [];
    const signIn = createSignIn({
      database,
      trustedProxies: ['127.0.0.1'],
      now: () => clock.now,
      onFailure: (error) => failures.push(error),
      wait(ms) {
        waits.push(ms);
        return held.promise;
      },
    });
    function send(authorization: string | undefined, address = '203.0.113.7') {
      const headers = { 'x-forwarded-for': address, authorization };
      return signIn(requestOf({ url: '/sign-in', from: '127.0.0.1', headers }));
    }
    return {
      query,
      clock,
      waits,
      held,
      failures,
      send,
      /** Signs in, from an address. @returns the status, and the name that the proxy gets */
      async as(name: string, password: string, from?: string) {
        const basic = Buffer.from(`${name}:${password}`).toString('base64');
        const { status, headers } = await send(`Basic ${basic}`, from);
        return [status, headers['X-Staff-Name']];
      },
      count: () => wrongPasswords(query, clock.now),
    };
  }

  it('takes the password that was made last, however it is typed, and none that was taken away', async () => {
    const { query, as, waits } = await start();
    const first = await makePassword(query, 'Wanjiru');
    expect(first).toMatch(/^(?:[2-9a-z]{4}-){4}[2-9a-z]{4}$/);
    const password = await makePassword(query, 'wanjiru');
    await makePassword(query, 'kamau');
    for (const typed of [password, ` ${password.toUpperCase().replaceAll('-', ' ')}`])
      expect(await as('Wanjiru', typed)).toEqual([204, 'wanjiru']);
    expect(waits).toEqual([]);
    for (const [name, wrong] of [
      ['wanjiru', first],
      ['kamau', password],
      ['nobody', password],
      ['wanjiru', ''],
    ] as const)
      expect(await as(name, wrong)).toEqual([401, undefined]);
    expect(await removePassword(query, 'WANJIRU')).toBe(true);
    expect(await removePassword(query, 'wanjiru')).toBe(false);
    expect(await as('wanjiru', password)).toEqual([401, undefined]);
    expect(await as('wanjiru', '')).toEqual([401, undefined]);
  });

  it('asks who sends nothing that is a name and a password, and counts nothing', async () => {
    const { send, waits, count } = await start();
    for (const authorization of [undefined, '', 'Basic', 'Basic ?', 'Bearer a:b', 'Basic YQ==']) {
      const { status, headers } = await send(authorization);
      expect([status, headers['WWW-Authenticate']]).toEqual([401, expect.stringMatching(/^Basic/)]);
    }
    expect(waits).toEqual([]);
    expect(await count()).toBe(0);
  });

  it('answers later with each wrong password of an address, also if they come at once, until an hour was quiet', async () => {
    const { as, waits, clock } = await start();
    const guess = (from?: string) => as('wanjiru', 'guess', from);
    await guess();
    await Promise.all(Array.from({ length: 7 }, () => guess()));
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * SECOND));
    waits.length = 0;
    // The rest of a household's network counts with it, others do not.
    for (const from of ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:2::1', '203.0.113.8'])
      await guess(from);
    expect(waits).toEqual([1, 2, 1, 1].map((seconds) => seconds * SECOND));
    clock.now += HOUR;
    await guess();
    expect(waits.at(-1)).toBe(SECOND);
  });

  it('does not hold back the right password while wrong ones wait, nor more of these than the proxy can carry', async () => {
    const { query, as, held, failures } = await start();
    const password = await makePassword(query, 'wanjiru');
    const end = new EventEmitter();
    held.promise = once(end, 'end').then(() => undefined);
    const guesses = Array.from({ length: 201 }, () => as('wanjiru', 'guess'));
    expect(await Promise.race(guesses)).toEqual([403, undefined]);
    expect(await as('wanjiru', password)).toEqual([204, 'wanjiru']);
    end.emit('end');
    const answers = await Promise.all(guesses);
    expect(answers.filter(([status]) => status === 401)).toHaveLength(200);
    expect(await as('wanjiru', 'guess')).toEqual([401, undefined]);
    expect(failures).toEqual([]);
  });

  it('counts every wrong password for a day', async () => {
    const { as, clock, count } = await start();
    await Promise.all(Array.from({ length: 50 }, () => as('wanjiru', 'guess')));
    await expect.poll(count).toBe(50);
    clock.now += HOUR;
    await as('wanjiru', 'guess');
    await expect.poll(count).toBe(51);
    clock.now += DAY - HOUR;
    expect(await count()).toBe(51);
    clock.now += HOUR;
    expect(await count()).toBe(1);
  });
});
