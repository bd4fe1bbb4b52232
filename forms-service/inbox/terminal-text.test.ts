import { describe, expect, it } from 'vitest';
import { csvLine, csvOf } from './spreadsheet.ts';
import { oneLine, safe, table } from './terminal-text.ts';

describe('text for a terminal', () => {
  it('keeps ordinary text', () => {
    const text = 'Habari! 🌱 Ŵanjirũ\n\tmbegu — "50%"';
    expect(safe(text)).toBe(text);
  });

  it('replaces control characters and direction marks', () => {
    expect(safe('\u001B[2J\u001B]0;title\u0007 a\u0000\u009Bb')).toBe('�[2J�]0;title� a��b');
    expect(safe('evil\u202Efdp.exe\u2066')).toBe('evil�fdp.exe�');
    expect(safe('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
    expect(oneLine(' one\n\n two\tthree ')).toBe('one two three');
  });

  it('fits a table to the width of a terminal, and cuts nothing without a terminal', () => {
    const rows = [
      ['KAG', 'a long message\nthat goes on and on'],
      ['KAG-2', 'short'],
    ];
    expect(table(['ref', 'what'], rows, 27).split('\n')).toEqual([
      'REF    WHAT',
      'KAG    a long message that…',
      'KAG-2  short',
    ]);
    expect(table(['ref', 'what'], rows)).toContain('a long message that goes on and on');
  });
});

describe('CSV', () => {
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
});
