import { FIELDS } from '@website/site/forms/fields';
import { describe, expect, it } from 'vitest';
import type { Form } from '../types.ts';
import { emailKey } from '../store/ids.ts';
import { checkFields } from './check-fields.ts';

const INQUIRY = {
  name: 'Jane Wanjiku',
  email: 'jane@kilele.example',
  subject: 'Tea',
  message: 'My tea has yellow leaves.',
};
const check = (form: Form, fields: Record<string, string>) =>
  checkFields(FIELDS[form], new Map(Object.entries(fields)));
const errorsOf = (form: Form, fields: Record<string, string>) => {
  const checked = check(form, fields);
  return 'errors' in checked ? checked.errors : {};
};

describe('the forms with one field', () => {
  it.each(['newsletter', 'partnership', 'early-access'] as const)('%s takes an address', (form) => {
    expect(check(form, { email: ' jané@kilele.example ', website: 'x', stamp: 'y' })).toEqual({
      fields: { email: 'jané@kilele.example' },
    });
  });

  it.each([
    ['', 'emailRequired'],
    ['jane', 'emailInvalid'],
    [`${'j'.repeat(240)}@kilele.example`, 'emailLong'],
    ['jane@a.example,eve@b.example', 'emailSigns'],
    ['Jane <jane@a.example>', 'emailSigns'],
    ['jane@a.example\r\nBcc: eve@b.example', 'emailSigns'],
    ['jane@a.example\u0000', 'emailSigns'],
    ['\u202ejane@a.example', 'emailSigns'],
    ['ja\u200bne@a.example', 'emailSigns'],
    ['jane@a@b.example', 'emailSigns'],
    ['@', 'emailSigns'],
    ['\ud800@a.example', 'emailSigns'],
  ])('refuse "%s"', (email, error) => {
    expect(errorsOf('newsletter', { email })).toEqual({ email: error });
  });
});

describe('an inquiry', () => {
  it('is stored without spaces around it, normalised, and with one kind of line end', () => {
    const checked = check('inquiry', {
      ...INQUIRY,
      name: ' Wa\u0308njiru ',
      message: 'First line\r\nsecond\tline\r',
    });
    expect(checked).toMatchObject({
      fields: { ...INQUIRY, name: 'W\u00e4njiru', message: 'First line\nsecond\tline' },
    });
  });

  it('reports all errors, in the order of the form', () => {
    expect(Object.entries(errorsOf('inquiry', {}))).toEqual([
      ['name', 'nameRequired'],
      ['email', 'emailRequired'],
      ['subject', 'subjectUnknown'],
      ['message', 'messageRequired'],
    ]);
  });

  it.each([
    ['name', 'x'.repeat(201), 'nameLong'],
    ['name', 'Jane\nBcc: eve@b.example', 'nameSigns'],
    ['name', 'Jane\u2028x', 'nameSigns'],
    ['name', '\u202eenaJ', 'nameSigns'],
    ['name', 'Jane \udc00', 'nameSigns'],
    ['email', 'jane@kilele', 'emailInvalid'],
    ['email', 'a,b@kilele.example', 'emailSigns'],
    ['subject', 'x'.repeat(81), 'subjectUnknown'],
    ['subject', 'Tea\u0007', 'subjectUnknown'],
    ['message', 'Too short', 'messageShort'],
    ['message', 'x'.repeat(10_001), 'messageLong'],
    ['message', 'A bell\u0007 in the text', 'messageSigns'],
    ['message', 'Half a sign \ud83c here', 'messageSigns'],
  ])('with a wrong %s is refused', (field, value, error) => {
    expect(errorsOf('inquiry', { ...INQUIRY, [field]: value })).toEqual({ [field]: error });
  });

  it.each([
    ['a subject of another language', { subject: 'Mahindi na mbegu' }],
    ['the greatest length', { name: '🌱'.repeat(200), message: '🌱'.repeat(10_000) }],
    ['text from right to left', { name: 'مزارع', message: 'مرحبا بكم في كينيا' }],
  ])('may have %s', (_what, changes) => {
    expect(errorsOf('inquiry', { ...INQUIRY, ...changes })).toEqual({});
  });

  it.each([
    ['jane@farm.example.', 'jane@farm.example'],
    ['jane@farm\u3002example', 'jane@farm.example'],
    ['jane@farm\uff0eexample\uff61', 'jane@farm.example'],
    ['jane@b\u00fccher.example', 'jane@xn--bcher-kva.example'],
    ['Jané@Farm.Example', 'Jané@Farm.Example'],
    ['jane@farm', 'jane@farm'],
  ])('has the host of %s in its standard form', (typed, email) => {
    expect(check('newsletter', { email: typed })).toEqual({ fields: { email } });
    expect(emailKey(typed)).toBe(email.toLowerCase());
  });

  it.each(['unknown', 'reference', '__proto__', 'constructor', ''])(
    'with a field "%s" is refused',
    (name) => {
      const raw = new Map([...Object.entries(INQUIRY), [name, 'x'] as const]);
      expect(() => checkFields(FIELDS.inquiry, raw)).toThrow('malformed');
    },
  );
});
