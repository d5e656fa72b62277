/** Sorted words in shared memory, as UTF-8: a worker builds them, and no thread copies them. */
export interface WordTable {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Where each word begins, and after the last one where it ends. */
  readonly starts: Uint32Array<SharedArrayBuffer>;
}

export const sharedNumbers = (size: number): Uint32Array<SharedArrayBuffer> =>
  new Uint32Array(new SharedArrayBuffer(size * 4));

export const sharedBytes = (size: number): Uint8Array<SharedArrayBuffer> =>
  new Uint8Array(new SharedArrayBuffer(size));

export const encode = (text: string): Buffer => Buffer.from(text, 'utf8');

/** @returns -1, 0 or 1: the order of two encoded words */
const compareEncoded = (a: Uint8Array, b: Uint8Array): number => Buffer.compare(a, b);

/** Text is compared by UTF-16, in which these come before some that precede them as UTF-8. */
const hasSurrogates = (word: string): boolean => /[\ud800-\udfff]/.test(word);

/** Words in the order of a table. */
export function inTableOrder(words: Iterable<string>): string[] {
  const all = [...words];
  if (!all.some(hasSurrogates)) return all.sort();
  const encoded = all.map((word) => ({ word, bytes: encode(word) }));
  return encoded.toSorted((a, b) => compareEncoded(a.bytes, b.bytes)).map(({ word }) => word);
}

/** @param words in the order of inTableOrder, each once */
export function createWordTable(words: readonly string[]): WordTable {
  const starts = sharedNumbers(words.length + 1);
  let size = 0;
  words.forEach((word, at) => {
    starts[at] = size;
    size += Buffer.byteLength(word);
  });
  starts[words.length] = size;
  const bytes = sharedBytes(size);
  words.forEach((word, at) => {
    bytes.set(encode(word), starts[at]);
  });
  return { bytes, starts };
}

export const wordCount = ({ starts }: WordTable): number => starts.length - 1;

const encodedAt = ({ bytes, starts }: WordTable, at: number) =>
  bytes.subarray(starts[at], starts[at + 1]);

export const wordAt = (table: WordTable, at: number): string =>
  Buffer.from(encodedAt(table, at)).toString('utf8');

/** The first index whose word is not before the encoded text. */
function lowerBound(table: WordTable, encoded: Uint8Array): number {
  let [low, high] = [0, wordCount(table)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareEncoded(encodedAt(table, middle), encoded) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of a word; -1 if the table has no such word. */
export function indexOfWord(table: WordTable, word: string): number {
  const encoded = encode(word);
  const at = lowerBound(table, encoded);
  return at < wordCount(table) && compareEncoded(encodedAt(table, at), encoded) === 0 ? at : -1;
}

/** The words that begin with a text: from the first index to before the second. */
export function prefixRange(table: WordTable, text: string): readonly [number, number] {
  const encoded = encode(text);
  // No byte of UTF-8 is 255, so this sorts after every word with the prefix.
  return [
    lowerBound(table, encoded),
    lowerBound(table, Buffer.concat([encoded, Buffer.from([255])])),
  ];
}
