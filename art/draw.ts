import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BACKGROUNDS } from './catalogue/backgrounds.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { GROUPS, svgOf } from './catalogue/picture.ts';
import { comparePixels, findDrift, findTextMismatches } from './registry/find-drift.ts';
import { messageOf } from '../site/serve/message-of.ts';
import { assertWithinFrame } from './drawing/frame.ts';
import { writeBackgrounds } from './registry/backgrounds.ts';
import { imageOf } from '../site/encoding/pixels.ts';
import { toPixels } from './encoding/render.ts';
import { writeLayers } from './registry/layers.ts';
import { scoreTable } from './registry/score-table.ts';
import { type NamedPicture, ship } from './registry/write-changed.ts';

const REPEAT_DEFAULT = 'service-coffee-roasting';

const USAGE = `Usage: npm run art -- [options] [names or groups ...]

Draws the pictures that have changed into site/public/ and updates the registry site/pictures.json.
Groups: ${GROUPS.join(', ')}.
Without names it draws everything, also the backgrounds of shared links (site/brand/backgrounds/).

  --force             also encode pictures that have not changed
  --check             name the files that differ from the drawings; draws nothing
  --repeat [name]     draw one picture twice and compare the pixels
  --preview <folder>  write PNG files into a folder and change nothing else
  --width <px>        width of the previews (default: the drawn width)
  --list              list names, drawn sizes and widths
  --scores            print sizes and scores of all files as a table`;

/** The pictures for names of pictures and groups. */
function select(wanted: readonly string[]): NamedPicture[] {
  const all = Object.entries(CATALOGUE);
  const known = new Set([...GROUPS, ...Object.keys(CATALOGUE)]);
  const unknown = wanted.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`There is no picture or group ${unknown.join(', ')}: --list prints all names`);
  }
  return wanted.length === 0
    ? all
    : all.filter(([name, { group }]) => wanted.includes(name) || wanted.includes(group));
}

function list(): void {
  for (const [name, { width, height, encoding }] of Object.entries(CATALOGUE)) {
    const { widths, fallback } = encoding;
    const avif = widths.length > 0 ? `avif ${widths.join(' ')}, ` : '';
    console.log(`${name}  ${width}x${height}  ${avif}${fallback.format} ${fallback.width}`);
  }
}

async function preview(pictures: readonly NamedPicture[], folder: string, width?: number) {
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of pictures) {
    const file = path.join(folder, `${name}.png`);
    assertWithinFrame(picture.draw(picture.width, picture.height));
    const shown = width ?? picture.width;
    const pixels = await toPixels(svgOf(name, picture, shown), shown, picture.encoding.isOpen);
    await imageOf(pixels).png().toFile(file);
    console.log(file);
  }
}

/** Prints the faults. If there are any, the command fails. */
function report(faults: readonly string[]): void {
  for (const fault of faults) {
    console.error(fault);
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      repeat: { type: 'boolean', default: false },
      preview: { type: 'string' },
      width: { type: 'string' },
      list: { type: 'boolean', default: false },
      scores: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const pictures = select(positionals);
  if (values.help) {
    console.log(USAGE);
  } else if (values.list) {
    list();
  } else if (values.scores) {
    console.log(await scoreTable());
  } else if (values.check) {
    report(await findDrift());
  } else if (values.repeat) {
    const repeated = positionals.length > 0 ? pictures : select([REPEAT_DEFAULT]);
    repeated.forEach(([name, picture]) => console.log(comparePixels(name, picture)));
  } else if (values.preview) {
    await preview(pictures, values.preview, values.width ? Number(values.width) : undefined);
  } else {
    const failures = await ship(pictures, values.force);
    const isAll = positionals.length === 0;
    if (isAll) await writeBackgrounds();
    if (isAll || pictures.some(([, { group }]) => group === 'hill')) await writeLayers();
    const texts = isAll ? [...pictures, ...Object.entries(BACKGROUNDS)] : pictures;
    report([...failures, ...findTextMismatches(texts)]);
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
