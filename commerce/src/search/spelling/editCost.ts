/** How unlikely single typing errors are: 1 is any wrong letter, and less what fingers do often. */
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const neighbours = new Set(
  keyboard.flatMap((line, at) =>
    [...line].flatMap((letter, column) =>
      [line[column + 1], keyboard[at + 1]?.[column], keyboard[at + 1]?.[column - 1]].flatMap(
        (other) => (other === undefined ? [] : [letter + other, other + letter]),
      ),
    ),
  ),
);

const vowels = 'aeiouy';
/** Letters that sound alike in some words. */
const alike = new Set([
  'cs',
  'sc',
  'ck',
  'kc',
  'sz',
  'zs',
  'vw',
  'wv',
  'bp',
  'pb',
  'dt',
  'td',
  'gk',
  'kg',
  'ij',
  'ji',
]);

export const transposed = 0.7;
const doubled = 0.5;
const likely = 0.6;

/** One letter instead of another. */
export function substituted(typed: string, meant: string): number {
  if (typed === meant) return 0;
  const isLikely =
    neighbours.has(typed + meant) ||
    alike.has(typed + meant) ||
    (vowels.includes(typed) && vowels.includes(meant));
  return isLikely ? likely : 1;
}

/** A letter too many or too few, beside the letter before it. */
export const added = (letter: string, before: string | undefined): number =>
  letter === before ? doubled : 1;
