import { expect, it } from 'vitest';
import { holdTogether } from './no-break-spaces.ts';

it.each([
  ['NPK 17-17-17, DAP (18-46-0)', 'NPK\u00a017-\u206017-\u206017, DAP (18-\u206046-\u20600)'],
  ['8:00 AM – 6:00 PM', '8:00\u00a0AM\u00a0– 6:00\u00a0PM'],
  ['15 + 12 + 6 million', '15\u00a0+\u00a012\u00a0+\u00a06 million'],
  ['part 3 of 6', 'part 3\u00a0of\u00a06'],
  ['2 m by 2.5 m', '2\u00a0m by 2.5\u00a0m'],
  ['7,938 for 105 kg', '7,938 for 105\u00a0kg'],
  ['31 December 2020', '31\u00a0December 2020'],
  ['Regulation (EU) 2023/1115', 'Regulation (EU)\u00a02023/1115'],
  ['Call +254 700 000 000', 'Call +254\u00a0700\u00a0000\u00a0000'],
  ['Agro-dealer', 'Agro-\u2060dealer'],
  ['When to top-dress', 'When to top-\u2060dress'],
])('holds together what is read as one word: %s', (text, held) => {
  expect(holdTogether(text)).toBe(held);
});

it.each([
  '2024-03-15',
  '03-15',
  '24-48 hours',
  '/news/npk-17-17-17',
  '/news/agro-dealers',
  'a laptop-case',
  'I AM',
  '+254 700 000 000',
  '17-17-17-2',
])('leaves the rest as it is: %s', (text) => {
  expect(holdTogether(text)).toBe(text);
});
