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

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += popCount(bits[word] ?? 0);
  return count;
}

/** Leaves in `bits` what is in `others` too. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

/** Removes from `bits` what is in `others`. */
export function removeAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) & ~(others[word] ?? 0);
}

/** Adds to `bits` what is in `others`. */
export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

export const copyBits = (bits: Bits): Bits => bits.slice();

/** Calls back with each row of the set, in ascending order. */
export function forEachBit(bits: Bits, visit: (row: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      visit((word << shift) + (withinWord - Math.clz32(lowest)));
      rest ^= lowest;
    }
  }
}
