import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, notationOf, parseBody, readBody } from './request-body.ts';
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

const stream = (...parts: (string | Buffer)[]) =>
  Readable.from(parts.map((part) => Buffer.from(part))) as unknown as IncomingMessage;

describe('a body', () => {
  it('of exactly the limit is read, also in several parts', async () => {
    const body = await readBody(stream('x'.repeat(MOST_BYTES - 1), 'y'));
    expect(body).toHaveLength(MOST_BYTES);
  });

  it.each([1, 100_000, 3_000_000])('of %i bytes more is too large', async (more) => {
    const parts = ['x'.repeat(MOST_BYTES), ...Array<string>(10).fill('y'.repeat(more / 10 + 1))];
    expect(await problemOf(() => readBody(stream(...parts)))).toBe('too-large');
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
    [''],
    ['text/plain'],
    ['multipart/form-data; boundary=x'],
    ['application/json; charset=latin1'],
    ['application/problem+json'],
  ])('%s is refused', async (type) => {
    expect(await problemOf(() => notationOf({ headers: { 'content-type': type } }))).toBe(
      'wrong-type',
    );
  });

  it('is refused when the body is compressed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(await problemOf(() => notationOf({ headers }))).toBe('wrong-type');
  });
});

describe('JSON', () => {
  it('gives its fields', () => {
    const body = Buffer.from('{"email":"a@b.example","name":"\\"\\u00e9"}');
    expect([...parseBody(body, 'json')]).toEqual([
      ['email', 'a@b.example'],
      ['name', '"é'],
    ]);
    expect(parseBody(Buffer.from('{}'), 'json').size).toBe(0);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{email}'],
    ['a list', '["email"]'],
    ['null', 'null'],
    ['a text', '"email"'],
    ['a number for a field', '{"email":1}'],
    ['an object for a field', '{"email":{"a":"b"}}'],
    ['a field twice', '{"email":"a@b.example","email":"c@d.example"}'],
    ['the same field in other letters', '{"email":"a@b.example","\\u0065mail":"c@d.example"}'],
    ['more after its end', '{"email":"a@b.example"}{}'],
  ])('that is %s is refused', async (_what, text) => {
    expect(await problemOf(() => parseBody(Buffer.from(text), 'json'))).toBe('malformed');
  });

  it('that is not UTF-8 is refused', async () => {
    const body = Buffer.from('{"email":"\xff@b.example"}', 'latin1');
    expect(await problemOf(() => parseBody(body, 'json'))).toBe('malformed');
  });
});

describe('a posted form', () => {
  it('gives its fields', () => {
    const body = Buffer.from('name=W%C3%A4njiru+K&email=a%40b.example&message=');
    expect([...parseBody(body, 'form')]).toEqual([
      ['name', 'Wänjiru K'],
      ['email', 'a@b.example'],
      ['message', ''],
    ]);
    expect(parseBody(Buffer.from(''), 'form').size).toBe(0);
  });

  it.each([
    ['a field twice', 'email=a&email=b'],
    ['the same field in other letters', 'email=a&%65mail=b'],
    ['a percent sign alone', 'email=100%'],
    ['no UTF-8', 'email=%FF'],
    ['half a character', 'email=%ED%A0%80'],
    ['no value', 'email'],
    ['two equals signs', 'email=a=b'],
    ['an empty pair', 'email=a&'],
  ])('with %s is refused', async (_what, text) => {
    expect(await problemOf(() => parseBody(Buffer.from(text), 'form'))).toBe('malformed');
  });
});
