import { messageOf } from './failure.ts';
import { toPng } from './render.ts';

/** What became of one SVG document. */
export type Raster = { png: Buffer } | { failure: string };

function rasterise(svg: string): Raster {
  try {
    return { png: toPng(svg) };
  } catch (error) {
    return { failure: messageOf(error) };
  }
}

/** The other end of rasteriser.ts: an SVG document comes in, its pixels go out. */
process.on('message', (svg: string) => process.send?.(rasterise(svg)));
