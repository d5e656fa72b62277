/**
 * Which words of a segment's bits a list can have rows in. A category's styles stand side by side, so
 * its lists read a small part of a large catalogue.
 */
import { type Bits, wordBits } from './bitset.ts';
import type { ListSegment } from './listSegment.ts';

/** Words of each plane, and where they begin; the first plane is the longest. */
export interface Planes {
  readonly starts: Uint32Array;
  readonly lengths: Uint32Array;
}

export interface Extent {
  /** Words, ascending. */
  readonly words: Uint32Array;
  /** Words of the first plane that have one of `words` in some plane. */
  readonly styleWords: Uint32Array;
}

/** A set of rows, and the words that they are in. */
export interface RowSet {
  readonly bits: Bits;
  readonly extent: Extent;
}

export const nowhere: Extent = { words: new Uint32Array(), styleWords: new Uint32Array() };

export function planesOf({ planes }: Pick<ListSegment, 'planes'>): Planes {
  const starts = Uint32Array.from(planes.subarray(0, -1), (row) => row / wordBits);
  const lengths = starts.map((start, at) => (planes[at + 1] ?? 0) / wordBits - start);
  return { starts, lengths };
}

const upTo = (length: number): Uint32Array => Uint32Array.from({ length }, (_, at) => at);

/** Every word. */
export const wholeExtent = ({ starts, lengths }: Planes): Extent => ({
  words: upTo((starts.at(-1) ?? 0) + (lengths.at(-1) ?? 0)),
  styleWords: upTo(lengths[0] ?? 0),
});

/** The words of a set that are not empty. */
export function extentOf({ starts, lengths }: Planes, bits: Bits): Extent {
  const words = new Uint32Array(bits.length);
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) words[count++] = word;
  const styleWords = new Uint32Array(lengths[0] ?? 0);
  let styleCount = 0;
  for (let styleWord = 0; styleWord < styleWords.length; styleWord += 1)
    for (let plane = 0; plane < starts.length && styleWord < (lengths[plane] ?? 0); plane += 1)
      if (bits[(starts[plane] ?? 0) + styleWord] !== 0) {
        styleWords[styleCount++] = styleWord;
        break;
      }
  return { words: words.slice(0, count), styleWords: styleWords.slice(0, styleCount) };
}
