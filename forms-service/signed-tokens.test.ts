import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeToken, readStamp, readToken, signStamp } from './signed-tokens.ts';

const KEY = 'a key of the tests';
/** 22 November 2026. */
const NOW = 1_795_305_600_000;
/** Characters that replace a character of a token: inside and outside of its alphabet. */
const LETTERS = Array.from('AQgwz019-_.= \0é');

const times = fc.integer({ min: 0, max: 8.64e15 });
const purposes = fc.constantFrom('confirm' as const, 'leave' as const);

/** Copies of a text with one character changed, removed or added. */
function* nearMisses(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const others = LETTERS.flatMap((letter) => [
      before + letter + after,
      before + letter + text.slice(at),
    ]);
    yield* [before + after, ...others].filter((other) => other !== text);
  }
}

describe('a secret that is replaced', () => {
  const OLD = 'the secret before';
  const both = `${KEY}, ${OLD}`;

  it('still opens its old tokens and stamps, and signs no new ones', () => {
    const [token, stamp] = [makeToken(OLD, 'leave', 'wanjiru'), signStamp(OLD, NOW)];
    expect(readToken(both, 'leave', token, NOW)).toEqual({ is: 'valid', value: 'wanjiru' });
    expect(readStamp(both, stamp)).toBe(NOW);
    expect(readToken(KEY, 'leave', makeToken(both, 'leave', 'x'), NOW).is).toBe('valid');
    expect(readToken(OLD, 'leave', makeToken(both, 'leave', 'x'), NOW).is).toBe('forged');
    expect(readStamp(KEY, signStamp(both, NOW))).toBe(NOW);
    expect(readStamp(OLD, signStamp(both, NOW))).toBeNull();
  });

  it('opens nothing after it was removed from the list', () => {
    expect(readToken(KEY, 'leave', makeToken(OLD, 'leave', 'x'), NOW)).toEqual({ is: 'forged' });
    expect(readStamp(KEY, signStamp(OLD, NOW))).toBeNull();
  });
});

describe('a token', () => {
  it('returns its value, and fits into a URL without escapes', () => {
    fc.assert(
      fc.property(purposes, fc.string({ unit: 'grapheme' }), times, (purpose, value, until) => {
        const token = makeToken(KEY, purpose, value, until);
        expect(token).toMatch(/^[\w-]+$/);
        expect(readToken(KEY, purpose, token, until)).toEqual({ is: 'valid', value });
      }),
    );
  });

  it('expires one millisecond after its time, and still returns its value', () => {
    const token = makeToken(KEY, 'confirm', 'wanjiru', NOW);
    expect(readToken(KEY, 'confirm', token, NOW)).toEqual({ is: 'valid', value: 'wanjiru' });
    expect(readToken(KEY, 'confirm', token, NOW + 1)).toEqual({ is: 'expired', value: 'wanjiru' });
  });

  it('without a time is valid for ever', () => {
    const token = makeToken(KEY, 'leave', 'wanjiru');
    expect(readToken(KEY, 'leave', token, 8.64e15)).toEqual({ is: 'valid', value: 'wanjiru' });
  });

  it('does not show its value', () => {
    const token = makeToken(KEY, 'confirm', 'wanjiru@kilele.example', NOW);
    expect(Buffer.from(token, 'base64url').includes('wanjiru')).toBe(false);
  });

  it('is forged if one character is changed, removed or added', () => {
    const token = makeToken(KEY, 'confirm', 'wanjiru', NOW);
    for (const other of nearMisses(token))
      expect(readToken(KEY, 'confirm', other, NOW), other).toEqual({ is: 'forged' });
  });

  it.each([
    ['for another purpose', makeToken(KEY, 'leave', 'wanjiru', NOW)],
    ['of another key', makeToken('another key', 'confirm', 'wanjiru', NOW)],
    ['that is a stamp', signStamp(KEY, NOW)],
    ['that is empty', ''],
    ['that is shorter than its seal', 'AAAA'],
  ])('%s is forged', (_what, token) => {
    expect(readToken(KEY, 'confirm', token, NOW)).toEqual({ is: 'forged' });
  });

  it('that was not made by us is forged', () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
    const tokens = fc.oneof(
      fc.string({ unit: 'binary' }),
      bytes.map((buffer) => buffer.toString('base64url')),
    );
    fc.assert(
      fc.property(tokens, purposes, (token, purpose) => {
        expect(readToken(KEY, purpose, token, NOW)).toEqual({ is: 'forged' });
      }),
    );
  });
});

describe('a stamp', () => {
  it('returns its time, to the millisecond', () => {
    fc.assert(
      fc.property(times, (time) => {
        const stamp = signStamp(KEY, time);
        expect(stamp).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
        expect(readStamp(KEY, stamp)).toBe(time);
      }),
    );
  });

  it('is forged if one character is changed, removed or added', () => {
    for (const other of nearMisses(signStamp(KEY, NOW)))
      expect(readStamp(KEY, other), other).toBeNull();
  });

  it.each([
    ['of another key', signStamp('another key', NOW)],
    ['with the signature of another time', `zz.${signStamp(KEY, NOW).split('.')[1] ?? ''}`],
    ['that is a token', makeToken(KEY, 'confirm', '', NOW)],
    ['that is empty', ''],
    ['that is a plain time', NOW.toString(36)],
  ])('%s is not ours', (_what, stamp) => {
    expect(readStamp(KEY, stamp)).toBeNull();
  });
});
