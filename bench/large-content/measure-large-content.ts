/** `npm run bench:large-content`: measures builds and the editor with the content that a company collects in years. */
import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NODE_PARAMETERS } from '@website/site/build/publish.ts';
import { grownContent, OWN_ARTICLES } from '@website/site/tests/grown-content.ts';
import type { ContentCopy } from '@website/site/tests/copy-content.ts';
import { runBenchmark } from '../run-benchmark.ts';
import { median, number, table } from '../tables.ts';

/** Output of the builds. It is removed at the end. */
const SITE = '.cache/size';
const PICTURES = 'site/public/pictures';

const photoName = (index: number) => `IMG ${String(index).padStart(4, '0')}`;

/**
 * Writes photographs and gives one to each generated article. All have the same content, because the build converts the
 * same picture only once. Hundreds of different pictures would take hours. The site has as many files as with different
 * pictures.
 */
function addPhotos({ root, folder }: ContentCopy, count: number): void {
  const model = readdirSync(PICTURES).find((file) => /^hero-.*-1440\..*\.webp$/.test(file));
  const picture = readFileSync(path.join(PICTURES, model ?? ''));
  mkdirSync(path.join(root, 'photos'));
  const texts = [];
  for (let index = 0; index < count; index += 1) {
    const name = photoName(index);
    writeFileSync(path.join(root, 'photos', `${name}.webp`), picture);
    texts.push(`${name}: A field on the hills, photographed for the ${index}th time\n`);
  }
  appendFileSync(path.join(folder, 'pictures.yaml'), texts.join(''));
  const news = path.join(folder, 'news');
  const reports = readdirSync(news).filter((file) => file.startsWith('field-report-'));
  for (const [index, file] of reports.entries()) {
    const text = readFileSync(path.join(news, file), 'utf8');
    const image = `image: ${photoName(index % count)}`;
    writeFileSync(path.join(news, file), text.replace(/^image: .*$/m, image));
  }
}

type Settings = Record<string, string>;

/** @returns the output of a program of the build. @throws {Error} when it fails */
const run = (program: string, settings: Settings) =>
  execFileSync(process.execPath, [...NODE_PARAMETERS, `site/build/${program}`], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });

/** Builds in a separate process. @returns its figures: pages, seconds, seconds of one processor, MB */
function build(settings: Settings): string[] {
  const [, ...figures] =
    /Built (\d+) pages .* in ([\d.]+) s \(([\d.]+) s of one processor, peak memory (\d+) MB\)/.exec(
      run('build.ts', settings),
    ) ?? [];
  return figures;
}

/** Writes a new article, which is the newest one. */
function publishOne({ folder }: ContentCopy): void {
  const news = path.join(folder, 'news');
  const text = readFileSync(path.join(news, 'field-report-0.md'), 'utf8')
    .replace(/^title: .*$/m, 'title: The newest of all')
    .replace(
      /^description: .*$/m,
      'description: The newest of all articles, written by a script to measure a build.',
    )
    .replace(/^date: .*$/m, "date: '2026-11-01'");
  writeFileSync(path.join(news, 'the-newest.md'), text);
}

function builds(content: ContentCopy, settings: Settings): string {
  const rows: string[][] = [];
  const step = (name: string, others: Settings = {}) => {
    const [pages, seconds, work, memory] = build({ ...settings, ...others });
    rows.push([
      name,
      number(Number(pages)),
      `${seconds} s`,
      `${work} s`,
      `${number(Number(memory))} MB`,
    ]);
    console.log(rows.at(-1)?.join(', '));
  };
  step('Everything is new');
  step('Nothing has changed');
  publishOne(content);
  // As `site/build/publish.ts` does it.
  step('One new article is published', { QUICK_COPIES: '1' });
  const started = performance.now();
  run('compress-again.ts', settings);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const after = `When the article was online, its site was compressed again in ${seconds} s.`;
  const article = path.join(content.folder, 'news/the-newest.md');
  writeFileSync(article, `${readFileSync(article, 'utf8')}\nOne more sentence.\n`);
  step('One changed sentence is published', { QUICK_COPIES: '1' });
  const heads = ['Build', 'Pages', 'Time', 'Of one processor', 'Peak memory'];
  return `${table(heads, rows)}\n\n${after}`;
}

/** Starts the editor. @returns its address, and a function that stops it */
async function startEditor(
  settings: Settings,
): Promise<{ address: string; end: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'editor/server/run-editor.ts'], {
    env: { ...process.env, ...settings, EDIT_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The editor has ended')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    address,
    end: async () => {
      child.kill();
      await ended;
    },
  };
}

async function editing(settings: Settings, rounds: number): Promise<string> {
  const { address, end } = await startEditor(settings);
  const send = (place: string, body: object) => ({
    place,
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: address },
      body: JSON.stringify(body),
    },
  });
  const ask = (action: string, params: object) => send('/api/v1', { action, params });
  const asked: Record<string, { place: string; init?: RequestInit }> = {
    'Fields of all forms': { place: '/configuration.json' },
    'List of articles': ask('entriesByFolder', { folder: 'news', extension: 'json', depth: 1 }),
    'One article': ask('getEntry', { path: 'news/field-report-1.json' }),
  };
  try {
    const rows = [];
    for (const [name, { place, init }] of Object.entries(asked)) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        const response = await fetch(address + place, init);
        if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
        bytes = (await response.arrayBuffer()).byteLength;
        times.push(performance.now() - started);
      }
      const [first = 0] = times;
      rows.push([name, `${number(first)} ms`, `${number(median(times))} ms`, number(bytes / 1000)]);
    }
    return table(['Answer of the editor', 'First', 'Median', 'kB'], rows);
  } finally {
    await end();
  }
}

await runBenchmark({
  command: 'npm run bench:large-content',
  about: `Builds the site, and asks the editor, with generated articles and photographs. They are in a temporary folder and
never in the site.`,
  document: 'docs/measurements/large-content.md',
  options: {
    articles: { number: 500, about: 'how many articles' },
    photos: { number: 2000, about: 'how many photographs' },
    rounds: { number: 5, about: 'how often the editor is asked' },
  },
  measure: async ({ articles, photos, rounds }) => {
    const made = mkdtempSync(path.join(tmpdir(), 'size-'));
    const content = grownContent({ articles: articles - OWN_ARTICLES });
    try {
      addPhotos(content, photos);
      const settings = {
        CONTENT_FOLDER: content.folder,
        SITE_FOLDER: SITE,
        BUILD_CACHE: path.join(made, 'cache'),
        EDIT_VERSIONS: path.join(made, 'versions'),
      };
      const built = builds(content, settings);
      return { results: `${built}\n\n${await editing(settings, rounds)}` };
    } finally {
      content.remove();
      for (const folder of [made, SITE, `${SITE}-last`])
        rmSync(folder, { recursive: true, force: true });
    }
  },
});
