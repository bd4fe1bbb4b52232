import { Resvg } from '@resvg/resvg-js';
import { imageOf, type Pixels, pixelsOf } from '../../site/encoding/pixels.ts';

/** A picture is rasterised wider than needed, by this factor. The edges of its grain are then soft, which saves bytes. */
const OVERSAMPLING = 1.5;

/** A pixel with a lower alpha is a hole. Where the edges of two shapes meet, covered pixels may be slightly transparent. */
const COVERED = 224;

function render(svg: string, width?: number) {
  const fitTo = width ? ({ mode: 'width', value: Math.round(width) } as const) : undefined;
  // No picture has text, so no fonts are needed.
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render();
}

/** Rasterises SVG as PNG, at a width in px or at its own width. */
export function toPng(svg: string, width?: number): Buffer {
  return render(svg, width).asPng();
}

/**
 * Rasterises a picture for a file of a width in px.
 * @param isOpen whether it may have holes: places that no shape covers
 * @throws when it has holes and may not
 */
export async function toPixels(svg: string, width: number, isOpen = false): Promise<Pixels> {
  const large = render(svg, width * OVERSAMPLING);
  const image = imageOf({
    data: large.pixels,
    width: large.width,
    height: large.height,
    channels: 4,
  });
  if (isOpen) return pixelsOf(image.resize({ width }));
  const alpha = (await image.stats()).channels[3]?.min ?? 0;
  if (alpha < COVERED) throw new Error('has holes: make a shape larger there');
  return pixelsOf(image.resize({ width }).removeAlpha());
}
