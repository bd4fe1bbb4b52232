/**
 * `npm run measure:growth`: builds the site with 6, 600 and 6,000 articles and writes down what grows with them
 * (`docs/measurements/growth.md`). The articles live in a temporary folder and never enter the site.
 *
 * Numbers of articles may be given instead, such as `npm run measure:growth -- 6 60`: then it only prints.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { grownContent, OWN_ARTICLES } from './grown-content.ts';

const COUNTS = [6, 600, 6000];
const FOLDER = '.cache/growth';
const REPORT = 'docs/measurements/growth.md';

type Growth = {
  articles: number;
  pages: number;
  seconds: number;
  /** Peak memory of the build, MB. */
  memory: number;
  /** Bytes compressed with brotli, of what a visitor downloads. */
  home: number;
  news: number;
  script: number;
};

/** Bytes of a file as it travels. @param pattern of its path in the built site */
function weigh(folder: string, pattern: RegExp): number {
  const file = readdirSync(path.join(FOLDER, folder)).find((name) => pattern.test(name));
  if (!file) throw new Error(`The build has no file like ${String(pattern)}`);
  return statSync(path.join(FOLDER, folder, file)).size;
}

/** Builds the site with so many articles. @throws {Error} when the build fails */
function measure(articles: number): Growth {
  const content = grownContent(articles - OWN_ARTICLES);
  try {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
      env: { ...process.env, CONTENT_FOLDER: content.folder, SITE_FOLDER: FOLDER },
      encoding: 'utf8',
    });
    const [, pages, seconds, memory] =
      /Built (\d+) pages .* in ([\d.]+) s \(peak memory (\d+) MB\)/.exec(output) ?? [];
    return {
      articles,
      pages: Number(pages),
      seconds: Number(seconds),
      memory: Number(memory),
      home: weigh('', /^index\.html\.br$/),
      news: weigh('', /^news\.html\.br$/),
      script: weigh('assets', /^news\.screen-.*\.js\.br$/),
    };
  } finally {
    content.remove();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** The figures as a table in Markdown; what an article more costs is counted from the row before. */
function table(rows: readonly Growth[]): string {
  const number = (value: number) => value.toLocaleString('en');
  const lines = rows.map((row, index) => {
    const before = rows[index - 1];
    const each = before
      ? `${Math.round((1000 * (row.seconds - before.seconds)) / (row.articles - before.articles))} ms`
      : '';
    const cells = [row.articles, row.pages, row.home, row.news, row.script].map(number);
    return [...cells, `${row.seconds} s`, each, `${number(row.memory)} MB`].join(' | ');
  });
  return `| Articles | Pages | Home, HTML | News, HTML | News, script | Build | Each article more | Peak memory |
| -: | -: | -: | -: | -: | -: | -: | -: |
${lines.map((line) => `| ${line} |`).join('\n')}
`;
}

const asked = process.argv.slice(2).map(Number);
const rows = (asked.length > 0 ? asked : COUNTS).map(measure);
console.log(table(rows));
if (asked.length === 0) {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const report = `# Growth

**Question.** What do visitors and the build pay for a company's whole life of news?

\`npm run measure:growth\`, Node ${process.versions.node}, ${availableParallelism()} processors, ${day}. Bytes are compressed with brotli.

${table(rows)}
Home and the first page of the news show the same articles however many there are; the news learns of the others only how many each category has. The generated articles are copies of one real article of each category with titles and days of their own, older than the site's six.
`;
  writeFileSync(REPORT, await format(report, { parser: 'markdown' }));
}
