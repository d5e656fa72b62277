/** Corrects a word by the words of a segment, or one part of a compound. */
import { knownHeads, knownWords } from '../index/knownWords.ts';
import { knowsHead, knowsWord } from '../index/matchWord.ts';
import type { SearchSegment } from '../index/searchSegment.ts';
import { type NearWord, nearestWord } from './nearestWord.ts';

/** One part of a compound is known, and the other nearly. */
function nearestCompound(segment: SearchSegment, typed: string): NearWord | undefined {
  const heads = knownHeads(segment);
  let best: NearWord | undefined;
  for (let at = 3; at <= typed.length - 4; at += 1) {
    const first = typed.slice(0, at);
    if (!knowsWord(segment, first)) continue;
    const near = nearestWord(typed.slice(at), heads);
    if (near && near.cost < (best?.cost ?? Number.POSITIVE_INFINITY))
      best = { ...near, word: first + near.word };
  }
  return best;
}

const minEndOffset = 3;
const minEndLength = 4;

/** The end of a compound whose beginning the catalogue does not know: mekko for kesämekko. */
function knownEnd(segment: SearchSegment, typed: string): NearWord | undefined {
  for (let at = minEndOffset; at <= typed.length - minEndLength; at += 1) {
    const word = typed.slice(at);
    if (knowsHead(segment, word)) return { word, frequency: 1, cost: endCost };
  }
  return undefined;
}

/** Likelier than two errors, less likely than one. */
const endCost = 1;
/** A compound has more ways to be near by chance. */
const compoundCost = 0.4;

/** Words that were probably meant, the likeliest first; none for a word with a digit. */
export function correctWord(segment: SearchSegment, typed: string): readonly NearWord[] {
  if (/\d/.test(typed)) return [];
  const compound = nearestCompound(segment, typed);
  return [
    nearestWord(typed, knownWords(segment)),
    compound && { ...compound, cost: compound.cost + compoundCost },
    knownEnd(segment, typed),
  ]
    .filter((near) => near !== undefined)
    .toSorted((one, other) => one.cost - other.cost);
}
