/**
 * The layers of the hill on Home: what the year changes in it, as SVG without filters. `site/hill.json` names the files
 * of each state of each band, from back to front, and those of each season's sky and rain.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/** All layers: text by file name, and the list that names them. */
function drawLayers() {
  const files = new Map<string, string>();
  const add = (name: string, svg: string): string => {
    const file = `${name}.${hashOf([Buffer.from(svg)])}.svg`;
    files.set(file, svg);
    return file;
  };
  const list: Record<string, Record<string, readonly string[]>> = {};
  for (const [band, { layers, states }] of Object.entries(YEARS)) {
    const named = Object.fromEntries(
      Object.entries(layers).map(([name, draw]) => [name, add(`${band}-${name}`, svgOfLayer(draw))]),
    );
    list[band] = Object.fromEntries(
      Object.entries(states).map(([state, names]) => [
        state,
        names.map((name) => {
          const file = named[name];
          if (!file) throw new Error(`${band}: the state ${state} has a layer ${name}, which is not drawn`);
          return file;
        }),
      ]),
    );
  }
  list['sky'] = Object.fromEntries(
    Object.entries(SKIES).map(([season, draw]) => [season, [add(`sky-${season}`, draw().toFlatSvg())]]),
  );
  list['rain'] = Object.fromEntries(
    Object.keys(SKIES).map((season) => {
      const draw = RAINS[season];
      return [season, draw ? [add(`rain-${season}`, svgOfLayer(draw))] : []];
    }),
  );
  return { files, list: `${JSON.stringify(list, null, 2)}\n` };
}

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
const stored = () => readdir(FOLDER).catch((): string[] => []);

/** One line for each file of the layers that differs from its drawing. */
export async function findChangedLayers(): Promise<string[]> {
  const { files, list } = drawLayers();
  const faults: string[] = [];
  if ((await read(FILE)) !== list) faults.push('site/hill.json has changed since it was drawn');
  for (const [file, svg] of files)
    if ((await read(path.join(FOLDER, file))) !== svg)
      faults.push(`site/public/pictures/hill/${file} differs from its drawing`);
  const strays = (await stored()).filter((file) => !files.has(file));
  return [...faults, ...strays.map((file) => `site/public/pictures/hill/${file} belongs to no layer`)];
}

/** Draws all layers, which takes a second, and removes files that are no longer named. */
export async function writeLayers(): Promise<void> {
  const { files, list } = drawLayers();
  await mkdir(FOLDER, { recursive: true });
  for (const file of await stored()) if (!files.has(file)) await rm(path.join(FOLDER, file));
  for (const [file, svg] of files) await writeFile(path.join(FOLDER, file), svg);
  await writeFile(FILE, list);
}
