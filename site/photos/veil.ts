/**
 * The veil of a hero. Words are on the upper part of a hero, on the sky of a drawing. There a photograph becomes transparent,
 * so that the colour of the page's sky shows through: as much as the words need to be readable.
 */
import { channels, contrastOf, luminance } from '#encoding/colour.ts';
import { imageOf, type Pixels, pixelsOf } from '#encoding/pixels.ts';

/** The colour of the words on a hero, and the sky on which they have the least contrast. */
export type HeroColours = { words: string; sky: string };

/** WCAG 2.2 asks for 4.5. */
const CONTRAST = 4.6;
/** The share of pixels that may have less contrast: single dark leaves do not hide a letter. */
const EXCUSED = 0.03;
/** The lowest opacity of the photograph behind the words. */
const FAINTEST = 0.06;
const STEP = 0.02;
/** Below this opacity the photograph is hardly visible. If more than this share of the rows is, there is a warning. */
const FAINT = 0.12;
const MOST_FAINT = 0.6;
/** Where words end in a wide hero, in parts of its height. */
const WIDE_WORDS = 0.5;

/** Where the photograph begins in a tall hero, and where words end there, in parts of the height. */
const TALL = { begins: 0.297, seen: 0.44, words: 0.5, whole: 0.66 };

const smoothStep = (from: number, to: number, value: number) => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** How much words need the veil at a point of the wide cut, 0-1: left of its subject, and along the header. */
const onWide = (x: number, y: number) =>
  Math.max(
    (1 - smoothStep(0.5, 0.82, x)) * (1 - smoothStep(0.42, 0.68, y)),
    1 - smoothStep(0.06, 0.3, y),
  );
const onTall = (_x: number, y: number) => 1 - smoothStep(TALL.words, TALL.whole, y);

/** How transparent the upper edge is, 0-1, so that no edge is visible if the hero is higher than the picture. */
const edgeOfWide = (y: number) => smoothStep(0, 0.12, y);
const edgeOfTall = (y: number) => smoothStep(TALL.begins, TALL.seen, y);

/** Width in px of the copy that is measured. */
const MEASURED = 160;
/** The height over which the veil begins and ends, in parts of the whole: a sudden step would look like an edge. */
const SOFT = 0.08;

type Dot = readonly [red: number, green: number, blue: number];

/** The highest opacity at which words are readable on a row of pixels. */
function strengthOn(row: readonly Dot[], colours: HeroColours): number {
  const sky = channels(colours.sky);
  const ink = luminance(channels(colours.words));
  const isReadable = (strength: number) => {
    const low = row.filter((dot) => {
      const mixed = dot.map((channel, i) => channel * strength + (sky[i] ?? 0) * (1 - strength));
      return contrastOf(luminance(mixed), ink) < CONTRAST;
    });
    return low.length <= EXCUSED * row.length;
  };
  let strength = 1;
  while (strength > FAINTEST && !isReadable(strength)) strength -= STEP;
  return Math.max(FAINTEST, strength);
}

/** Mean or minimum over the rows around each row. */
const around = (
  rows: readonly number[],
  reach: number,
  take: (some: readonly number[]) => number,
) => rows.map((_, y) => take(rows.slice(Math.max(0, y - reach), y + reach + 1)));
const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;

/** The opacity of the photograph behind words, for each row from the top: a bright sky stays, a dark wood fades. */
async function strengthsOf(photo: Pixels, isTall: boolean, words: HeroColours): Promise<number[]> {
  const { data, width, height } = await pixelsOf(imageOf(photo).resize({ width: MEASURED }));
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const behind = Array.from({ length: width }, (_dot, x) => x).filter(
      (x) => (isTall ? onTall : onWide)(x / width, y / height) > 0.5,
    );
    const dots = behind.map((x): Dot => {
      const at = (y * width + x) * 3;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    });
    // Below the words no veil is needed.
    rows.push(dots.length > 0 ? strengthOn(dots, words) : (rows.at(-1) ?? 1));
  }
  const reach = Math.round(SOFT * height);
  // First the minimum around each row, so that the mean is never higher than a row allows; one row more, because the
  // opacity at a row's edge is between its own and that of its neighbour.
  return around(
    around(rows, reach + 1, (some) => Math.min(...some)),
    reach,
    mean,
  );
}

/** The opacity at a height, 0-1, between those of the two nearest measured rows: steps would look like stripes. */
function strengthAt(strengths: readonly number[], down: number): number {
  const place = Math.min(strengths.length - 1, Math.max(0, down * strengths.length - 0.5));
  const row = Math.floor(place);
  const above = strengths[row] ?? 1;
  const below = strengths[row + 1] ?? above;
  return above + (below - above) * (place - row);
}

/**
 * Puts the veil over a photograph.
 * @returns the pixels with alpha, and a warning if the words hide most of what is behind them
 */
export async function veiled(
  photo: Pixels,
  isTall: boolean,
  words: HeroColours,
): Promise<{ pixels: Pixels; warning: string | undefined }> {
  const { width, height } = photo;
  const strengths = await strengthsOf(photo, isTall, words);
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const down = y / height;
    const strength = strengthAt(strengths, down);
    const edge = isTall ? edgeOfTall(down) : edgeOfWide(down);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      photo.data.copy(data, at * 4, at * 3, at * 3 + 3);
      const veil = (isTall ? onTall : onWide)(x / width, down) * (1 - strength);
      data[at * 4 + 3] = Math.round(255 * edge * (1 - veil));
    }
  }
  const behind = strengths.filter((_, y) => {
    const down = y / strengths.length;
    return isTall ? down > TALL.begins && down < TALL.words : down < WIDE_WORDS;
  });
  const faint = behind.filter((strength) => strength < FAINT).length / behind.length;
  const areDark = luminance(channels(words.words)) < luminance(channels(words.sky));
  const wrong = areDark ? 'dark' : 'light';
  const right = areDark ? 'light there (sky, mist, a pale wall)' : 'dark there (shade, dusk, soil)';
  const warning =
    faint > MOST_FAINT
      ? `it is too ${wrong} for the words that lie on its upper part, so that hardly anything of that part shows; a photograph that is ${right} shows more`
      : undefined;
  return { pixels: { data, width, height, channels: 4 }, warning };
}
