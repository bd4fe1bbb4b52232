import { expect, it } from 'vitest';
import { siteStyles } from './shared-styles.ts';

/** The importers of each module. */
const IMPORTERS: Record<string, string[]> = {
  '/app/screens/tea/tea.module.css': ['/app/screens/tea/tea.screen.tsx'],
  '/app/screens/tea/cup.module.css': [
    '/app/screens/tea/cup.tsx',
    '/app/screens/tea/tea.screen.tsx',
  ],
  '/app/screens/tea/cup.tsx': ['/app/screens/tea/tea.screen.tsx'],
  '/app/screens/shared/leaf.module.css': ['/app/screens/shared/leaf.tsx'],
  '/app/screens/shared/leaf.tsx': [
    '/app/screens/tea/tea.screen.tsx',
    '/app/screens/coffee/coffee.screen.tsx',
  ],
  '/app/components/card/card.module.css': ['/app/components/card/card.tsx'],
  '/app/components/card/card.tsx': [
    '/app/screens/tea/tea.screen.tsx',
    '/app/screens/coffee/coffee.screen.tsx',
  ],
  '/app/components/faq/faq.module.css': ['/app/screens/tea/tea.screen.tsx'],
  '/app/components/logo/logo.module.css': ['/app/components/logo/logo.tsx'],
  '/app/components/logo/logo.tsx': ['/app/shell/header.tsx'],
  '/app/shell/shell.module.css': ['/app/shell/shell.tsx'],
  '/app/screens/tea/tea.screen.tsx': ['/app/router/screen.ts'],
  '/app/screens/coffee/coffee.screen.tsx': ['/app/router/screen.ts'],
};
const modules = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [], dynamicImporters: [] }),
};

it.each([
  ['/app/screens/tea/tea.module.css', null],
  ['/app/screens/tea/cup.module.css', null],
  ['/app/screens/shared/leaf.module.css', 'site'],
  ['/app/components/card/card.module.css', 'site'],
  ['/app/components/faq/faq.module.css', null],
  ['/app/components/logo/logo.module.css', 'site'],
  ['/app/shell/shell.module.css', 'site'],
  ['/app/styles/site.css', 'site'],
  ['/app/screens/farm/farm-shared.module.css', 'farm'],
  ['/app/screens/farm/farm.tsx', null],
  ['/app/screens/shared/leaf.tsx', null],
])('%s belongs to %s', (id, chunk) => {
  expect(siteStyles(id, modules)).toBe(chunk);
});
