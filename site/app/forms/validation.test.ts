import { expect, it } from 'vitest';
import { checkField, checkInquiry, hasNoErrors, type Inquiry } from './validation.ts';

const right: Inquiry = {
  name: 'Wanjiru Njoroge',
  email: 'wanjiru@example.com',
  subject: 'Tea',
  message: 'Two acres of tea near Kericho.',
};

it.each([
  ['name', '', 'nameRequired'],
  ['name', ' \t\n ', 'nameRequired'],
  ['email', '', 'emailRequired'],
  ['email', '   ', 'emailRequired'],
  ['email', 'wanjiru', 'emailInvalid'],
  ['email', 'wanjiru@', 'emailInvalid'],
  ['email', '@example.com', 'emailInvalid'],
  ['email', 'wanjiru@example', 'emailInvalid'],
  ['email', 'wan jiru@example.com', 'emailInvalid'],
  ['email', 'a@b@c.d', 'emailInvalid'],
  ['email', 'a@b.', 'emailInvalid'],
  ['message', '', 'messageRequired'],
  ['message', '\n\n          \n', 'messageRequired'],
  ['message', '123456789', 'messageShort'],
  ['message', '  123456789  ', 'messageShort'],
  // As people count characters, not as computers store them.
  ['message', '🌱'.repeat(9), 'messageShort'],
] as const)('%s %j is refused: %s', (field, value, error) => {
  expect(checkField(field, value)).toBe(error);
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
] as const)('%s %.20j is accepted', (field, value) => {
  expect(checkField(field, value)).toBeUndefined();
});

it('an inquiry is valid when every field is, with any subject', () => {
  expect(hasNoErrors(checkInquiry(right))).toBe(true);
  expect(hasNoErrors(checkInquiry({ ...right, subject: '' }))).toBe(true);
});

it('an inquiry has all errors at once, in the order of the form', () => {
  const errors = checkInquiry({ ...right, name: ' ', email: 'wanjiru', message: 'Hello' });
  expect(Object.entries(errors)).toEqual([
    ['name', 'nameRequired'],
    ['email', 'emailInvalid'],
    ['message', 'messageShort'],
  ]);
  expect(hasNoErrors(errors)).toBe(false);
});
