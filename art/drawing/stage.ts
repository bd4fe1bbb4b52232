import { Art } from './canvas.ts';
import { type Cloud, drawClouds } from '../elements/clouds.ts';
import { drawRidges, type Ridge } from '../elements/hills.ts';
import { drawSky, drawSun } from '../elements/sky.ts';
import { lightOn, setLight } from './light.ts';

/** Heroes are composed on this stage; a tall hero shows a column of it with more sky on top. */
export const HERO_WIDTH = 1600;
export const HERO_HEIGHT = 900;

/**
 * The canvas of a hero. Wide: the whole stage. Tall: the column `column` units wide around
 * `focusX`, standing on the same ground line, in stage units:
 * encoding brings it to its size.
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

/** Is this the phone crop? */
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
  /** How far down the ridges' land reaches. */
  land?: number;
  /** 1 = light from the right. People follow it; without it, they follow where the sun stands. */
  side?: 1 | -1;
};

/** Sky, sun, clouds and far ridges: the first three of a picture's five depths. */
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
