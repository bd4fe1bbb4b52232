import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, notationOf, parseBody, readBody, type Notation } from './request-body.ts';
import { Problem } from './problems.ts';

/** The name of the problem that a function throws. */
async function problemOf(attempt: () => unknown): Promise<string | undefined> {
  try {
    await attempt();
  } catch (error) {
    if (error instanceof Problem) return error.is;
    throw error;
  }
  return undefined;
}

describe('a body', () => {
  const read = (...parts: string[]) =>
    readBody(Readable.from(parts.map((part) => Buffer.from(part))) as unknown as IncomingMessage);

  it('of exactly the limit is read, also in several parts', async () => {
    expect(await read('x'.repeat(MOST_BYTES - 1), 'y')).toHaveLength(MOST_BYTES);
  });

  it.each([1, 100_000, 3_000_000])('of %i bytes more is too large', async (more) => {
    const parts = ['x'.repeat(MOST_BYTES), ...Array<string>(10).fill('y'.repeat(more / 10 + 1))];
    expect(await problemOf(() => read(...parts))).toBe('too-large');
  });
});

describe('the type of a body', () => {
  it.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=UTF-8', 'json'],
    ['application/x-www-form-urlencoded;charset="utf-8"', 'form'],
  ])('%s is %s', (type, notation) => {
    expect(notationOf({ headers: { 'content-type': type } })).toBe(notation);
  });

  it.each([
    [undefined],
    ['text/plain'],
    ['multipart/form-data; boundary=x'],
    ['application/json; charset=latin1'],
    ['application/problem+json'],
    ['application/json', 'gzip'],
  ])('%s is refused, compressed: %s', async (type, encoding?: string) => {
    const headers = { 'content-type': type, 'content-encoding': encoding };
    expect(await problemOf(() => notationOf({ headers }))).toBe('wrong-type');
  });
});

it.each<[notation: Notation, text: string, fields: [string, string][]]>([
  ['json', '{}', []],
  [
    'json',
    '{"email":"a@b.example","name":"\\"\\u00e9"}',
    [
      ['email', 'a@b.example'],
      ['name', '"é'],
    ],
  ],
  ['form', '', []],
  [
    'form',
    'name=W%C3%A4njiru+K&message=',
    [
      ['name', 'Wänjiru K'],
      ['message', ''],
    ],
  ],
])('as %s, %s gives its fields', (notation, text, fields) => {
  expect([...parseBody(Buffer.from(text), notation)]).toEqual(fields);
});

it.each<[notation: Notation, what: string, text: string]>([
  ['json', 'nothing', ''],
  ['json', 'no JSON', '{email}'],
  ['json', 'a list', '["email"]'],
  ['json', 'null', 'null'],
  ['json', 'a text', '"email"'],
  ['json', 'a number for a field', '{"email":1}'],
  ['json', 'an object for a field', '{"email":{"a":"b"}}'],
  ['json', 'a field twice', '{"email":"a@b.example","email":"c@d.example"}'],
  ['json', 'the same field in other letters', '{"email":"a","\\u0065mail":"c"}'],
  ['json', 'more after its end', '{"email":"a@b.example"}{}'],
  ['json', 'no UTF-8', '{"email":"\xff@b.example"}'],
  ['form', 'a field twice', 'email=a&email=b'],
  ['form', 'the same field in other letters', 'email=a&%65mail=b'],
  ['form', 'a percent sign alone', 'email=100%'],
  ['form', 'no UTF-8', 'email=%FF'],
  ['form', 'half a character', 'email=%ED%A0%80'],
  ['form', 'no value', 'email'],
  ['form', 'two equals signs', 'email=a=b'],
  ['form', 'an empty pair', 'email=a&'],
])('as %s, %s is refused', async (notation, _what, text) => {
  const body = Buffer.from(text, 'latin1');
  expect(await problemOf(() => parseBody(body, notation))).toBe('malformed');
});
