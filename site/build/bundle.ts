/** Runs Vite in `site/` and caches its output: a run with the same sources, settings and content is not repeated. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { build, mergeConfig, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import { contentModules } from '#render/content/content-modules.ts';
import type { Language } from '#render/content/languages.ts';
import type { Content } from '#render/content/load.ts';
import { markedJson } from '#render/content/marked-json.ts';
import { ROOT } from '#render/content/root.ts';
import { siteSettings } from '../vite.config.ts';
import { findResult, keepResult, keyOf } from './kept-results.ts';
import { writeInto } from './write-into.ts';

/** The output of a run: text by path, including the manifest. */
type Files = ReadonlyMap<string, Uint8Array>;
/** Bundles with the settings of `vite.config.ts` and these. */
export type Bundle = (settings: InlineConfig) => Promise<Files>;

const MANIFEST = '.vite/manifest.json';

/** Other files that change the output of Vite. */
const OTHERS = ['package-lock.json', 'package.json'];
/** Files in `site/` that do not change the output: tests, and files that a build only copies. */
const NO_SOURCE = /^(?:public|tests|node_modules)(?:\/|$)|\.test\.tsx?$/;

/** A hash of all source files. */
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

/** @param content of the first language in `languages` @param languages the language of the pages, then the others */
export function createBundler(
  content: Content,
  languages: readonly [Language, ...Language[]],
): Bundle {
  const sources = sourcesKey();
  const modules: Readonly<Record<string, unknown>> = contentModules(content);
  const valuesOf = (names: readonly string[]) =>
    markedJson(
      content,
      names.map((name) => modules[name]),
    );

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
    const own = JSON.stringify([define, resolve, options, content.brand]);
    const key = keyOf('bundle', sources, own);
    // Only after the first run is it known which content a run reads.
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

/** Writes the output of a run, except for the manifest. */
export function writeBundle(out: string, files: Files): void {
  for (const [name, data] of files) if (name !== MANIFEST) writeInto(out, name, data);
}

/** @throws {Error} if the run has made no manifest */
export function manifestOf(files: Files): Manifest {
  const manifest = files.get(MANIFEST);
  if (!manifest) throw new Error('This run of Vite has made no manifest');
  return JSON.parse(Buffer.from(manifest).toString()) as Manifest;
}
