import { round } from './geometry.ts';
import { createNoise, createRandom, type Noise, type Random } from './random.ts';
import type { Subject } from './subjects.ts';

/** Gradient stop: offset 0-1, ink, optional alpha 0-1. */
export type ColorStop = readonly [offset: number, color: string, alpha?: number];
/** Grain stop: offset 0-1, density 0-1. */
export type GrainStop = readonly [offset: number, density: number];
/** Start and end of a linear gradient. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];
/** Centre and radius of a radial gradient. */
export type Disc = readonly [cx: number, cy: number, r: number];

/** The part of the stage that is shown. */
export type View = {
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Grain stops in order: `ramp([0, 1], [0.5, 0.2], [1, 0])`. */
export function ramp(...stops: GrainStop[]): readonly GrainStop[] {
  return stops;
}

export type GrainOptions = {
  /** Stipple frequency, such as 0.5 for hair. Default: 0.8, for big areas. */
  frequency?: number;
  /** A clip attribute from `Art.clip`. */
  clip?: string;
};

const DEFAULT_FREQUENCY = 0.8;

/** Grain of clothes and hands; of goods, vehicles and plants; of small round things. */
export const CLOTH_GRAIN: GrainOptions = { frequency: 0.85 };
export const FINE_GRAIN: GrainOptions = { frequency: 0.9 };
export const SMALL_GRAIN: GrainOptions = { frequency: 0.95 };

/** How sharp the edge of a dot of grain is. A soft edge needs fewer bytes. */
const GRAIN_SLOPE = 3;

/**
 * These uneven percentages avoid a crash: resvg aborts when the size of a region is so near to a whole number of pixels
 * that a rounding error decides. 104 % of a size with one decimal often is.
 */
const FILTER_REGION = 'x="-2.13%" y="-2.17%" width="104.37%" height="104.41%"';

/** A drawing: collects SVG shapes from back to front. */
export class Art {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  /** The visible part of the stage; the whole stage if the picture is not cropped. */
  readonly view: View;
  /** Whether a disc stands in the sky. A group of pictures may have only so many (`catalogue/discs.ts`). */
  hasDisc = false;
  /** The things in the picture that are compared with its alternative text. */
  readonly shows = new Set<Subject>();
  private readonly definitions: string[] = [];
  private readonly body: string[] = [];
  /** Ink and frequency of the stipple filters by id. */
  private readonly filters = new Map<string, { color: string; frequency: number }>();
  private counter = 0;

  constructor(width: number, height: number, seed = 1, view?: View) {
    this.width = width;
    this.height = height;
    this.view = view ?? { left: 0, top: 0, width, height };
    this.random = createRandom(seed);
    this.noise = createNoise(seed);
  }

  /** A new id for a definition. */
  nextId(prefix: string): string {
    return `${prefix}${this.counter++}`;
  }

  /** Adds an element to <defs>. */
  define(markup: string): void {
    this.definitions.push(markup);
  }

  /** Adds markup for which there is no drawing method. */
  add(markup: string): void {
    this.body.push(markup);
  }

  /** Fills a path with one ink or gradient. `attributes` may hold a clip or an opacity. */
  path(path: string, fill: string, attributes = ''): void {
    this.body.push(`<path d="${path}" fill="${fill}"${attributes ? ` ${attributes}` : ''}/>`);
  }

  /** Strokes a path with round caps and joins. */
  line(path: string, color: string, width: number, attributes = ''): void {
    const stroke = `stroke="${color}" stroke-width="${round(width)}"`;
    const ends = 'stroke-linecap="round" stroke-linejoin="round"';
    this.body.push(`<path d="${path}" fill="none" ${stroke} ${ends} ${attributes}/>`);
  }

  /** Everything drawn inside `draw` is moved, scaled or turned together. */
  group(transform: string, draw: () => void): void {
    this.body.push(`<g transform="${transform}">`);
    draw();
    this.body.push('</g>');
  }

  /** Group at (x, y) in picture units; `flip` mirrors it left to right. */
  at(x: number, y: number, scale: number, draw: () => void, flip = false, turn = 0): void {
    const rotate = turn ? ` rotate(${round(turn)})` : '';
    const size = `scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`;
    this.group(`translate(${round(x)} ${round(y)})${rotate} ${size}`, draw);
  }

  /** Everything drawn inside `draw` is cut to the outline. */
  inside(outline: string, draw: () => void): void {
    this.body.push(`<g ${this.clip(outline)}>`);
    draw();
    this.body.push('</g>');
  }

  /** Clip attribute for `path`, `line` and `grain`. */
  clip(outline: string): string {
    const id = this.nextId('c');
    this.definitions.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** Linear gradient fill. */
  linear(stops: readonly ColorStop[], [x1, y1, x2, y2]: Line): string {
    const id = this.nextId('g');
    const place = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
    this.definitions.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stopMarkup(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Radial gradient fill. */
  radial(stops: readonly ColorStop[], [cx, cy, r]: Disc): string {
    const id = this.nextId('g');
    const place = `cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"`;
    this.definitions.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stopMarkup(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Stippled shade of one ink along a line: dense where the stop is 1, bare where it is 0. */
  grain(
    outline: string,
    color: string,
    stops: readonly GrainStop[],
    line: Line,
    options: GrainOptions = {},
  ): void {
    const fill = this.linear(withColor(stops, color), line);
    this.stipple(outline, fill, color, options);
  }

  /** Stippled glow of one ink around a centre. */
  glow(
    outline: string,
    color: string,
    stops: readonly GrainStop[],
    disc: Disc,
    options: GrainOptions = {},
  ): void {
    const fill = this.radial(withColor(stops, color), disc);
    this.stipple(outline, fill, color, options);
  }

  /**
   * The finished SVG document, cut to the view.
   * @param shownWidth width of the file in px. Dots of grain have the same size in px at every width.
   * @param grain the share of a shade that is dots, 0-1; the rest is an even tone under the dots
   */
  toSvg(shownWidth = this.view.width, grain = 1): string {
    const { left, top, width, height } = this.view;
    const size = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`;
    const filters = [...this.filters].map(([id, { color, frequency }]) =>
      stippleFilter(id, color, (frequency * shownWidth) / width, grain),
    );
    const defs = `<defs>${[...this.definitions, ...filters].join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${this.body.join('\n')}</svg>`;
  }

  /**
   * The finished SVG without dots: every shade is an even tone. It needs no filter, so browsers can show it as it is. Its
   * coordinates are whole units, which halves its bytes.
   */
  toFlatSvg(): string {
    const { left, top, width, height } = this.view;
    const whole = (markup: string) =>
      markup.replaceAll(/ (?:d|[xyc]\d|c[xy]|r)="[^"]*"/g, (found) =>
        found.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
      );
    const body = this.body.join('').replaceAll(/ filter="[^"]*"| (?=\/>)/g, '');
    const defs = this.definitions.length > 0 ? `<defs>${this.definitions.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${whole(defs + body)}</svg>`;
  }

  private stipple(outline: string, fill: string, color: string, options: GrainOptions): void {
    const filter = this.stippleFilter(color, options.frequency ?? DEFAULT_FREQUENCY);
    const shape = `<path d="${outline}" fill="${fill}" filter="url(#${filter})"/>`;
    this.body.push(options.clip ? `<g ${options.clip}>${shape}</g>` : shape);
  }

  /** One filter for each ink and frequency. `toSvg` writes it, because it depends on the width of the file. */
  private stippleFilter(color: string, frequency: number): string {
    const id = `s${color.slice(1)}${String(frequency).replace('.', '')}`;
    this.filters.set(id, { color, frequency });
    return id;
  }
}

/** Subtracts noise from alpha and sharpens the result to dots of ink, over an even tone with the same alpha. */
function stippleFilter(id: string, color: string, frequency: number, grain: number): string {
  const overTone = `<feComposite in2="SourceAlpha" operator="arithmetic" k2="${grain}" k3="${1 - grain}" result="m"/>`;
  return (
    `<filter id="${id}" color-interpolation-filters="sRGB" ${FILTER_REGION}>` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency.toFixed(4)}" numOctaves="1" seed="7"/>` +
    `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 -1" result="n"/>` +
    `<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="1" k3="-1"/>` +
    `<feComponentTransfer><feFuncA type="linear" slope="${GRAIN_SLOPE}"/></feComponentTransfer>` +
    `<feComposite in2="SourceAlpha" operator="in" result="m"/>` +
    (grain < 1 ? overTone : '') +
    `<feFlood flood-color="${color}"/><feComposite in2="m" operator="in"/></filter>`
  );
}

function stopMarkup(stops: readonly ColorStop[]): string {
  return stops
    .map(([offset, color, alpha]) => {
      const opacity = alpha === undefined ? '' : ` stop-opacity="${alpha}"`;
      return `<stop offset="${offset}" stop-color="${color}"${opacity}/>`;
    })
    .join('');
}

function withColor(stops: readonly GrainStop[], color: string): ColorStop[] {
  return stops.map(([offset, density]) => [offset, color, density]);
}
