import svgpath from 'svgpath';
import type { Art } from './canvas.ts';

/** How far outside the frame a shape may lie, as a share of the frame's size. Rows and woods continue past the edge. */
const BLEED = 0.5;

type Box = [left: number, top: number, right: number, bottom: number];

/** The markup that counts: the start or end of a group, or a path. */
const PIECE = /<g(?: transform="([^"]*)")?[^>]*>|<(\/)g>|<path d="([^"]*)"[^>]*>/g;
const TRANSFORM = / transform="([^"]*)"/;

/**
 * Checks that a drawing stays near its frame: the stage, and the part above it that a tall crop shows. Clips and patterns
 * do not count.
 * @throws when a number is missing, or when a shape lies so far outside that nobody would ever see it
 */
export function assertWithinFrame(art: Art): void {
  const svg = art.toSvg();
  const frame = frameOf(art);
  const mistake = /[^"]{0,40}(?:NaN|Infinity|undefined)/.exec(svg)?.[0];
  if (mistake !== undefined) throw new Error(`has a shape with a missing number: ${mistake}`);
  const body = svg.slice(svg.indexOf('</defs>'));
  const groups: (string | undefined)[] = [];
  for (const [piece, group, end, outline] of body.matchAll(PIECE)) {
    if (end) groups.pop();
    else if (outline === undefined) groups.push(group);
    else {
      const own = TRANSFORM.exec(piece)?.[1];
      const box = boxOf(outline, [...groups, own]);
      if (isFar(box, frame)) {
        throw new Error(
          `draws outside its frame (${text(frame)}): a shape at ${text(box)}, ${outline.slice(0, 40)}…`,
        );
      }
    }
  }
}

function text([left, top, right, bottom]: Box): string {
  return `${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)}`;
}

function frameOf({ width, height, view }: Art): Box {
  return [
    Math.min(0, view.left),
    Math.min(0, view.top),
    Math.max(width, view.left + view.width),
    Math.max(height, view.top + view.height),
  ];
}

/** Bounds of a path's points and handles. `transforms`: from the outermost group to the path itself. */
function boxOf(outline: string, transforms: readonly (string | undefined)[]): Box {
  let path = svgpath(outline).abs();
  for (const transform of transforms.toReversed()) {
    if (transform) path = path.transform(transform);
  }
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  path.iterate((segment, _index, x, y) => {
    const points = pointsOf(segment.slice(1) as number[], segment[0], x, y);
    for (let i = 0; i < points.length; i += 2) {
      box[0] = Math.min(box[0], points[i] ?? x);
      box[1] = Math.min(box[1], points[i + 1] ?? y);
      box[2] = Math.max(box[2], points[i] ?? x);
      box[3] = Math.max(box[3], points[i + 1] ?? y);
    }
  });
  return box;
}

/** A segment's points as x, y, x, y … Only the end of an arc counts, because it lies on the outline. */
function pointsOf(numbers: number[], command: string, x: number, y: number): number[] {
  if (command === 'H') return [numbers[0] ?? x, y];
  if (command === 'V') return [x, numbers[0] ?? y];
  return command === 'A' ? numbers.slice(-2) : numbers;
}

function isFar(box: Box, frame: Box): boolean {
  const [aside, above] = [(frame[2] - frame[0]) * BLEED, (frame[3] - frame[1]) * BLEED];
  return (
    box[2] < frame[0] - aside ||
    box[0] > frame[2] + aside ||
    box[3] < frame[1] - above ||
    box[1] > frame[3] + above
  );
}
