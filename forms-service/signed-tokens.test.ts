import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeToken, readStamp, readToken, signStamp } from './signed-tokens.ts';

const KEY = 'a key of the tests';
const OLD = 'the secret before';
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

it('a secret that is replaced still opens its old tokens and stamps, and signs no new ones', () => {
  const both = `${KEY}, ${OLD}`;
  const value = 'wanjiru';
  expect(readToken(both, 'leave', makeToken(OLD, 'leave', value), NOW)).toEqual({
    is: 'valid',
    value,
  });
  expect(readStamp(both, signStamp(OLD, NOW))).toBe(NOW);
  expect(readToken(OLD, 'leave', makeToken(both, 'leave', value), NOW).is).toBe('forged');
  expect(readStamp(OLD, signStamp(both, NOW))).toBeNull();
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

  it('expires one millisecond after its time, and still returns its value; without a time it never does', () => {
    const value = 'wanjiru';
    const token = makeToken(KEY, 'confirm', value, NOW);
    expect(readToken(KEY, 'confirm', token, NOW + 1)).toEqual({ is: 'expired', value });
    const endless = makeToken(KEY, 'leave', value);
    expect(readToken(KEY, 'leave', endless, 8.64e15)).toEqual({ is: 'valid', value });
  });

  it('does not show its value', () => {
    const token = makeToken(KEY, 'confirm', 'wanjiru@kilele.example', NOW);
    expect(Buffer.from(token, 'base64url').includes('wanjiru')).toBe(false);
  });

  it.each(['.', '=', '>', ')', '!»', '.\r\n', '”'])('is read with %j behind it', (added) => {
    const token = `${makeToken(KEY, 'confirm', 'wanjiru', NOW)}${added}`;
    expect(readToken(KEY, 'confirm', token, NOW)).toEqual({ is: 'valid', value: 'wanjiru' });
  });

  it('is forged if one character is changed, removed or added, or if it was made for something else', () => {
    const token = makeToken(KEY, 'confirm', 'wanjiru', NOW);
    for (const other of [
      ...Array.from(nearMisses(token)).filter((one) => one.replace(/[^\w-]+$/, '') !== token),
      makeToken(KEY, 'leave', 'wanjiru', NOW),
      makeToken(OLD, 'confirm', 'wanjiru', NOW),
      signStamp(KEY, NOW),
      'AAAA',
    ])
      expect(readToken(KEY, 'confirm', other, NOW), other).toEqual({ is: 'forged' });
  });
});

describe('a stamp', () => {
  it('returns its time, to the millisecond', () => {
    fc.assert(fc.property(times, (time) => readStamp(KEY, signStamp(KEY, time)) === time));
  });

  it('is forged if one character is changed, removed or added, or if it is something else', () => {
    for (const other of [
      ...nearMisses(signStamp(KEY, NOW)),
      signStamp(OLD, NOW),
      `zz.${signStamp(KEY, NOW).split('.')[1] ?? ''}`,
      makeToken(KEY, 'confirm', '', NOW),
      NOW.toString(36),
    ])
      expect(readStamp(KEY, other), other).toBeNull();
  });
});
