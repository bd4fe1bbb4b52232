import { describe, expect, it } from 'vitest';
import { boundedSources, crossings } from './check-boundaries.ts';

const one = (file: string, source: string) => crossings(new Map([[file, source]]));

describe('boundaries', () => {
  it('hold in the project', () => {
    const sources = boundedSources();
    expect(sources.size).toBeGreaterThan(50);
    expect(crossings(sources)).toEqual([]);
  });

  it.each([
    ['app/shell/x.tsx', `import { y } from '#server/site.ts';`, 'app/ imports only from app/'],
    [
      'app/shell/x.tsx',
      `import type { Y } from '../../build/headers.ts';`,
      'app/ imports only from',
    ],
    ['app/content/load.ts', `import '#build/headers.ts';`, 'app/ imports only from app/'],
    ['app/shell/x.tsx', `import { readFile } from 'node:fs';`, 'browsers have no Node modules'],
    ['app/shell/x.tsx', `import { readFile } from 'fs';`, 'browsers have no Node modules'],
    ['app/shell/x.tsx', `const fs = await import('node:fs');`, 'browsers have no Node modules'],
    ['app/shell/x.tsx', `import { ICONS } from '../content/schema.ts';`, 'only its types'],
    [
      'app/shell/x.tsx',
      `import { type Site, siteSchema } from '#app/content/schema.ts';`,
      'only its',
    ],
    ['app/shell/x.tsx', `export { ICONS } from '../content/schema.ts';`, 'only its types'],
    ['app/boot.ts', `import { renderDocument } from './document.tsx';`, 'only its types'],
    ['app/shell/x.tsx', `import { z } from 'zod';`, 'not one of those that reach visitors'],
    ['app/content/x.ts', `import { useState } from 'react';`, 'knows nothing of React'],
    [
      'app/content/x.ts',
      `import type { Page } from '../screens/a/a.screen.tsx';`,
      'nothing of React',
    ],
    ['app/inline.ts', `import { canonicalPath } from './router/address.ts';`, 'imports nothing'],
    ['server/x.ts', `import { routes } from '#app/routes.ts';`, 'the server shares only'],
    ['server/x.ts', `import { parseYaml } from '#app/content/parse.ts';`, 'the server shares only'],
    ['app/shell/x.tsx', `import { tokenColour } from '../styles/tokens.ts';`, 'only its types'],
    ['app/router/address.ts', `import { routes } from '../routes.ts';`, 'stays pure'],
  ])('%s may not: %s', (file, source, reason) => {
    const found = one(file, source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${file} imports `);
    expect(found[0]).toContain(reason);
  });

  it.each([
    ['app/shell/x.tsx', `import type { Site } from '../content/schema.ts';`],
    ['app/shell/x.tsx', `import { type Site } from '../content/schema.ts';`],
    ['app/shell/x.tsx', `let site: import('../content/schema.ts').Site;`],
    ['app/shell/x.tsx', `import site from 'content:site'; import './x.module.css';`],
    ['app/content/parse.ts', `import { parseDocument } from 'yaml'; import 'node:path';`],
    ['app/server.tsx', `import { prerender } from 'react-dom/static';`],
    [
      'server/submissions/x.ts',
      `import { parseYaml } from '#app/content/parse.ts'; import 'yaml';`,
    ],
    ['server/site.ts', `import { canonicalPath } from '#app/router/address.ts'; import 'hono';`],
  ])('%s may: %s', (file, source) => {
    expect(one(file, source)).toEqual([]);
  });
});
