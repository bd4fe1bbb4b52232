/** Builds the page of a text (`editor/page/`) once, and keeps its files by what they are made of. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '@website/site/content/root.ts';

const PAGE = path.join(import.meta.dirname, '../page');
const FILES = ['page.js', 'page.css'];

/** The addresses of the page's files. */
export type PageNames = { script: string; style: string };

/** A digest of the sources, of how they are built, and of the versions of the packages. */
function digest(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(PAGE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of [...sources, import.meta.filename, path.join(ROOT, 'package-lock.json')])
    if (existsSync(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function buildInto(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}.tmp`;
  // Vite sets it for the whole program; the preview is a development server.
  const { NODE_ENV } = process.env;
  await build({
    root: PAGE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Else NODE_ENV of this program decides, and its functions are not in the React above.
    oxc: { jsx: { development: false } },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      modulePreload: false,
      // A test holds the compressed size.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: path.join(PAGE, 'main.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  for (const name of FILES) {
    const file = path.join(unfinished, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  mkdirSync(path.dirname(folder), { recursive: true });
  // Another editor may have built it meanwhile.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

export function createPageFiles() {
  let making: Promise<string> | undefined;

  /** @returns the name of the folder with the files */
  async function make(): Promise<string> {
    const name = digest();
    const folder = path.join(ROOT, '.cache/editor', name);
    if (!existsSync(folder)) await buildInto(folder);
    return name;
  }

  const made = () => {
    making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    return making;
  };

  return {
    /** The addresses of the files, which are made if they are not there yet. */
    async names(): Promise<PageNames> {
      const name = await made();
      return { script: `page/${name}/page.js`, style: `page/${name}/page.css` };
    },
    /** The file at an address, if it is one of the page. Beside it is the same, compressed: `page.js.br`. */
    fileAt(address: string): string | undefined {
      const [, name = '', file = ''] =
        /^\/page\/([0-9a-f]{16})\/(page\.(?:js|css))$/.exec(address) ?? [];
      return file === '' ? undefined : path.join(ROOT, '.cache/editor', name, file);
    },
  };
}

export type PageFiles = ReturnType<typeof createPageFiles>;
