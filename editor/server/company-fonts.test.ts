import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { companyFonts } from './company-fonts.ts';

it('takes no font without a licence or with the name of another one, and keeps no file', async () => {
  const content = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  const folder = path.join(content, 'fonts');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'Shamba.ttf'), 'first');
  const text = { file: '', licence: '', upload: undefined };
  const take = (upload: File, licence: string) =>
    companyFonts(content).take({ headings: { file: '', licence, upload }, text }, () => undefined);
  const field = (name: string) => ({ field: `headings-${name}` });
  await expect(take(new File(['new'], 'New.ttf'), ' ')).rejects.toMatchObject(field('licence'));
  await expect(take(new File(['new'], 'Shamba.ttf'), 'OFL')).rejects.toMatchObject(field('upload'));
  expect(readdirSync(folder)).toEqual(['Shamba.ttf']);
});
