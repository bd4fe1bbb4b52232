import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { signStamp } from '../signed-tokens.ts';
import type { Notation } from './request-body.ts';
import { suspicionOf, waitOf } from './suspicion.ts';

const KEY = 'a secret';
const NOW = Date.UTC(2026, 10, 22, 9);
const DAY = 24 * 60 * 60 * 1000;
const ORIGIN = { origin: 'https://www.kilele.example' };
const stampAt = (time: number) => signStamp(KEY, time);

describe('a script', () => {
  it.each([
    ['a person', { website: '', stamp: stampAt(NOW - 2000) }, null],
    ['somebody slow', { stamp: stampAt(NOW - 7 * DAY) }, null],
    ['who fills in the hidden field', { website: 'x', stamp: stampAt(NOW - 5000) }, 'honeypot'],
    ['whose stamp is young', { stamp: stampAt(NOW) }, null],
    ['who comes too late', { stamp: stampAt(NOW - 7 * DAY - 1) }, 'stamp-old'],
    ['who forges the stamp', { stamp: signStamp('other', NOW - 5000) }, 'stamp-forged'],
    ['who changes the time', { stamp: stampAt(NOW - 1).replace(/^./, '1') }, 'stamp-forged'],
    ['a person after our clock was set back', { stamp: stampAt(NOW + DAY) }, null],
    ['a script without a stamp', { website: '' }, 'stamp-missing'],
  ])('%s', (_who, fields: Record<string, string>, suspicion) => {
    const raw = new Map(Object.entries(fields));
    expect(suspicionOf(raw, 'json', ORIGIN, KEY, NOW)).toBe(suspicion);
  });
});

describe('a form that is posted without scripts', () => {
  const suspect = (stamp: string, headers: IncomingHttpHeaders = ORIGIN) =>
    suspicionOf(new Map([['stamp', stamp]]), 'form', headers, KEY, NOW);

  it('may have no stamp, a new one, or an old one', () => {
    expect(suspicionOf(new Map(), 'form', ORIGIN, KEY, NOW)).toBeNull();
    for (const stamp of ['', stampAt(NOW), stampAt(NOW - 70 * DAY)])
      expect(suspect(stamp)).toBeNull();
  });

  it.each([
    ['its origin', ORIGIN],
    ['its page', { referer: 'https://www.kilele.example/connect' }],
    ['that it stays on one site', { 'sec-fetch-site': 'same-origin' }],
  ])('without a stamp comes from a browser, which says %s', (_what, headers) => {
    expect(suspect('', headers)).toBeNull();
  });

  it('is suspicious without a stamp if the request does not say from which page it comes', () => {
    expect(suspect('', {})).toBe('stamp-missing');
  });

  it('is suspicious with a forged stamp', () => {
    expect(suspect(signStamp('other', NOW - 5000))).toBe('stamp-forged');
  });
});

describe('the wait of a form that is sent too fast', () => {
  const wait = (stamp: string, notation: Notation = 'json') =>
    waitOf(new Map([['stamp', stamp]]), notation, KEY, NOW);

  it('of a script is measured from its stamp', () => {
    expect([wait(stampAt(NOW)), wait(stampAt(NOW - 1500)), wait(stampAt(NOW - 2000))]).toEqual([
      2000, 500, 0,
    ]);
  });

  it('is 0 if the stamp is forged, or from the future', () => {
    expect([wait(''), wait('x'), wait(stampAt(NOW + DAY))]).toEqual([0, 0, 0]);
  });

  it('is 0 without scripts, because a returned form can be corrected in a second', () => {
    expect(wait(stampAt(NOW), 'form')).toBe(0);
  });
});
