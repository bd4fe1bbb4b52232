/**
 * The backgrounds of shared links, which the site turns into pictures with its mark and its name. `backgrounds.json` has
 * the digest of each drawing and of its file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeWith } from '../../site/encoding/encode.ts';
import { imageOf } from '../../site/encoding/pixels.ts';
import { hashOf } from '../../site/encoding/registry.ts';
import { BACKGROUNDS } from '../catalogue/backgrounds.ts';
import { svgOf } from '../catalogue/picture.ts';
import { toPixels } from '../encoding/render.ts';
import { ROOT, sourceOf } from './registry.ts';

const FILE = path.join(import.meta.dirname, 'backgrounds.json');
/** The site encodes them once more, so little is lost here. */
const QUALITY = 88;

type Written = { source: string; hash: string };

const fileOf = (name: string) => path.join(ROOT, `site/brand/backgrounds/${name}.avif`);
const readWritten = async () =>
  JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Written | undefined>;

/** The backgrounds whose drawing or file has changed, with the reason. */
export async function findChangedBackgrounds(): Promise<Map<string, string>> {
  const written = await readWritten();
  const changed = new Map<string, string>();
  for (const [name, picture] of Object.entries(BACKGROUNDS)) {
    const file = await readFile(fileOf(name)).catch(() => undefined);
    if (!file) changed.set(name, 'misses its file in site/brand/backgrounds');
    else if (written[name]?.source !== sourceOf(svgOf(name, picture), picture))
      changed.set(name, 'has changed since it was drawn');
    else if (written[name].hash !== hashOf([file]))
      changed.set(name, 'has a file that was changed after it was drawn');
  }
  return changed;
}

/** Draws the backgrounds that have changed. */
export async function writeBackgrounds(): Promise<void> {
  const written = await readWritten();
  const changed = await findChangedBackgrounds();
  for (const name of changed.keys()) {
    const picture = BACKGROUNDS[name];
    if (!picture) continue;
    const pixels = await toPixels(svgOf(name, picture), picture.width);
    const content = await encodeWith(imageOf(pixels), 'avif', QUALITY);
    await writeFile(fileOf(name), content);
    written[name] = { source: sourceOf(svgOf(name, picture), picture), hash: hashOf([content]) };
    await writeFile(FILE, `${JSON.stringify(written, null, 2)}\n`);
    console.log(`${name}: ${content.length} bytes; "npm run brand" puts mark and name on it`);
  }
}
