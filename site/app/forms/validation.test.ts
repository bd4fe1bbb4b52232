import { describe, expect, it } from 'vitest';
import { checkField, checkInquiry, hasNoErrors, type Inquiry } from './validation.ts';

const right: Inquiry = {
  name: 'Wanjiru Njoroge',
  email: 'wanjiru@example.com',
  subject: 'Tea',
  message: 'Two acres of tea near Kericho.',
};

describe('name', () => {
  it('is required after trimming', () => {
    expect(checkField('name', '')).toBe('nameRequired');
    expect(checkField('name', ' \t\n ')).toBe('nameRequired');
  });

  it('may be any other text', () => {
    for (const name of ['W', '  Ng’ang’a ', 'محمد', '👩🏾‍🌾']) {
      expect(checkField('name', name)).toBeUndefined();
    }
  });
});

describe('email', () => {
  it('is required after trimming', () => {
    expect(checkField('email', '')).toBe('emailRequired');
    expect(checkField('email', '   ')).toBe('emailRequired');
  });

  it.each([
    'wanjiru',
    'wanjiru@',
    '@example.com',
    'wanjiru@example',
    'wan jiru@example.com',
    'a@b@c.d',
    'a@b.',
  ])('is not "%s"', (value) => expect(checkField('email', value)).toBe('emailInvalid'));

  it.each(['a@b.co', ' wanjiru@example.com ', 'w.n+tea@mail.example.co.ke'])(
    'may be "%s"',
    (value) => expect(checkField('email', value)).toBeUndefined(),
  );
});

describe('message', () => {
  it('is required after trimming', () => {
    expect(checkField('message', '')).toBe('messageRequired');
    expect(checkField('message', '\n\n          \n')).toBe('messageRequired');
  });

  it('has at least 10 characters after trimming', () => {
    expect(checkField('message', '123456789')).toBe('messageShort');
    expect(checkField('message', '  123456789  ')).toBe('messageShort');
    expect(checkField('message', '1234567890')).toBeUndefined();
    expect(checkField('message', '  1234567890  ')).toBeUndefined();
  });

  it('counts characters as people see them, not as computers store them', () => {
    expect(checkField('message', '🌱'.repeat(9))).toBe('messageShort');
    expect(checkField('message', '🌱'.repeat(10))).toBeUndefined();
  });

  it('may be very long', () => {
    expect(checkField('message', 'a b'.repeat(50_000))).toBeUndefined();
  });
});

describe('an inquiry', () => {
  it('is valid when every field is valid, with each subject', () => {
    expect(hasNoErrors(checkInquiry(right))).toBe(true);
    expect(hasNoErrors(checkInquiry({ ...right, subject: '' }))).toBe(true);
  });

  it('has all errors at once, in the order of the form', () => {
    const errors = checkInquiry({ ...right, name: ' ', email: 'wanjiru', message: 'Hello' });
    expect(errors).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      message: 'messageShort',
    });
    expect(Object.keys(errors)).toEqual(['name', 'email', 'message']);
    expect(hasNoErrors(errors)).toBe(false);
  });
});
