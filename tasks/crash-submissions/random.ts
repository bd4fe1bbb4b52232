/** Chance that can be repeated: the same seed gives the same numbers. */

export type Random = {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from `least` to `most`. */
  whole: (least: number, most: number) => number;
  /** Whether something happens that happens in this share of all cases. */
  happens: (share: number) => boolean;
  /** So many hexadecimal digits. */
  hex: (digits: number) => string;
};

/** Mulberry32: 32 bits of state are plenty to choose attempts and moments with. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    happens: (share) => next() < share,
    hex: (digits) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join(''),
  };
}
