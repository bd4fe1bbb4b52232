import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ServerOptions, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CatalogueFront } from '#app/collections/collections.ts';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { loadContent } from './load.ts';
import { entryModules, entryVersion } from './content-modules.ts';
import { contentPlugin } from './content-plugin.ts';
import { currentModuleTypes, moduleTypes } from './module-types.ts';

const content = loadContent();

const serverOf = (read: () => typeof content, options: ServerOptions, root?: string) =>
  createServer({
    ...(root !== undefined && { root }),
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, ...options },
    optimizeDeps: { noDiscovery: true },
    plugins: [contentPlugin(read)],
  });

describe('content modules', () => {
  let server: ViteDevServer;
  let reads = 0;
  beforeAll(async () => {
    const read = () => {
      reads += 1;
      return content;
    };
    server = await serverOf(read, { watch: null });
  });
  afterAll(() => server.close());

  const load = async (name: string) =>
    ((await server.ssrLoadModule(`content:${name}`)) as { default: unknown }).default;

  it('hold the validated data of the files, which are read once for all modules', async () => {
    expect(await load('site')).toEqual(content.site);
    expect(await load('faq')).toEqual(content.faq);
    expect(reads).toBe(1);
  });

  it('hold the cards of the collections without their prose', async () => {
    expect(await load('latestNews')).toHaveLength(3);
    expect(await load('newsIndex')).toMatchObject({ count: content.articles.length });
    const { services } = (await load('teaCatalogue')) as CatalogueFront;
    expect(services).toHaveLength(content.services.tea.length);
    expect(JSON.stringify(await load('newsIndex'))).not.toContain('<p>');
  });

  it('name the files of pictures that are not in the content', async () => {
    const shares = (await load('shares')) as Record<string, { address: string; alt: string }>;
    expect(Object.keys(shares)).toContain('site-share-tea');
    for (const [name, { address, alt }] of Object.entries(shares)) {
      expect(address).toMatch(new RegExp(`^/pictures/${name}-1200\\.[0-9a-f]{8}\\.jpg$`));
      expect(alt).toContain(content.site.name);
    }
    expect(await load('placeholder')).toMatch(
      /^\/pictures\/site-placeholder-240\.[0-9a-f]{8}\.webp$/,
    );
  });

  it('have types made from the schemas (`npm run content` writes them)', () => {
    expect(currentModuleTypes()).toBe(moduleTypes(content));
  });

  it('that do not exist are named in the error', async () => {
    await expect(load('nothing')).rejects.toThrow('There is no module content:nothing');
  });
});

it('a development server follows the files of the content, which stand beside its root', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'content/en/site.yaml');
  writeInto(folder, 'content/en/site.yaml', 'Before');
  writeInto(folder, 'site/vite.config.ts', '');
  vi.stubEnv('CONTENT_FOLDER', path.dirname(file));
  const read = () => ({ ...content, site: { ...content.site, name: readFileSync(file, 'utf8') } });
  const server = await serverOf(read, {}, path.join(folder, 'site'));
  const name = async () => {
    const { default: site } = await server.ssrLoadModule('content:site');
    return (site as typeof content.site).name;
  };
  try {
    expect(await name()).toBe('Before');
    // The watcher may begin after the first change.
    await expect
      .poll(async () => {
        writeFileSync(file, 'After');
        return name();
      })
      .toBe('After');
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
});

const files = new Map(entryModules(content));
const version = entryVersion(content);

it('entry modules are two for each entry: data and prose', () => {
  const services = Object.values(content.services).flat();
  expect(files.size).toBe(2 * (services.length + content.articles.length));
  expect(files.get('/news/record-coffee-harvest.prose.js')).toMatch(/^export default "<p>/);
  const data = files.get('/news/record-coffee-harvest.data.js')?.replace('export default ', '');
  expect(JSON.parse(data ?? '')).toMatchObject({ article: { id: 'record-coffee-harvest' } });
});

it('entry modules are one for each page of the news except the first', () => {
  const [model] = content.articles;
  if (!model) throw new Error('There are no articles');
  const articles = Array.from({ length: 20 }, (_, index) => ({
    ...model,
    category: 'Coffee',
    categorySlug: 'coffee',
    id: `a-${index}`,
  }));
  const grown = new Map(entryModules({ ...content, articles }));
  const lists = [...grown.keys()].filter((file) => /\/(?:page|category)\//.test(file));
  expect(lists).toEqual([
    '/news/page/2.data.js',
    '/news/page/3.data.js',
    '/news/category/coffee.data.js',
    '/news/category/coffee/page/2.data.js',
    '/news/category/coffee/page/3.data.js',
  ]);
  const source = grown.get('/news/page/2.data.js') ?? '';
  const cards = JSON.parse(source.replace('export default ', '')) as { id: string }[];
  expect(cards.map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, index) => `a-${index + 6}`),
  );
  expect(source).not.toContain('<p>');
});

it('entry modules have a version that changes with their words', () => {
  expect(version).toMatch(/^[0-9a-f]{8}$/);
  expect(entryVersion(loadContent())).toBe(version);
  const [first, ...others] = content.articles;
  if (!first) throw new Error('There are no articles');
  const changed = { ...content, articles: [{ ...first, html: '<p>Other</p>' }, ...others] };
  expect(entryVersion(changed)).not.toBe(version);
});
