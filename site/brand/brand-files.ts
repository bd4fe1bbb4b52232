/** Icons, the logo for journalists, and the woven bands. */
import { svgImage } from '#encoding/pixels.ts';
import type { Brand } from './brand.ts';
import { cloths, clothSvg } from './cloths.ts';
import { FAVICON, faviconSvg, iconSvg, logoSvg } from './logo.ts';

const LOGO_WIDTH = 1200;

/** Icons that a system cuts to its own shape fill the whole square, so that no corner is transparent. */
const APP_ICONS = {
  'public/icon-192.png': { size: 192, ...FAVICON },
  'public/icon-512.png': { size: 512, ...FAVICON },
  // At this scale the mark's far corners stay inside the safe circle, 80 % of the icon wide.
  'public/icon-maskable-512.png': { size: 512, corner: 0, scale: 0.62 },
  'public/apple-touch-icon.png': { size: 180, corner: 0, scale: 0.72 },
};

const FAVICON_SIZE = 32;

/** The files of a brand, by their paths in the folder of the site. */
export async function brandFiles(brand: Brand): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>([
    ['public/favicon.svg', faviconSvg(brand)],
    ['public/favicon.ico', ico(await smallPng(iconSvg(brand, FAVICON), FAVICON_SIZE))],
    ['public/logo.svg', logoSvg(brand)],
    ['public/logo.png', await smallPng(logoSvg(brand), LOGO_WIDTH)],
  ]);
  for (const [file, { size, ...icon }] of Object.entries(APP_ICONS))
    files.set(file, await smallPng(iconSvg(brand, icon), size));
  for (const [name, cloth] of Object.entries(cloths(brand.colours)))
    files.set(`app/components/cloth-band/cloth-${name}.svg`, clothSvg(cloth));
  return files;
}

/** A PNG with a palette, which has few bytes. */
async function smallPng(svg: string, width: number): Promise<Buffer> {
  const image = await svgImage(svg, width);
  return image.png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** Wraps one PNG of the favicon's size as an ICO: a header, one directory entry, the PNG itself. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the PNG starts
  return Buffer.concat([head, png]);
}
