/**
 * The layers of the hill on Home: what the year changes in it, as SVG without filters. `site/hill.json` names those
 * of each state of each band, from back to front, and those of each season's sky and rain. All are in one folder, named
 * after a hash of them all: one hash in a page weighs less than thirty.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hashOf } from '../../site/encoding/registry.ts';
import { assertWithinFrame } from '../drawing/frame.ts';
import { createBand, type Draw, type Year } from '../scenes/hill/frame.ts';
import { COFFEE_YEAR } from '../scenes/hill/coffee.ts';
import { HARBOUR_YEAR } from '../scenes/hill/harbour.ts';
import { MAIZE_YEAR } from '../scenes/hill/maize.ts';
import { SHOP_YEAR } from '../scenes/hill/shop.ts';
import { RAINS, SKIES } from '../scenes/hill/sky.ts';
import { TEA_YEAR } from '../scenes/hill/tea.ts';
import { ROOT } from './registry.ts';

const FOLDER = path.join(ROOT, 'site/public/pictures/hill');
const FILE = path.join(ROOT, 'site/hill.json');

/** What the year changes in each band, by the name of its card on Home. */
const YEARS: Readonly<Record<string, Year>> = {
  harbour: HARBOUR_YEAR,
  'agricultural-inputs': SHOP_YEAR,
  fertilizer: MAIZE_YEAR,
  coffee: COFFEE_YEAR,
  tea: TEA_YEAR,
};

/** The seed of a layer's noise. */
const SEED = 3;

function svgOfLayer(draw: Draw): string {
  const art = createBand(SEED);
  draw(art);
  assertWithinFrame(art);
  return art.toFlatSvg();
}

/** All layers: text by name, and the list that names them. */
function drawLayers() {
  const files = new Map<string, string>();
  const list: Record<string, Record<string, string>> = { sky: {}, rain: {} };
  for (const [band, { layers, states }] of Object.entries(YEARS)) {
    for (const [name, draw] of Object.entries(layers))
      files.set(`${band}-${name}`, svgOfLayer(draw));
    list[band] = Object.fromEntries(
      Object.entries(states).map(([state, names]) => {
        const missing = names.find((name) => !(name in layers));
        if (missing) throw new Error(`${band}: the state ${state} has no drawing ${missing}`);
        return [state, names.map((name) => `${band}-${name}`).join(' ')];
      }),
    );
  }
  for (const [season, drawSky] of Object.entries(SKIES)) {
    files.set(`sky-${season}`, drawSky().toFlatSvg());
    Object.assign(list['sky'] ?? {}, { [season]: `sky-${season}` });
    const drawRainOf = RAINS[season];
    if (drawRainOf) files.set(`rain-${season}`, svgOfLayer(drawRainOf));
    Object.assign(list['rain'] ?? {}, { [season]: drawRainOf ? `rain-${season}` : '' });
  }
  const hash = hashOf([...files.values()].map((svg) => Buffer.from(svg)));
  return { files, hash, list: `${JSON.stringify({ hash, ...list }, null, 2)}\n` };
}

/** The most bytes of all layers together, as servers send them. */
const MOST_BYTES = 60_000;

function excessOf(files: ReadonlyMap<string, string>): string[] {
  const bytes = [...files.values()].reduce((sum, svg) => sum + brotliCompressSync(svg).length, 0);
  return bytes > MOST_BYTES
    ? [`the layers of the hill weigh ${bytes} bytes, at most ${MOST_BYTES}`]
    : [];
}

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
const stored = () => readdir(FOLDER, { recursive: true }).catch((): string[] => []);

/** One line for each file of the layers that differs from its drawing, and one if they are too heavy. */
export async function findChangedLayers(): Promise<string[]> {
  const { files, hash, list } = drawLayers();
  const faults = excessOf(files);
  if ((await read(FILE)) !== list) faults.push('site/hill.json has changed since it was drawn');
  const names = new Set([hash]);
  for (const [name, svg] of files) {
    const file = path.join(hash, `${name}.svg`);
    names.add(file);
    if ((await read(path.join(FOLDER, file))) !== svg)
      faults.push(`site/public/pictures/hill/${file} differs from its drawing`);
  }
  const strays = (await stored()).filter((file) => !names.has(file));
  return [...faults, ...strays.map((file) => `${FOLDER}/${file} belongs to no layer`)];
}

/** Draws all layers, which takes a second. @throws when they are too heavy */
export async function writeLayers(): Promise<void> {
  const { files, hash, list } = drawLayers();
  const [excess] = excessOf(files);
  if (excess) throw new Error(excess);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(path.join(FOLDER, hash), { recursive: true });
  for (const [name, svg] of files) await writeFile(path.join(FOLDER, hash, `${name}.svg`), svg);
  await writeFile(FILE, list);
}
