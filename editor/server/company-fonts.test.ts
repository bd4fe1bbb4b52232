/** What is refused before the program looks at a font. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { companyFonts } from './company-fonts.ts';

const NONE = { file: '', licence: '', upload: undefined };
const font = (data: string, licence = 'OFL') => ({
  file: '',
  licence,
  upload: new File([data], 'Shamba.ttf'),
});

it.each([
  ['without a licence', 'text-licence', NONE, font('new', ' ')],
  ['with the name of another one', 'headings-upload', font('other'), NONE],
])('takes no font %s, and keeps no file', async (_what, field, headings, text) => {
  const content = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  mkdirSync(path.join(content, 'fonts'));
  if (field === 'headings-upload') writeFileSync(path.join(content, 'fonts/Shamba.ttf'), 'first');
  const before = readdirSync(path.join(content, 'fonts'));
  const fonts = companyFonts(content);
  await expect(fonts.take({ headings, text }, () => expect.unreachable())).rejects.toMatchObject({
    field,
  });
  expect(readdirSync(path.join(content, 'fonts'))).toEqual(before);
});
