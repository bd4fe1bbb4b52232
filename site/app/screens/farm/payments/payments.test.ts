import payments from 'content:payments';
import { describe, expect, it } from 'vitest';
import { schema } from './payments.schema.ts';

const slips = Object.values(payments.crops).flatMap((crop) => crop.slips);
const cents = (amount: number) => Math.round(amount * 100);

describe.each(slips)('$title', ({ lines, paid }) => {
  it('has lines whose sum is the payment', () => {
    const sum = lines.reduce((before, { amount }) => before + cents(amount), 0);
    expect(sum).toBe(cents(paid));
    expect(paid).toBeGreaterThan(0);
  });

  it('multiplies quantity and price', () => {
    const counted = lines.filter(({ quantity }) => quantity !== undefined);
    expect(counted.length).toBeGreaterThan(0);
    for (const { quantity = 0, price = 0, amount } of counted)
      expect(cents(quantity * price)).toBe(cents(amount));
  });
});

describe('the schema', () => {
  const { slips: list } = schema.shape.crops.valueType.shape;
  const line = { label: 'Leaf', quantity: 10, unit: 'kg', price: 24, amount: 240 };
  const slip = { title: 'Slip', how: 'By M-Pesa.', lines: { leaf: line }, paid: 240 };
  const messages = (value: unknown) =>
    list.safeParse(value).error?.issues.map(({ message }) => message);

  it('accepts a slip with a correct sum', () => {
    expect(messages({ slip })).toBeUndefined();
  });

  it('refuses one that does not', () => {
    expect(messages({ slip: { ...slip, paid: 250 } })).toEqual(['the sum of the lines']);
    const wrong = { ...line, amount: 230 };
    expect(messages({ slip: { ...slip, lines: { leaf: wrong }, paid: 230 } })).toEqual([
      'amounts that are quantity × price',
    ]);
  });
});
