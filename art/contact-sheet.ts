import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { CLOTHS, clothSvg } from './brand/cloths.ts';
import { faviconSvg, logoSvg, markSvg } from './brand/logo.ts';
import { PARTNER_MARKS, partnerMarkSvg } from './brand/partner-marks.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { svgOf } from './catalogue/picture.ts';
import { messageOf } from '../site/serve/message-of.ts';
import { PALETTE } from './drawing/palette.ts';
import { toPng } from './encoding/render.ts';

const USAGE = `Usage: npx tsx art/contact-sheet.ts --out sheet.png [--cell 320] [--columns 4] [names or groups ...]

Draws the named pictures (all if none is named) in small size, side by side, on one PNG.
With --brand it draws logo, favicon, partner marks and cloth tiles instead.`;

const GAP = 8;
const PAPER = '#FCF4E3';
/** Colours of the PNG palette. With this number a sheet is smaller than 500 kB. */
const COLOURS = 160;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    cell: { type: 'string', default: '320' },
    columns: { type: 'string', default: '4' },
    brand: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

type Sheet = {
  width: number;
  height: number;
  cells: OverlayOptions[];
};

/** The large logo, marks at 16 to 128 px, then partner marks and cloth tiles in rows. */
function brandSheet(): Sheet {
  const inked = (svg: string) => svg.replaceAll('currentColor', PALETTE.forest);
  const cells: OverlayOptions[] = [{ input: toPng(inked(logoSvg()), 700), left: 24, top: 24 }];
  [128, 64, 32, 16].forEach((size, i) => {
    const left = [770, 920, 1006, 1060][i];
    cells.push({ input: toPng(faviconSvg(), size), left, top: 24 });
    cells.push({ input: toPng(inked(markSvg()), size), left, top: 170 });
  });
  Object.values(PARTNER_MARKS).forEach((mark, i) => {
    cells.push({ input: toPng(partnerMarkSvg(mark), 112), left: 24 + i * 136, top: 320 });
  });
  Object.values(CLOTHS).forEach((cloth, i) => {
    cells.push({ input: toPng(clothSvg(cloth), 190), left: 24 + i * 214, top: 460 });
  });
  return { width: 1124, height: 700, cells };
}

async function pictureSheet(
  names: readonly string[],
  cell: number,
  columns: number,
): Promise<Sheet> {
  const chosen = Object.entries(CATALOGUE).filter(
    ([name, { group }]) => names.length === 0 || names.includes(name) || names.includes(group),
  );
  const cells: OverlayOptions[] = [];
  let top = GAP;
  let rowHeight = 0;
  for (const [i, [name, picture]] of chosen.entries()) {
    const column = i % columns;
    if (column === 0 && i > 0) {
      top += rowHeight + GAP;
      rowHeight = 0;
    }
    const height = Math.round((cell * picture.height) / picture.width);
    const png = toPng(svgOf(name, picture));
    const input = await sharp(png).resize(cell, height).png().toBuffer();
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
  const { width, height, cells } = values.brand
    ? brandSheet()
    : await pictureSheet(positionals, Number(values.cell), Number(values.columns));
  const file = await sharp({ create: { width, height, channels: 3, background: PAPER } })
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
