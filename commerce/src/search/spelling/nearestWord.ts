/**
 * Finds the word that was probably meant: the least typing errors, then the more frequent word.
 * Sorted words share the work of their common beginning.
 */
import type { KnownWord } from '../index/knownWords.ts';
import { added, substituted, transposed } from './editCost.ts';

export interface NearWord {
  readonly word: string;
  readonly frequency: number;
  readonly cost: number;
}

/** A wrong first letter is rarer than any other. */
const wrongBeginning = 0.4;

/** The cost of errors that a word of this length may have; short words resemble too many. */
function maxCost(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 1.7 : 2.4;
}

const commonLength = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};

/** Costs of the typed text's beginnings against the first `depth` letters of a word. */
function nextCosts(typed: string, word: string, costs: readonly (readonly number[])[]): number[] {
  const depth = costs.length;
  const letter = word.charAt(depth - 1);
  const above = costs[depth - 1] ?? [];
  const row = [(above[0] ?? 0) + added(letter, word[depth - 2])];
  for (let at = 1; at <= typed.length; at += 1) {
    const own = typed.charAt(at - 1);
    const isSwapped = depth > 1 && at > 1 && own === word[depth - 2] && typed[at - 2] === letter;
    const beginning = at === 1 && depth === 1 && own !== letter ? wrongBeginning : 0;
    row.push(
      Math.min(
        (above[at - 1] ?? 0) + substituted(own, letter) + beginning,
        (above[at] ?? 0) + added(letter, word[depth - 2]),
        (row[at - 1] ?? 0) + added(own, typed[at - 2]),
        isSwapped ? (costs[depth - 2]?.[at - 2] ?? 0) + transposed : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return row;
}

/** A frequent word may have a little more wrong with it. */
const rank = ({ cost, frequency }: NearWord) => cost - 0.12 * Math.log10(frequency + 1);

/**
 * @param typed folded; a text with a digit is never corrected
 * @param words sorted, so that neighbours share their beginning
 * @returns undefined if no word is near enough
 */
export function nearestWord(
  typed: string,
  words: readonly Pick<KnownWord, 'word' | 'frequency'>[],
): NearWord | undefined {
  const max = maxCost(typed.length);
  if (max === 0 || /\d/.test(typed)) return undefined;
  const costs = [Array.from({ length: typed.length + 1 }, (_, at) => at)];
  let [best, before, hopeless]: [NearWord | undefined, string, number] = [undefined, '', Infinity];
  for (const { word, frequency } of words) {
    const shared = commonLength(before, word);
    before = word;
    if (shared >= hopeless) continue;
    hopeless = Number.POSITIVE_INFINITY;
    costs.length = Math.min(costs.length, shared + 1);
    while (costs.length <= word.length && hopeless === Infinity) {
      const row = nextCosts(typed, word, costs);
      costs.push(row);
      if (Math.min(...row) > max) hopeless = costs.length - 1;
    }
    const cost = costs[word.length]?.[typed.length] ?? Number.POSITIVE_INFINITY;
    if (hopeless !== Infinity || cost > max || cost === 0) continue;
    const near = { word, frequency, cost };
    if (!best || rank(near) < rank(best)) best = near;
  }
  return best;
}
