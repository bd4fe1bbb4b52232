import { readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeInto } from '@website/site/tests/temporary-folder.ts';
import { expect, it } from 'vitest';
import { companyFonts } from './company-fonts.ts';

it('takes no font without a licence or with the name of another one, and keeps no file', async () => {
  const content = temporaryFolder();
  writeInto(content, 'fonts/Shamba.ttf', 'first');
  const text = { file: '', licence: '', upload: undefined };
  const take = (upload: File, licence: string) =>
    companyFonts(content).take({ headings: { file: '', licence, upload }, text }, () => undefined);
  const field = (name: string) => ({ field: `headings-${name}` });
  await expect(take(new File(['new'], 'New.ttf'), ' ')).rejects.toMatchObject(field('licence'));
  await expect(take(new File(['new'], 'Shamba.ttf'), 'OFL')).rejects.toMatchObject(field('upload'));
  expect(readdirSync(path.join(content, 'fonts'))).toEqual(['Shamba.ttf']);
});
