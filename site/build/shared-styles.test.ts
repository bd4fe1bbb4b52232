import { expect, it } from 'vitest';
import { siteStyles } from './shared-styles.ts';

const TEA = '/app/screens/tea/tea.screen.tsx';
const COFFEE = '/app/screens/coffee/coffee.screen.tsx';

/** The importers of each module. */
const IMPORTERS: Record<string, string[]> = {
  '/app/screens/tea/tea.module.css': [TEA],
  '/app/screens/tea/cup.module.css': ['/app/screens/tea/cup.tsx', TEA],
  '/app/screens/tea/cup.tsx': [TEA],
  '/app/screens/shared/leaf.module.css': ['/app/screens/shared/leaf.tsx'],
  '/app/screens/shared/leaf.tsx': [TEA, COFFEE],
  '/app/components/faq/faq.module.css': [TEA],
  '/app/components/logo/logo.module.css': ['/app/components/logo/logo.tsx'],
  '/app/components/logo/logo.tsx': ['/app/shell/header.tsx'],
  [TEA]: ['/app/router/screen.ts'],
  [COFFEE]: ['/app/router/screen.ts'],
};
const modules = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [], dynamicImporters: [] }),
};

it.each([
  ['/app/screens/tea/tea.module.css', null],
  ['/app/screens/tea/cup.module.css', null],
  ['/app/screens/shared/leaf.module.css', 'site'],
  ['/app/components/faq/faq.module.css', null],
  ['/app/components/logo/logo.module.css', 'site'],
  ['/app/styles/site.css', 'site'],
  ['/app/screens/farm/farm-shared.module.css', 'farm'],
  ['/app/screens/shared/leaf.tsx', null],
])('%s belongs to %s', (id, chunk) => {
  expect(siteStyles(id, modules)).toBe(chunk);
});
