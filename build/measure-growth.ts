/**
 * `npm run measure:growth`: builds the site with many generated articles and prints time and peak memory, to
 * show that both stay linear. The articles live in a temporary folder and never enter the site.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COUNTS = [20, 200, 2000];
const MODEL = 'app/content/en/news/record-coffee-harvest.md';

/** Copies the content and adds articles like a real one, each with its own title, day and description. */
function generate(folder: string, count: number): void {
  cpSync('app/content/en', folder, { recursive: true });
  const model = readFileSync(MODEL, 'utf8');
  for (let index = 0; index < count; index += 1) {
    const day = new Date(Date.UTC(2008, 0, 1 + index)).toISOString().slice(0, 10);
    const text = model
      .replace(/^title: .*$/m, `title: Field report number ${index}`)
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace(/^link: .*$/m, `link: /news/field-report-${index}`)
      .replace(
        /^description:(?: .*\n(?: {2}.*\n)*)/m,
        `description: Field report number ${index}, written by a script to measure how the build grows.\n`,
      );
    writeFileSync(path.join(folder, 'news', `field-report-${index}.md`), text);
  }
}

for (const count of COUNTS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    generate(folder, count);
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
      env: { ...process.env, CONTENT_FOLDER: folder, SITE_FOLDER: '.cache/growth' },
      encoding: 'utf8',
    });
    console.log(`${count} articles more: ${output.trim().split('\n').at(-1)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
