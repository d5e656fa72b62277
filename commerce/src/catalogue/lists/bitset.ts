/**
 * Sets of row numbers as bits: 32 rows in each word. Sets of one segment have the same length, so
 * that they are combined word by word.
 */

export type Bits = Uint32Array;

export const wordBits = 32;
const shift = 5;
const withinWord = 31;

/** Rounded up to whole words. */
export const alignRows = (rows: number): number => (rows + withinWord) & ~withinWord;

export const emptyBits = (rows: number): Bits => new Uint32Array(alignRows(rows) >>> shift);

export function addBit(bits: Bits, row: number): void {
  const word = row >>> shift;
  bits[word] = (bits[word] ?? 0) | (1 << (row & withinWord));
}

export function removeBit(bits: Bits, row: number): void {
  const word = row >>> shift;
  bits[word] = (bits[word] ?? 0) & ~(1 << (row & withinWord));
}

export const hasBit = (bits: Bits, row: number): boolean =>
  ((bits[row >>> shift] ?? 0) & (1 << (row & withinWord))) !== 0;

/** Number of bits set in a word. */
export function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) & 0xff;
}

/** @param words those that are counted */
export function countBits(bits: Bits, words: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) count += popCount(bits[words[at] ?? 0] ?? 0);
  return count;
}

/** Leaves in these words of `bits` what is in `others` too. */
export function keepCommon(bits: Bits, others: Bits, words: Uint32Array): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
  }
}

/** Removes from these words of `bits` what is in `others`. */
export function removeAll(bits: Bits, others: Bits, words: Uint32Array): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    bits[word] = (bits[word] ?? 0) & ~(others[word] ?? 0);
  }
}

/** Adds to these words of `bits` what is in `others`. */
export function addAll(bits: Bits, others: Bits, words: Uint32Array): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
  }
}

/** These words of a set, and nothing elsewhere. */
export function copyBits(bits: Bits, words: Uint32Array): Bits {
  const copy = new Uint32Array(bits.length);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    copy[word] = bits[word] ?? 0;
  }
  return copy;
}

/** Calls back with each row of the set in these words, in ascending order. */
export function forEachBit(bits: Bits, words: Uint32Array, visit: (row: number) => void): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      visit((word << shift) + (withinWord - Math.clz32(lowest)));
      rest ^= lowest;
    }
  }
}
