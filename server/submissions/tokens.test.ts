import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStamp, readToken, signStamp, signToken } from './tokens.ts';

const KEY = 'a key of the tests';
/** 22 November 2026. */
const NOW = 1_795_305_600_000;

const times = fc.integer({ min: 0, max: 8.64e15 });
/** Any text that survives UTF-8. */
const values = fc.string({ unit: 'grapheme' });
const purposes = fc.constantFrom('confirm' as const, 'leave' as const);

describe('a token', () => {
  it('gives back what was signed, and fits into an address as it is', () => {
    fc.assert(
      fc.property(purposes, values, times, (purpose, value, until) => {
        const token = signToken(KEY, purpose, value, until);
        expect(token).toMatch(/^[\w.-]+$/);
        expect(readToken(KEY, purpose, token, until)).toEqual({ is: 'valid', value });
      }),
    );
  });

  it('is expired from the first millisecond after its time, and says whose it was', () => {
    const token = signToken(KEY, 'confirm', 'wanjiru', NOW);
    expect(readToken(KEY, 'confirm', token, NOW)).toEqual({ is: 'valid', value: 'wanjiru' });
    expect(readToken(KEY, 'confirm', token, NOW + 1)).toEqual({ is: 'expired', value: 'wanjiru' });
  });

  it('without a time is valid for ever', () => {
    const token = signToken(KEY, 'leave', 'wanjiru');
    expect(readToken(KEY, 'leave', token, 8.64e15)).toEqual({ is: 'valid', value: 'wanjiru' });
  });

  it('is forged with any one letter changed, left out or added', () => {
    const token = signToken(KEY, 'confirm', 'wanjiru', NOW);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.= \0é';
    for (let at = 0; at <= token.length; at += 1) {
      const [before, after] = [token.slice(0, at), token.slice(at + 1)];
      const others = Array.from(letters).flatMap((letter) => [
        before + letter + after,
        before + letter + token.slice(at),
      ]);
      for (const other of [before + after, ...others].filter((text) => text !== token))
        expect(readToken(KEY, 'confirm', other, NOW), other).toEqual({ is: 'forged' });
    }
  });

  it.each([
    ['for another purpose', signToken(KEY, 'leave', 'wanjiru', NOW)],
    ['of another key', signToken('another key', 'confirm', 'wanjiru', NOW)],
    ['that is a stamp', signStamp(KEY, NOW)],
    ['that is empty', ''],
    ['that is only dots', '...'],
    ['without a signature', 'm.d2Fuaml1.'],
    ['with the signature of another', tokenWithSignatureOfAnother()],
  ])('%s is forged', (_what, token) => {
    expect(readToken(KEY, 'confirm', token, NOW)).toEqual({ is: 'forged' });
  });

  it('of anyone else is forged, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), purposes, (token, purpose) => {
        expect(readToken(KEY, purpose, token, NOW)).toEqual({ is: 'forged' });
      }),
    );
  });
});

function tokenWithSignatureOfAnother(): string {
  const [until = '', value = ''] = signToken(KEY, 'confirm', 'wanjiru', NOW).split('.');
  const [, , signature = ''] = signToken(KEY, 'confirm', 'kamau', NOW).split('.');
  return [until, value, signature].join('.');
}

describe('a stamp', () => {
  it('gives back its time, to the millisecond', () => {
    fc.assert(
      fc.property(times, (time) => {
        const stamp = signStamp(KEY, time);
        expect(stamp).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
        expect(readStamp(KEY, stamp)).toBe(time);
      }),
    );
  });

  it.each([
    ['of another key', signStamp('another key', NOW)],
    ['of a later time', signStamp(KEY, NOW).replace(/^./, 'z')],
    ['that is a token', signToken(KEY, 'confirm', '', NOW)],
    ['that is empty', ''],
    ['that is a plain time', NOW.toString(36)],
  ])('%s is none of ours', (_what, stamp) => {
    expect(readStamp(KEY, stamp)).toBeNull();
  });
});
