import { expect, it } from 'vitest';
import { FIELDS } from './fields.ts';
import { faultOf } from './validation.ts';

it.each([
  ['name', '', 'Required'],
  ['name', ' \t\n ', 'Required'],
  ['email', '', 'Required'],
  ['email', '   ', 'Required'],
  ['email', 'wanjiru', 'Invalid'],
  ['email', 'wanjiru@', 'Invalid'],
  ['email', '@example.com', 'Invalid'],
  ['email', 'wanjiru@example', 'Invalid'],
  ['email', 'wan jiru@example.com', 'Invalid'],
  ['email', 'a@b@c.d', 'Invalid'],
  ['email', 'a@b.', 'Invalid'],
  ['message', '', 'Required'],
  ['message', '\n\n          \n', 'Required'],
  ['message', '123456789', 'Short'],
  ['message', '  123456789  ', 'Short'],
  // As people count characters, not as computers store them.
  ['message', '🌱'.repeat(9), 'Short'],
] as const)('%s %j is refused: %s', (field, value, fault) => {
  expect(faultOf(FIELDS.inquiry[field], value)).toBe(fault);
});

it.each([
  ['name', 'W'],
  ['name', '  Ng’ang’a '],
  ['name', 'محمد'],
  ['name', '👩🏾‍🌾'],
  ['email', 'a@b.co'],
  ['email', ' wanjiru@example.com '],
  ['email', 'w.n+tea@mail.example.co.ke'],
  ['message', '  1234567890  '],
  ['message', '🌱'.repeat(10)],
  ['message', 'a b'.repeat(50_000)],
  // One is always chosen; the forms service knows which there are.
  ['subject', ''],
] as const)('%s %.20j is accepted', (field, value) => {
  expect(faultOf(FIELDS.inquiry[field], value)).toBeUndefined();
});
