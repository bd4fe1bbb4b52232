import sharp from 'sharp';
import { toPng } from '../encoding/render.ts';
import { CLOTHS, clothSvg } from './cloths.ts';
import { BRAND } from './brand.ts';
import { faviconSvg, iconSvg, logoSvg } from './logo.ts';

/** Paths from the root of the project. */
type Files<Content> = Record<string, Content>;

/** The logo that journalists download. */
const logo = logoSvg(BRAND.colours.forest);
const LOGO = 'site/public/logo.png';
const LOGO_WIDTH = 1200;

/** Brand files that are text. They are drawn again for each comparison, because that is fast. */
export function brandTexts(): Files<string> {
  const texts: Files<string> = {
    'site/public/favicon.svg': faviconSvg(),
    'site/public/logo.svg': logo,
  };
  for (const [name, cloth] of Object.entries(CLOTHS)) {
    texts[`site/app/components/cloth-band/cloth-${name}.svg`] = clothSvg(cloth);
  }
  return texts;
}

type AppIcon = {
  size: number;
  corner: number;
  scale: number;
};

/** Icons that a system cuts to its own shape fill the whole square, so that no corner is transparent. */
const APP_ICONS: Files<AppIcon> = {
  'site/public/icon-192.png': { size: 192, corner: 14, scale: 0.75 },
  'site/public/icon-512.png': { size: 512, corner: 14, scale: 0.75 },
  // At this scale the mark's far corners stay inside the safe circle, 80 % of the icon wide.
  'site/public/icon-maskable-512.png': { size: 512, corner: 0, scale: 0.62 },
  'site/public/apple-touch-icon.png': { size: 180, corner: 0, scale: 0.72 },
};

const FAVICON = 'site/public/favicon.ico';
const FAVICON_SIZE = 32;

/** Paths of the brand files that are pixels. */
export const ICON_FILES = [FAVICON, LOGO, ...Object.keys(APP_ICONS)];

/** Draws the icons. */
export async function brandIcons(): Promise<Files<Buffer>> {
  const icons: Files<Buffer> = {
    [FAVICON]: ico(toPng(faviconSvg(), FAVICON_SIZE)),
    [LOGO]: await smallPng(logo, LOGO_WIDTH),
  };
  for (const [file, { size, corner, scale }] of Object.entries(APP_ICONS)) {
    icons[file] = await smallPng(iconSvg({ corner, scale }), size);
  }
  return icons;
}

/** A PNG with a palette, which has few bytes. */
function smallPng(svg: string, width: number): Promise<Buffer> {
  return sharp(toPng(svg, width)).png({ palette: true, compressionLevel: 9 }).toBuffer();
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
