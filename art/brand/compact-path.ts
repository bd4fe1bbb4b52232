import type { Point } from '../drawing/geometry.ts';

function toTenths(value: number): number {
  return Math.round(value * 10);
}

/** Numbers in tenths, written as briefly as path data allows: `-.3`, `12.4`, no needless spaces. */
function join(tenths: readonly number[]): string {
  let out = '';
  for (const value of tenths) {
    const text = String(value / 10).replace(/^(-?)0\./, '$1.');
    // A minus or the point of a number without a whole part also ends the number before it.
    const endsItself = text.startsWith('-') || (text.startsWith('.') && /\.\d+$/.test(out));
    out += out === '' || endsItself ? text : ` ${text}`;
  }
  return out;
}

/**
 * Moves a path of absolute M, L, Q and Z commands and rewrites it with relative ones: the same
 * outline in about half the bytes. Coordinates are separated by spaces, with one decimal at most.
 */
export function compactPath(path: string, dx: number, dy: number): string {
  let out = '';
  let point: Point = [0, 0];
  let start = point;
  for (const [, command = '', list = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    if (command === 'Z') {
      out += 'z';
      point = start;
      continue;
    }
    if (!'MLQ'.includes(command)) {
      throw new Error(`compactPath: no rule for the command ${command}`);
    }
    const pairs = [...list.matchAll(/(\S+) (\S+)/g)].map(([, x, y]): Point => [
      toTenths(Number(x) + dx),
      toTenths(Number(y) + dy),
    ]);
    const end = pairs.at(-1) ?? point;
    // The first move stays absolute, so that paths can be put one after the other.
    const isFirst = out === '';
    const [fromX, fromY] = isFirst ? [0, 0] : point;
    const steps = pairs.flatMap(([x, y]) => [x - fromX, y - fromY]);
    if (command === 'M') {
      start = end;
    }
    out += (isFirst ? command : command.toLowerCase()) + join(steps);
    point = end;
  }
  return out;
}
