/** `npm run measure:growth`: builds the site with more and more entries and measures bytes, time and memory. */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  grownContent,
  OWN_ARTICLES,
  ownServices,
  type Growth,
} from '@website/site/tests/grown-content.ts';
import { runBenchmark } from '../run-benchmark.ts';
import { number, table } from '../tables.ts';

/** Output of the builds, beside `dist/`. It is removed after each build. */
const FOLDER = '.cache/growth';

type Kind = {
  /** Headings of the column with counts, and of the columns about the page with the first entries. */
  name: string;
  page: string;
  /** The entries to generate in addition to the site's own. @param count of all entries */
  growth: (count: number) => Growth;
  /** The page, and the name of its screen's script without hash and ending. */
  file: string;
  script: string;
};

const KINDS: Record<'articles' | 'services', Kind> = {
  articles: {
    name: 'Articles',
    page: 'News',
    growth: (count) => ({ articles: count - OWN_ARTICLES }),
    file: 'news.html',
    script: 'news.screen',
  },
  services: {
    name: 'Services of tea',
    page: 'Tea',
    growth: (count) => ({ services: { tea: count - ownServices('tea') } }),
    file: 'business/tea.html',
    script: 'tea.screen',
  },
};

/** Compressed bytes of a file. @param file path in the built site */
const weigh = (file: string) => statSync(path.join(FOLDER, `${file}.br`)).size;

/** Path of a script. @param name without hash and ending */
function scriptNamed(name: string): string {
  const file = readdirSync(path.join(FOLDER, 'assets')).find(
    (found) => found.startsWith(`${name}-`) && found.endsWith('.js'),
  );
  if (!file) throw new Error(`The build in ${FOLDER} has no script ${name}`);
  return `assets/${file}`;
}

/** Builds the site with this number of entries. @throws {Error} when the build fails */
function measure({ growth, file, script }: Kind, count: number) {
  const content = grownContent(growth(count));
  try {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'site/build/build.ts'], {
      env: { ...process.env, CONTENT_FOLDER: content.folder, SITE_FOLDER: FOLDER },
      encoding: 'utf8',
    });
    const [, pages, seconds, memory] =
      /Built (\d+) pages .* in ([\d.]+) s \(.*peak memory (\d+) MB\)/.exec(output) ?? [];
    // Compressed with brotli, as a visitor downloads them.
    const bytes = ['index.html', file, scriptNamed(script)].map(weigh);
    return { count, counts: [count, Number(pages), ...bytes], seconds: Number(seconds), memory };
  } finally {
    content.remove();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** The figures as a table. The time for each additional entry comes from the difference to the previous row. */
function tableOf({ name, page }: Kind, rows: readonly ReturnType<typeof measure>[]): string {
  const lines = rows.map(({ count, counts, seconds, memory }, index) => {
    const before = rows[index - 1];
    const each = before
      ? `${number((1000 * (seconds - before.seconds)) / (count - before.count))} ms`
      : '';
    const cells = counts.map((cell) => number(cell));
    return [...cells, `${seconds} s`, each, `${number(Number(memory))} MB`];
  });
  const bytes = ['Home, HTML', `${page}, HTML`, `${page}, script`];
  return table([name, 'Pages', ...bytes, 'Build', 'Each more', 'Peak memory'], lines, 0);
}

await runBenchmark({
  command: 'npm run measure:growth',
  about: `Builds the site with more and more generated entries. Prints how the bytes of a page, the time of a build and its
memory grow with them. The generated entries are in a temporary folder and never in the site.`,
  document: 'docs/measurements/growth.md',
  options: {
    kinds: { names: ['articles', 'services'], about: 'kinds of entries' },
    counts: { names: ['6', '600', '6000'], about: 'how many entries of a kind' },
  },
  measure: ({ kinds, counts }) => {
    const tables = kinds.map((name) =>
      tableOf(
        KINDS[name],
        counts.map((count) => measure(KINDS[name], Number(count))),
      ),
    );
    return Promise.resolve({ results: tables.join('\n\n') });
  },
});
