type Point = readonly [x: number, y: number];

function toTenths(value: number): number {
  return Math.round(value * 10);
}

/** Numbers in tenths as short path data: `-.3`, `12.4`, without unnecessary spaces. */
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
 * Moves a path and writes it with relative commands, which need about half the bytes. The path must have only absolute
 * M, L, Q, C and Z commands, and coordinates that are separated by spaces and have at most one decimal.
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
    if (!'MLQC'.includes(command)) {
      throw new Error(`compactPath has no rule for the command ${command}: use M, L, Q, C and Z`);
    }
    const pairs = [...list.matchAll(/(\S+) (\S+)/g)].map(([, x, y]): Point => [
      toTenths(Number(x) + dx),
      toTenths(Number(y) + dy),
    ]);
    const end = pairs.at(-1) ?? point;
    // The first move stays absolute, so that paths can be joined.
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
