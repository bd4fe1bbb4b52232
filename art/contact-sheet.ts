import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { svgOf } from './catalogue/picture.ts';
import { imageOf } from '../site/encoding/pixels.ts';
import { messageOf } from '../site/serve/message-of.ts';
import { channels, PALETTE } from './drawing/palette.ts';
import { toPixels } from './encoding/render.ts';

const USAGE = `Usage: npm --prefix art run sheet -- --out sheet.png [--cell 320] [--columns 4] [names or groups ...]

Draws the named pictures (all if none is named) in small size, side by side, on one PNG.`;

const GAP = 8;
/** Red, green and blue of the ground. */
const PAPER = channels(PALETTE.cream);
/** Colours of the PNG palette. With this number a sheet is smaller than 500 kB. */
const COLOURS = 160;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    cell: { type: 'string', default: '320' },
    columns: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});

type Cell = { input: Buffer; left: number; top: number };

type Sheet = {
  width: number;
  height: number;
  cells: Cell[];
};

async function pictureSheet(
  names: readonly string[],
  cell: number,
  columns: number,
): Promise<Sheet> {
  const chosen = Object.entries(CATALOGUE).filter(
    ([name, { group }]) => names.length === 0 || names.includes(name) || names.includes(group),
  );
  const cells: Cell[] = [];
  let top = GAP;
  let rowHeight = 0;
  for (const [i, [name, picture]] of chosen.entries()) {
    const column = i % columns;
    if (column === 0 && i > 0) {
      top += rowHeight + GAP;
      rowHeight = 0;
    }
    const height = Math.round((cell * picture.height) / picture.width);
    const pixels = await toPixels(svgOf(name, picture), picture.width, picture.encoding.isOpen);
    const input = await imageOf(pixels).resize(cell, height).png().toBuffer();
    cells.push({ input, left: GAP + column * (cell + GAP), top });
    rowHeight = Math.max(rowHeight, height);
    console.log(name);
  }
  const width = GAP + Math.min(columns, chosen.length) * (cell + GAP);
  return { width, height: top + rowHeight + GAP, cells };
}

async function main(): Promise<void> {
  if (values.help || !values.out) {
    console.log(USAGE);
    return;
  }
  const { width, height, cells } = await pictureSheet(
    positionals,
    Number(values.cell),
    Number(values.columns),
  );
  const paper = Buffer.from(Array.from({ length: width * height }, () => PAPER).flat());
  const file = await imageOf({ data: paper, width, height })
    .composite(cells)
    .png({ palette: true, colours: COLOURS, effort: 9, dither: 0.6 })
    .toBuffer();
  await writeFile(values.out, file);
  console.log(`${values.out}: ${(file.length / 1000).toFixed(0)} kB`);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
