import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { signStamp } from '../signed-tokens.ts';
import { DAY } from '../time-units.ts';
import type { Notation } from './request-body.ts';
import { suspicionOf, waitOf } from './suspicion.ts';

const KEY = 'a secret';
const NOW = Date.UTC(2026, 10, 22, 9);
const ORIGIN = { origin: 'https://www.kilele.example' };
const stampAt = (time: number) => signStamp(KEY, time);
const FORGED = signStamp('other', NOW - 5000);

describe('a script', () => {
  it.each([
    ['a person', { website: '', stamp: stampAt(NOW - 2000) }, null],
    ['somebody slow', { stamp: stampAt(NOW - 7 * DAY) }, null],
    ['who fills in the hidden field', { website: 'x', stamp: stampAt(NOW - 5000) }, 'honeypot'],
    ['whose stamp is young', { stamp: stampAt(NOW) }, null],
    ['who comes too late', { stamp: stampAt(NOW - 7 * DAY - 1) }, 'stamp-old'],
    ['who forges the stamp', { stamp: FORGED }, 'stamp-forged'],
    ['a person after our clock was set back', { stamp: stampAt(NOW + DAY) }, null],
    ['a script without a stamp', { website: '' }, 'stamp-missing'],
  ])('%s', (_who, fields: Record<string, string>, suspicion) => {
    const raw = new Map(Object.entries(fields));
    expect(suspicionOf(raw, 'json', ORIGIN, KEY, NOW)).toBe(suspicion);
  });
});

describe('a form that is posted without scripts', () => {
  it.each<[what: string, stamp: string | null, headers: IncomingHttpHeaders, is: string | null]>([
    ['without a field for the stamp', null, ORIGIN, null],
    ['without a stamp', '', ORIGIN, null],
    ['with a new stamp', stampAt(NOW), ORIGIN, null],
    ['with an old stamp', stampAt(NOW - 70 * DAY), ORIGIN, null],
    ['with a forged stamp', FORGED, ORIGIN, 'stamp-forged'],
    ['that says its page', '', { referer: 'https://www.kilele.example/connect' }, null],
    ['that says it stays on one site', '', { 'sec-fetch-site': 'same-origin' }, null],
    ['that does not say from where it comes', '', {}, 'stamp-missing'],
  ])('%s', (_what, stamp, headers, suspicion) => {
    const raw = new Map(stamp === null ? [] : [['stamp', stamp]]);
    expect(suspicionOf(raw, 'form', headers, KEY, NOW)).toBe(suspicion);
  });
});

it.each<[what: string, stamp: string, notation: Notation, wait: number]>([
  ['is measured from its stamp', stampAt(NOW), 'json', 2000],
  ['is what is left', stampAt(NOW - 1500), 'json', 500],
  ['is over', stampAt(NOW - 2000), 'json', 0],
  ['is 0 without a stamp', '', 'json', 0],
  ['is 0 if the stamp is forged', 'x', 'json', 0],
  ['is 0 if the stamp is from the future', stampAt(NOW + DAY), 'json', 0],
  ['is 0 without scripts: a returned form can be corrected in a second', stampAt(NOW), 'form', 0],
])('the wait of a form that is sent too fast %s', (_what, stamp, notation, wait) => {
  expect(waitOf(new Map([['stamp', stamp]]), notation, KEY, NOW)).toBe(wait);
});
