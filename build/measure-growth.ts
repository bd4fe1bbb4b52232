/**
 * `npm run measure:growth`: builds the site with 6, 600 and 6,000 articles, and with as many services of tea, and
 * writes down what grows with them (`docs/measurements/growth.md`). What is generated lives in a temporary folder
 * and never enters the site.
 *
 * Kinds and numbers may be given instead, such as `npm run measure:growth -- services 6 60`: then it only prints.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { grownContent, OWN_ARTICLES, ownServices, type Growth } from './grown-content.ts';

const COUNTS = [6, 600, 6000];
const FOLDER = '.cache/growth';
const REPORT = 'docs/measurements/growth.md';

type Kind = {
  /** Heading of its column, and of those of the page that shows the first of them. */
  name: string;
  page: string;
  /** What so many in all are, beside those that the site has. */
  growth: (count: number) => Growth;
  /** The page, and its screen's script without hash and ending. */
  file: string;
  script: string;
};

const KINDS: Record<string, Kind> = {
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

type Row = {
  count: number;
  pages: number;
  seconds: number;
  /** Peak memory of the build, MB. */
  memory: number;
  /** Bytes compressed with brotli, of what a visitor downloads. */
  home: number;
  page: number;
  script: number;
};

/** Bytes of a file as it travels. @param file path in the built site */
const weigh = (file: string) => statSync(path.join(FOLDER, `${file}.br`)).size;

/** Path of a script. @param name without hash and ending */
function scriptNamed(name: string): string {
  const file = readdirSync(path.join(FOLDER, 'assets')).find(
    (found) => found.startsWith(`${name}-`) && found.endsWith('.js'),
  );
  if (!file) throw new Error(`The build has no script ${name}`);
  return `assets/${file}`;
}

/** Builds the site with so many of a kind. @throws {Error} when the build fails */
function measure({ growth, file, script }: Kind, count: number): Row {
  const content = grownContent(growth(count));
  try {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
      env: { ...process.env, CONTENT_FOLDER: content.folder, SITE_FOLDER: FOLDER },
      encoding: 'utf8',
    });
    const [, pages, seconds, memory] =
      /Built (\d+) pages .* in ([\d.]+) s \(peak memory (\d+) MB\)/.exec(output) ?? [];
    return {
      count,
      pages: Number(pages),
      seconds: Number(seconds),
      memory: Number(memory),
      home: weigh('index.html'),
      page: weigh(file),
      script: weigh(scriptNamed(script)),
    };
  } finally {
    content.remove();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** The figures as a table in Markdown; what one more costs is counted from the row before. */
function table({ name, page }: Kind, rows: readonly Row[]): string {
  const number = (value: number) => value.toLocaleString('en');
  const lines = rows.map((row, index) => {
    const before = rows[index - 1];
    const each = before
      ? `${Math.round((1000 * (row.seconds - before.seconds)) / (row.count - before.count))} ms`
      : '';
    const cells = [row.count, row.pages, row.home, row.page, row.script].map(number);
    return [...cells, `${row.seconds} s`, each, `${number(row.memory)} MB`].join(' | ');
  });
  return `| ${name} | Pages | Home, HTML | ${page}, HTML | ${page}, script | Build | Each more | Peak memory |
| -: | -: | -: | -: | -: | -: | -: | -: |
${lines.map((line) => `| ${line} |`).join('\n')}
`;
}

const asked = process.argv.slice(2);
const askedKinds = Object.keys(KINDS).filter((kind) => asked.includes(kind));
const askedCounts = asked.map(Number).filter((count) => count > 0);
const tables = Object.entries(KINDS)
  .filter(([name]) => askedKinds.length === 0 || askedKinds.includes(name))
  .map(([, kind]) => {
    const counts = askedCounts.length > 0 ? askedCounts : COUNTS;
    return table(
      kind,
      counts.map((count) => measure(kind, count)),
    );
  })
  .join('\n');
console.log(tables);
if (asked.length === 0) {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const report = `# Growth

**Question.** What do visitors and the build pay for a company's whole life of news, and for a long catalogue?

\`npm run measure:growth\`, Node ${process.versions.node}, ${availableParallelism()} processors, ${day}. Bytes are compressed with brotli.

${tables}
Home, the first page of the news and a business page show the same articles and services however many there are. The news learns of the others only how many each category has, a business page only where its catalogue goes on. What is generated are copies of real articles and services with titles, descriptions and days of their own: older than the site's own articles, after its own services.
`;
  writeFileSync(REPORT, await format(report, { parser: 'markdown' }));
}
