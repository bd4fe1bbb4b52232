import { expect, it } from 'vitest';
import { csvLine, csvOf } from './spreadsheet.ts';

it('begins with the byte order mark that Excel needs', () => {
  const columns = ['a', 'b'].map((title) => ({ title, width: 9 }));
  expect(csvOf({ name: 'list', columns, rows: [] })).toBe('\uFEFF"a","b"\r\n');
});

it('keeps quotes, commas and line breaks in their cell', () => {
  expect(csvLine(['say "yes", please', 'two\nlines', ''])).toBe(
    '"say ""yes"", please","two\nlines",""\r\n',
  );
});

it.each(['=1+1', '+254700', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＠a', '\uFEFF=1'])(
  'does not let a spreadsheet read %j as a formula',
  (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`);
  },
);

it.each(['a=1', 'wanjiru@farm.example', '7', "'quoted'"])('leaves %j as it is', (value) => {
  expect(csvLine([value])).toBe(`"${value}"\r\n`);
});
