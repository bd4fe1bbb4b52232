/** Runs Vite, in `site/`, and keeps what it made: a run with the same sources, settings and content is not repeated. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { build, mergeConfig, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import { contentModules } from '#render/content/content-modules.ts';
import type { Language } from '#render/content/languages.ts';
import type { Content } from '#render/content/load.ts';
import { ROOT } from '#render/content/root.ts';
import { siteSettings } from '../vite.config.ts';
import { findResult, keepResult, keyOf } from './kept-results.ts';

/** What a run has made: text by path. The manifest is among it. */
type Files = ReadonlyMap<string, Uint8Array>;
/** Bundles with the settings of `vite.config.ts` and these. */
export type Bundle = (settings: InlineConfig) => Promise<Files>;

const MANIFEST = '.vite/manifest.json';

/** What else decides what Vite makes. */
const OTHERS = ['art/pictures.json', 'package-lock.json', 'package.json'];
/** Of `site/`: tests, and what a build only copies. */
const NO_SOURCE = /^(?:public|tests|node_modules)(?:\/|$)|\.test\.tsx?$/;

/** Tests set another one than a build by hand. */
const MODE = process.env['NODE_ENV'] ?? 'production';

/** A hash of all that is code. */
function sourcesKey(): string {
  const site = path.join(ROOT, 'site');
  const sources = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NO_SOURCE.test(path.relative(site, file).split(path.sep).join('/')))
    .sort();
  const files = [...sources, ...OTHERS.map((name) => path.join(ROOT, name))];
  return keyOf(...files.flatMap((file) => [path.relative(ROOT, file), readFileSync(file)]));
}

async function run(settings: InlineConfig): Promise<Files> {
  const result = await build({ ...settings, configFile: false, root: 'site', logLevel: 'warn' });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => {
      const data = file.type === 'chunk' ? file.code : file.source;
      return [file.fileName, typeof data === 'string' ? Buffer.from(data) : data];
    }),
  );
}

/** @param content of the first language in `languages` @param languages that of the pages, then the others */
export function createBundler(
  content: Content,
  languages: readonly [Language, ...Language[]],
): Bundle {
  const sources = sourcesKey();
  const modules: Readonly<Record<string, unknown>> = contentModules(content);
  const valuesOf = (names: readonly string[]) => JSON.stringify(names.map((name) => modules[name]));

  return async (settings) => {
    const used = new Set<string>();
    const isSsrBuild = settings.build?.ssr !== undefined;
    const whole: InlineConfig = mergeConfig(
      siteSettings(
        { command: 'build', isSsrBuild },
        () => content,
        (name) => used.add(name),
        languages,
      ),
      { ...settings, publicDir: false, build: { ...settings.build, write: false } },
    );
    const { define, resolve, build: options } = whole;
    // Style sheets contain the company's colours.
    const own = JSON.stringify([MODE, define, resolve, options, content.brand]);
    const key = keyOf('bundle', sources, own);
    // Which content the run reads is known after the first one.
    const names = await findResult(`${key}.uses`);
    const resultKey = (list: readonly string[]) => `${keyOf(key, valuesOf(list))}.bundle`;
    const kept = names && (await findResult(resultKey(JSON.parse(names.toString()) as string[])));
    if (kept) return deserialize(kept) as Files;
    const files = await run(whole);
    const list = [...used].sort();
    await keepResult(`${key}.uses`, Buffer.from(JSON.stringify(list)));
    await keepResult(resultKey(list), serialize(files));
    return files;
  };
}

/** Writes what a run has made, but for the manifest. */
export async function writeBundle(out: string, files: Files): Promise<void> {
  for (const [name, data] of files) {
    if (name === MANIFEST) continue;
    const target = path.join(out, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, data);
  }
}

/** @throws {Error} where a run was told to make none */
export function manifestOf(files: Files): Manifest {
  const manifest = files.get(MANIFEST);
  if (!manifest) throw new Error('This run of Vite has made no manifest');
  return JSON.parse(Buffer.from(manifest).toString()) as Manifest;
}
