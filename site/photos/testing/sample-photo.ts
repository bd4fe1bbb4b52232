/** Photographs for tests: a field under noise, so that they encode like real ones. */
import { createCipheriv } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

type Sample = {
  width: number;
  height: number;
  /** Colours from top to bottom. */
  colours?: readonly [string, string, string];
  /** Strength of the noise, 0-1. */
  grain?: number;
};

/** A picture of sky, ground and a figure left of the middle; the same bytes on every run. */
export async function samplePhoto({
  width,
  height,
  colours: [top, middle, foot] = ['#cfe0ea', '#7f9a5a', '#5c4630'],
  grain = 0.15,
}: Sample): Promise<Sharp> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 75" preserveAspectRatio="none">
    <linearGradient id="a" x2="0" y2="1"><stop offset=".45" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
    <rect width="100" height="75" fill="url(#a)"/><ellipse cx="38" cy="60" rx="7" ry="14" fill="#b5432f"/>
  </svg>`;
  const zero = Buffer.alloc(16);
  // Coarse enough that encoders do not smooth it away.
  const size = { width: Math.ceil(width / 3), height: Math.ceil(height / 3) };
  const dots = createCipheriv('aes-128-ctr', zero, zero).update(
    Buffer.alloc(size.width * size.height),
  );
  const noise = await sharp(dots, { raw: { ...size, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha(4 * grain)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const flat = await sharp(Buffer.from(scene))
    .composite([{ input: noise, blend: 'overlay' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(flat, { raw: { width, height, channels: 3 } });
}
