/**
 * Arithmetic that drawing steps share, and the seeded random numbers that make a picture
 * repeatable.
 */

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 below `from`, 1 above `to`, an S-curve between. */
export function ease(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** The fractional part, never negative. */
export const fraction = (value: number): number => value - Math.floor(value);

export type Dice = () => number;

/**
 * A repeatable source of numbers in [0, 1): the same seed gives the same series on every machine.
 */
export function seededDice(seed: number): Dice {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x51ed270b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number within `spread` of zero. */
export const around = (dice: Dice, spread: number): number => (dice() * 2 - 1) * spread;
