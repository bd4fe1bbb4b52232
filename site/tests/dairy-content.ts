/** The content of an invented dairy cooperative: another name, other contact data, other colours and mark. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyContent, type ContentCopy } from './copy-content.ts';

/** The fields of `facts/site.yaml` that name the company, by the beginning of their lines. */
const FACTS: Readonly<Record<string, string>> = {
  'name:': 'Maziwa Dairy Cooperative',
  'shortName:': 'Maziwa',
  'abbreviation:': 'MDC',
  'origin:': 'https://www.maziwa-dairy.co.ke',
  'founded:': '1998',
  'phone:': '+254 722 100 200',
  '  info:': 'info@maziwa-dairy.co.ke',
  '  partners:': 'partners@maziwa-dairy.co.ke',
  '  careers:': 'careers@maziwa-dairy.co.ke',
  '  press:': 'press@maziwa-dairy.co.ke',
};

/** The colours that differ from the defaults: blue, white and clover red. */
export const DAIRY_COLOURS: Readonly<Record<string, string>> = {
  ink: '#0e1f33',
  night: '#14304f',
  forest: '#173f6b',
  deep: '#1d5a8c',
  leaf: '#3d7fb5',
  flush: '#8fb8dc',
  lime: '#cfe3f5',
  soil: '#9c2f55',
  'soil-dark': '#701d3b',
  'soil-light': '#c65f82',
  sun: '#f3c64b',
  cream: '#f7f6f1',
  sand: '#e6e3d6',
  blush: '#f3d3dc',
  mist: '#dbe7ee',
  sky: '#b3d0e4',
  teal: '#2d7585',
  'text-soft': '#43525f',
  line: '#d5d6cf',
  'field-line': '#75838f',
  'text-soft-on-key': '#22333f',
  placeholder: '#57656f',
  'text-soft-on-dark': '#d0dbe4',
  'line-on-dark': '#3a5670',
};

/** The mark: a milk churn. */
export const DAIRY_MARK = 'M22 4H42V14H22ZM20 18H44L52 30V60H12V30Z';

function replaceLines(file: string, values: Readonly<Record<string, string>>): void {
  const text = Object.entries(values).reduce(
    (whole, [beginning, value]) => {
      const line = new RegExp(`^${beginning} .*$`, 'm');
      if (!line.test(whole)) throw new Error(`${file} has no line that begins with ${beginning}`);
      return whole.replace(line, `${beginning} ${value}`);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

/** Copies content and changes it in this way. The test must remove the copy. @param from the folder of a language */
export function dairyContent(from: string): ContentCopy {
  const copy = copyContent(from);
  replaceLines(path.join(copy.root, 'facts/site.yaml'), FACTS);
  const colours = Object.entries(DAIRY_COLOURS).map(([name, colour]) => [
    `  ${name}:`,
    `'${colour}'`,
  ]);
  replaceLines(path.join(copy.root, 'facts/brand.yaml'), {
    ...(Object.fromEntries(colours) as Record<string, string>),
    'mark:': DAIRY_MARK,
  });
  return copy;
}
