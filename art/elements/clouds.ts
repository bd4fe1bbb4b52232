import { type Art, ramp } from '../drawing/canvas.ts';
import { d, type Point, smooth } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import { lightOn, type LightSide } from '../drawing/light.ts';
import { mix } from '../drawing/palette.ts';
import { createRandom, type Random } from '../drawing/random.ts';

/**
 * Fair-weather heaps, a tall heap, a low bank, or thin streaks high up. The morning has banks and
 * streaks; heaps grow towards noon.
 */
export type CloudForm = 'heap' | 'tower' | 'bank' | 'streaks';

const FORMS: readonly CloudForm[] = ['heap', 'bank', 'tower', 'heap', 'streaks', 'bank'];

/** Middle of the foot, half width in units, and the form. Without a form, the place decides. */
export type Cloud = readonly [x: number, y: number, halfWidth: number, form?: CloudForm];

/** Share of a tall picture's height that words may take, and the share of its width kept free left. */
const TALL_WORDS = 0.57;
const TALL_FREE_LEFT = 0.45;

/** On phones the words are above the picture's subject. Only clouds that are whole and below the words are drawn. */
function isClearOfWords(art: Art, [x, y, w]: Cloud): boolean {
  const { left, top, width, height } = art.view;
  if (height <= width) {
    return true;
  }
  const isWhole = x - w >= left && x + w <= left + width;
  return isWhole && y > top + height * TALL_WORDS && x > left + width * TALL_FREE_LEFT;
}

/** A row of bulges between two ends: `bulges` gives each one's middle (-1 to 1), radius and rise. */
function heapOutline(
  [x, y, w]: Cloud,
  bulges: readonly (readonly [middle: number, radius: number, rise: number])[],
  random: Random,
): string {
  const steps = 60;
  const turn = random() < 0.5 ? 1 : -1;
  const top: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * 1.92 - 0.96;
    let rise = 0;
    for (const [middle, radius, height] of bulges) {
      const reach = (t * turn - middle) / radius;
      if (Math.abs(reach) < 1) {
        rise = Math.max(rise, height * Math.sqrt(1 - reach * reach));
      }
    }
    top.push([x + t * w, y - rise * w]);
  }
  // The foot is uneven, because a straight one would look like a ruler.
  const sag = (share: number) => y + w * (0.012 + 0.03 * random()) * share;
  const foot: Point[] = [0.62, 0.2, -0.24, -0.66].map((t, i) => [x + t * w, sag(i % 2 ? 1 : 0.5)]);
  return smooth([...top, ...foot], true, 1 / 7);
}

function lens(x: number, y: number, halfWidth: number, rise: number, lift: number): string {
  const [l, r] = [x - halfWidth, x + halfWidth];
  return (
    d`M${l} ${y}C${x - halfWidth * 0.5} ${y - rise} ${x + halfWidth * 0.3} ${y - rise - lift} ${r} ${y - lift}` +
    d`C${x + halfWidth * 0.4} ${y - lift + rise * 0.5} ${x - halfWidth * 0.4} ${y + rise * 0.5} ${l} ${y}Z`
  );
}

/** The bodies of a cloud. Each gets a shade of its own. */
function outlines(cloud: Cloud, form: CloudForm, random: Random): string[] {
  const [x, y, w] = cloud;
  const jitter = () => (random() - 0.5) * 0.1;
  switch (form) {
    case 'heap':
      return [
        heapOutline(
          cloud,
          [
            [-0.62 + jitter(), 0.36, 0.07],
            [-0.26 + jitter(), 0.34, 0.2],
            [0.14 + jitter(), 0.28, 0.27],
            [0.5 + jitter(), 0.28, 0.15],
            [0.74, 0.26, 0.05],
          ],
          random,
        ),
      ];
    case 'tower':
      return [
        heapOutline(
          cloud,
          [
            [-0.5 + jitter(), 0.34, 0.16],
            [-0.2 + jitter(), 0.3, 0.34],
            [0.1 + jitter(), 0.26, 0.5],
            [0.34 + jitter(), 0.26, 0.36],
            [0.62 + jitter(), 0.3, 0.14],
            [0, 0.98, 0.06],
          ],
          random,
        ),
      ];
    case 'bank':
      return [
        heapOutline(
          [x + w * 0.16, y - w * 0.05, w * 0.7],
          [
            [-0.5, 0.5, 0.08],
            [-0.06 + jitter(), 0.36, 0.16],
            [0.42 + jitter(), 0.4, 0.1],
          ],
          random,
        ),
        lens(x - w * 0.12, y, w * 0.88, w * 0.1, w * 0.01),
      ];
    case 'streaks':
      return [
        lens(x + w * 0.36, y - w * 0.17, w * 0.46, w * 0.055, w * 0.01),
        lens(x - w * 0.14, y - w * 0.06, w * 0.84, w * 0.085, w * 0.015),
        lens(x + w * 0.26, y + w * 0.04, w * 0.4, w * 0.05, 0),
      ];
  }
}

/** The form of a cloud for which the scene names none. It depends on the place. */
function formAt([x, y]: Cloud): CloudForm {
  return at(FORMS, Math.abs(Math.round(x * 7 + y * 3)) % FORMS.length);
}

/** Clouds, in a tall picture only those that are clear of the words. */
export function drawClouds(
  art: Art,
  clouds: readonly Cloud[],
  ...inks: [color: string, shade: string, sun?: LightSide]
): void {
  const clear = clouds.filter((one) => isClearOfWords(art, one));
  drawAllClouds(art, clear, ...inks);
}

/** Clouds of one ink, their undersides and the side away from the sun stippled with `shade`. */
export function drawAllClouds(
  art: Art,
  clouds: readonly Cloud[],
  color: string,
  shade: string,
  sun: LightSide = lightOn(art),
): void {
  for (const cloud of clouds) {
    const [x, y, w] = cloud;
    const form = cloud[3] ?? formAt(cloud);
    const random = createRandom(Math.round(x * 3 + y));
    const rise = form === 'tower' ? 0.5 : 0.26;
    outlines(cloud, form, random).forEach((outline, i, all) => {
      // Bodies behind the last one are a little darker.
      art.path(outline, i < all.length - 1 ? mix(color, shade, 0.22) : color);
      const line = [x + sun * w * 0.3, y - w * rise, x - sun * w * 0.12, y + w * 0.03] as const;
      art.grain(outline, shade, ramp([0, 0], [0.4, 0.1], [1, 0.75]), line);
    });
  }
}
