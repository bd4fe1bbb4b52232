import { beforeEach, expect, it, vi } from 'vitest';

const language = (start: string) => ({ start, page: `${start}/offline` });

vi.hoisted(() => vi.stubGlobal('OFFLINE', {}));
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://www.kilele.example' });
  vi.stubGlobal('OFFLINE', { first: language(''), others: [language('/sw'), language('/lg')] });
});

it.each([
  ['/', '/offline'],
  ['/about', '/offline'],
  ['/swahili', '/offline'],
  ['/sw', '/sw/offline'],
  ['/sw/about', '/sw/offline'],
  ['https://www.kilele.example/SW/About/?from=sms#team', '/sw/offline'],
  ['/lg/news', '/lg/offline'],
])('the page for %s, if it was not kept, is %s', async (address, page) => {
  const { languageOf } = await import('./offline-settings.ts');
  expect(languageOf(address).page).toBe(page);
});
