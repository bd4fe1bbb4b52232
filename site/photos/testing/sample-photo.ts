/** Photographs for tests: blurred noise of several sizes under a sky, so that they encode like real ones. */
import sharp, { type Sharp } from 'sharp';

type Sample = {
  width: number;
  height: number;
  /** Colours from top to bottom. */
  colours?: readonly [string, string, string];
  /** Strength of the finest noise, 0-1. */
  grain?: number;
};

/** The same numbers on every run. */
function randomBytes(count: number, seed: number): Buffer {
  const bytes = Buffer.alloc(count);
  let state = seed;
  for (let i = 0; i < count; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return bytes;
}

/** A layer of grey clouds of a size in px, which is put over colours. */
function clouds(width: number, height: number, size: number, alpha: number): Promise<Buffer> {
  const w = Math.max(4, Math.round(width / size));
  const h = Math.max(4, Math.round(height / size));
  const grey = randomBytes(w * h, size + 7);
  const dots = Buffer.alloc(w * h * 4, Math.round(alpha * 255));
  for (let i = 0; i < w * h; i += 1) dots.fill(grey[i] ?? 0, i * 4, i * 4 + 3);
  return sharp(dots, { raw: { width: w, height: h, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A picture that looks like a photograph of a field: sky, hills, ground, a figure left of the middle. */
export async function samplePhoto({
  width,
  height,
  colours = ['#cfe0ea', '#7f9a5a', '#5c4630'],
  grain = 0.15,
}: Sample): Promise<Sharp> {
  const [top, middle, foot] = colours;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 75" preserveAspectRatio="none">
    <defs>
      <linearGradient id="a" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${top}" stop-opacity=".8"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
      <radialGradient id="b"><stop stop-color="#3a2a22"/><stop offset=".7" stop-color="#3a2a22"/><stop offset="1" stop-color="#3a2a22" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100" height="75" fill="${top}"/><rect width="100" height="75" fill="url(#a)"/>
    <path d="M0 40 Q20 30 40 38 T80 34 T100 38 V75 H0Z" fill="${middle}" opacity=".7"/>
    <ellipse cx="38" cy="44" rx="4" ry="5" fill="url(#b)"/><ellipse cx="38" cy="60" rx="7" ry="14" fill="#b5432f"/>
  </svg>`;
  const layers = await Promise.all(
    [
      [width / 12, 0.3],
      [width / 50, 0.3],
      [width / 200, 2 * grain],
      [width / 800, 2 * grain],
    ].map(([size = 1, alpha = 0]) => clouds(width, height, Math.max(1, Math.round(size)), alpha)),
  );
  const flat = await sharp(Buffer.from(scene))
    .composite(layers.map((input) => ({ input, blend: 'overlay' as const })))
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(flat, { raw: { width, height, channels: 3 } });
}
