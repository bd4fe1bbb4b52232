import { expect, it } from 'vitest';
import { holdTogether } from './hold-together.ts';

it.each([
  ['NPK 17-17-17, DAP (18-46-0)', 'NPK 17-\u206017-\u206017, DAP (18-\u206046-\u20600)'],
  ['8:00 AM – 6:00 PM', '8:00\u00a0AM\u00a0– 6:00\u00a0PM'],
])('holds together what is read as one word: %s', (text, held) => {
  expect(holdTogether(text)).toBe(held);
});

it.each(['2024-03-15', '03-15', '24-48 hours', '/news/npk-17-17-17', 'I AM', '17-17-17-2'])(
  'leaves the rest as it is: %s',
  (text) => {
    expect(holdTogether(text)).toBe(text);
  },
);
