import { expect, it } from 'vitest';
import { schema } from './payments.schema.ts';

const { slips } = schema.shape.crops.valueType.shape;
const LINE = { label: 'Leaf', quantity: 10, unit: 'kg', price: 24, amount: 240 };
const SLIP = { title: 'Slip', how: 'By M-Pesa.', lines: { leaf: LINE }, paid: 240 };

it.each([
  ['that adds up is accepted', SLIP, undefined],
  ['with a wrong sum is refused', { ...SLIP, paid: 250 }, ['the sum of the lines']],
  [
    'with a wrong product is refused',
    { ...SLIP, lines: { leaf: { ...LINE, amount: 230 } }, paid: 230 },
    ['amounts that are quantity × price'],
  ],
])('a slip %s', (_what, slip, messages) => {
  expect(slips.safeParse({ slip }).error?.issues.map(({ message }) => message)).toEqual(messages);
});
