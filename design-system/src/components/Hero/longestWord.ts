/**
 * How wide the longest word of a title is when it is set in the display face, computed before
 * rendering.
 */

/** Widths of Bodoni Moda's letters in em, each group as wide as its widest; capitals and figures with those they resemble. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[.,:;'’]/, 0.22],
  [/[-fijlt!I]/, 0.38],
  [/[1Jrsz]/, 0.47],
  [/[aceáàâäåéèêëã]/, 0.53],
  [/[\da-ln-vx-zöøóòôüúß–]/, 0.62],
  [/[wæ&A-LN-VX-ZÅÄÖØÉÜ]/, 0.81],
  [/[mM]/, 0.85],
];
/** An unknown letter is as wide as the widest letter, W. */
const widest = 1.01;
/** Letters of the display face are set closer than their own widths. */
const spacing = -0.035;

const widthOf = (letter: string): number =>
  (widths.find(([group]) => group.test(letter))?.[1] ?? widest) + spacing;

/** In em, never narrower than it is drawn; a word ends at a space, or after a hyphen or a dash. */
export function longestWord(title: string): number {
  const words = title.split(/\s+|(?<=[-–—])/);
  const sums = words.map((word) =>
    [...word.normalize('NFC')].reduce((sum, letter) => sum + widthOf(letter), 0),
  );
  return Math.ceil(Math.max(...sums) * 100) / 100;
}
