import { z } from 'zod';
import {
  colour,
  decimal,
  entries,
  line,
  lineList,
  section,
  slug,
} from '#render/content/field-kinds.ts';
import { farmPage } from '../farm-page.schema.ts';

export const file = 'screens/payments.yaml';

/** Shillings and cents. */
const shillings = decimal(-10_000_000, 10_000_000);
const cents = (amount: number) => Math.round(amount * 100);

/** A line of a slip. With a quantity and a price its amount is their product; deductions are negative. */
const slipLine = z.strictObject({
  label: line,
  quantity: decimal(0, 1_000_000).optional(),
  unit: line.optional(),
  price: shillings.optional(),
  amount: shillings,
});

const isProduct = ({ quantity, price, amount }: z.output<typeof slipLine>) =>
  quantity === undefined || price === undefined || cents(quantity * price) === cents(amount);

/** An example of a pay slip. The sum of its lines is the payment. */
const slip = section
  .extend({ lines: entries(slipLine), paid: shillings, how: line })
  .refine(({ lines }) => lines.every(isProduct), {
    error: 'amounts that are quantity × price',
    path: ['lines'],
  })
  .refine(
    ({ lines, paid }) => cents(lines.reduce((sum, { amount }) => sum + amount, 0)) === cents(paid),
    { error: 'the sum of the lines', path: ['paid'] },
  );

export const schema = farmPage({
  /** Above each slip: its figures are made up. They may stay so when the site is a company's. */
  example: line,
  /** Columns of a slip. */
  labels: z.strictObject({ what: line, sum: line, paid: line, currency: line }),
  crops: z.record(
    slug,
    section.extend({
      colour,
      points: z.array(z.strictObject({ title: line, text: line })).min(1),
      slips: entries(slip),
    }),
  ),
  check: section.extend({
    items: lineList({ title: 'Points' }),
  }),
});
