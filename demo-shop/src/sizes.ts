import type { Localised } from '@solvik/shop';
import { oneSize } from '@solvik/commerce';

const range = (low: number, high: number, step: number): string[] =>
  Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, at) => String(low + at * step));

const crossed = (
  first: readonly string[],
  second: readonly string[],
  join: (a: string, b: string) => string,
): string[] => first.flatMap((a) => second.map((b) => join(a, b)));

/** The sizes of a kind, smallest first, as shoppers of all four markets read them. */
export const sizeScales = {
  women: range(34, 48, 2),
  men: range(44, 58, 2),
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  'letters-men': ['S', 'M', 'L', 'XL', 'XXL'],
  'jeans-women': crossed(range(25, 32, 1), ['30', '32'], (waist, leg) => `W${waist}/L${leg}`),
  'jeans-men': crossed(
    ['29', '30', '31', '32', '33', '34', '36'],
    ['32', '34'],
    (waist, leg) => `W${waist}/L${leg}`,
  ),
  'shoes-women': range(36, 42, 1),
  'shoes-men': range(40, 46, 1),
  cups: crossed(range(70, 85, 5), ['A', 'B', 'C', 'D', 'E'], (band, cup) => `${band}${cup}`),
  belts: range(75, 105, 10),
  gloves: ['7', '7,5', '8', '8,5', '9'],
  one: ['one'],
} as const satisfies Record<string, readonly string[]>;

export type SizeScale = keyof typeof sizeScales;

/** The size as the shopper reads it: `38`, `W27/L32`, or the text for a single size. */
export function sizeName(size: string): Localised | string {
  return size === 'one' ? oneSize : size;
}
