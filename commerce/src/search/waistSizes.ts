/** Sizes of a waist and a length, as shoppers write them: 30/32 for W30/L32. */

const number = /^\d{2}$/;

/**
 * @param words folded
 * @param sizes folded names of the shop's sizes, words with a space between
 * @returns as many words; two numbers stay where the shop has a size of that name, as socks in 36/38
 */
export function withWaistSizes(
  words: readonly string[],
  sizes: ReadonlySet<string>,
): readonly string[] {
  const named = [...words];
  for (let at = 0; at + 1 < named.length; at += 1) {
    const [waist = '', length = ''] = named.slice(at, at + 2);
    if (!number.test(waist) || !number.test(length) || sizes.has(`${waist} ${length}`)) continue;
    if (!sizes.has(`w${waist} l${length}`)) continue;
    named.splice(at, 2, `w${waist}`, `l${length}`);
  }
  return named;
}
