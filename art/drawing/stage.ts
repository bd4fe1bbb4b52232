import { Art } from './canvas.ts';
import { type Cloud, drawClouds } from '../elements/clouds.ts';
import { drawRidges, type Ridge } from '../elements/hills.ts';
import { drawSky, drawSun } from '../elements/sky.ts';
import { lightOn, setLight } from './light.ts';

/** The size of the stage of all heroes. A tall hero shows a column of the stage, with more sky above it. */
export const HERO_WIDTH = 1600;
const HERO_HEIGHT = 900;

/**
 * The canvas of a hero. A wide hero shows the whole stage. A tall one shows a column around `focusX`, `column` units wide
 * and with the same lower edge. It is in stage units; encoding scales it.
 */
export function createHero(
  width: number,
  height: number,
  seed: number,
  focusX: number,
  column = 900,
): Art {
  if (width >= height) {
    return new Art(HERO_WIDTH, HERO_HEIGHT, seed);
  }
  const tall = Math.round((column * height) / width);
  const view = { left: focusX - column / 2, top: HERO_HEIGHT - tall, width: column, height: tall };
  return new Art(HERO_WIDTH, HERO_HEIGHT, seed, view);
}

/** Whether the picture is the tall crop for phones. */
export function isTall(art: Art): boolean {
  return art.view.height > art.view.width;
}

export type Backdrop = {
  bands: readonly string[];
  horizon: number;
  sun?: readonly [x: number, y: number, radius: number];
  clouds?: readonly Cloud[];
  cloudInk?: string;
  cloudShade?: string;
  ridges?: readonly Ridge[];
  /** Lower edge of the ridges' land. */
  land?: number;
  /** The light side of the picture: 1 = right. Without it the position of the sun decides. */
  side?: 1 | -1;
};

/** Sky, sun, clouds and far ridges: the three rear layers of the five layers of a picture. */
export function drawBackdrop(art: Art, backdrop: Backdrop): void {
  const { bands, horizon, sun, clouds, ridges } = backdrop;
  drawSky(art, bands, horizon);
  if (backdrop.side) {
    setLight(art, backdrop.side);
  }
  if (sun) {
    drawSun(art, ...sun);
  }
  const side = lightOn(art);
  if (clouds) {
    const { cloudInk = '#FDF4DF', cloudShade = '#9CC9B4' } = backdrop;
    drawClouds(art, clouds, cloudInk, cloudShade, side);
  }
  if (ridges) {
    drawRidges(art, ridges, backdrop.land ?? horizon + 140, side);
  }
}
