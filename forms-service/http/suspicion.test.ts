import { describe, expect, it } from 'vitest';
import { signStamp } from '../signed-tokens.ts';
import { suspicionOf } from './suspicion.ts';

const KEY = 'a secret';
const NOW = Date.UTC(2026, 10, 22, 9);
const DAY = 24 * 60 * 60 * 1000;
const stampAt = (time: number) => signStamp(KEY, time);

it.each([
  ['a person', { website: '', stamp: stampAt(NOW - 2000) }, null],
  ['somebody slow', { stamp: stampAt(NOW - 7 * DAY) }, null],
  ['who fills in the hidden field', { website: 'x', stamp: stampAt(NOW - 5000) }, 'honeypot'],
  ['who fills in too fast', { stamp: stampAt(NOW - 1999) }, 'stamp-fast'],
  ['who comes too late', { stamp: stampAt(NOW - 7 * DAY - 1) }, 'stamp-old'],
  ['who forges the stamp', { stamp: signStamp('other', NOW - 5000) }, 'stamp-forged'],
  ['who changes the time', { stamp: stampAt(NOW - 1).replace(/^./, '1') }, 'stamp-forged'],
  ['a person after our clock was set back', { stamp: stampAt(NOW + DAY) }, null],
  ['a script without a stamp', { website: '' }, 'stamp-missing'],
])('%s', (_who, fields: Record<string, string>, suspicion) => {
  expect(suspicionOf(new Map(Object.entries(fields)), 'json', KEY, NOW)).toBe(suspicion);
});

describe('a form that is posted without scripts', () => {
  const suspect = (stamp: string) => suspicionOf(new Map([['stamp', stamp]]), 'form', KEY, NOW);

  it('may have no stamp, or an old one', () => {
    expect(suspicionOf(new Map(), 'form', KEY, NOW)).toBeNull();
    expect(suspect('')).toBeNull();
    expect(suspect(stampAt(NOW - 70 * DAY))).toBeNull();
  });

  it('is suspicious where it is posted too fast, or with a forged stamp', () => {
    expect(suspect(stampAt(NOW - 1999))).toBe('stamp-fast');
    expect(suspect(signStamp('other', NOW - 5000))).toBe('stamp-forged');
  });
});
