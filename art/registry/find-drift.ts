import { createHash } from 'node:crypto';
import { BACKGROUNDS } from '../catalogue/backgrounds.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { findExcessDiscs } from '../catalogue/discs.ts';
import { type Picture, svgOf } from '../catalogue/picture.ts';
import { findTextFaults, readTexts } from '../catalogue/texts.ts';
import { findExcessBytes } from '../catalogue/weight.ts';
import { messageOf } from '../../site/serve/message-of.ts';
import { findChangedBackgrounds } from './backgrounds.ts';
import { findChangedLayers } from './layers.ts';
import { findFault, findStrayFiles, readRegistry, ROOT, sourceOf } from './registry.ts';
import { toPng } from '../encoding/render.ts';

/**
 * All files that differ from what the drawings would give now, pictures that are too heavy or do not match their
 * alternative text, and groups with too many discs. It compares SVG and hashes, and rasterises nothing.
 */
export async function findDrift(): Promise<string[]> {
  return [
    ...(await findPictureDrift()),
    ...(await findBackgroundDrift()),
    ...(await findChangedLayers()),
    ...findExcessDiscs(CATALOGUE),
    ...findTextMismatches([...Object.entries(CATALOGUE), ...Object.entries(BACKGROUNDS)]),
  ];
}

/** Pictures that do not match their alternative text. Other checks report a picture that cannot be drawn. */
export function findTextMismatches(pictures: readonly (readonly [string, Picture])[]): string[] {
  const texts = readTexts(ROOT);
  return pictures.flatMap(([name, { draw, width, height }]) => {
    try {
      return findTextFaults(name, draw(width, height).shows, texts);
    } catch {
      return [];
    }
  });
}

async function findPictureDrift(): Promise<string[]> {
  const registry = await readRegistry();
  const drift: string[] = [];
  for (const [name, picture] of Object.entries(CATALOGUE)) {
    try {
      const source = sourceOf(svgOf(name, picture), picture);
      const fault = await findFault(name, source, registry[name]);
      if (fault) {
        drift.push(`${name} ${fault}`);
      }
      const excess = findExcessBytes(picture, registry[name]?.bytes ?? {});
      if (excess) {
        drift.push(`${name} ${excess}`);
      }
    } catch (error) {
      drift.push(messageOf(error));
    }
  }
  const forgotten = Object.keys(registry).filter((name) => !(name in CATALOGUE));
  drift.push(
    ...forgotten.map((name) => `${name} is in site/pictures.json but not in the catalogue`),
  );
  const strays = await findStrayFiles(registry);
  drift.push(...strays.map((file) => `site/public/pictures/${file} belongs to no picture`));
  return drift;
}

async function findBackgroundDrift(): Promise<string[]> {
  return Array.from(await findChangedBackgrounds(), ([name, fault]) => `${name} ${fault}`);
}

/** Draws a picture twice. The pixels must be the same: random numbers must come from a seed. @throws when they differ */
export function comparePixels(name: string, picture: Picture): string {
  const digest = () => {
    const png = toPng(svgOf(name, picture));
    return createHash('sha256').update(png).digest('hex').slice(0, 12);
  };
  const [first, second] = [digest(), digest()];
  if (first !== second) {
    throw new Error(`${name}: two draws differ (${first}, ${second})`);
  }
  return `${name}: two draws are identical (${first})`;
}
