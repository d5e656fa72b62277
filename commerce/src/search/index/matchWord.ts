/**
 * How far each product is from one word of a search: 0 is its own name, 8 a prefix of a word in its
 * description.
 */
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import { isColour } from '../colourWords.ts';
import { begunForms, type FormTable, wholeForms } from './formTable.ts';
import { knownWords } from './knownWords.ts';
import { fields, type SearchSegment } from './searchSegment.ts';
import { indexOfWord } from './wordTable.ts';

/** Of a product that only just matches. */
export const maxDistance = 8;
/** Of a product that does not match. */
export const noMatch = 255;

/** The distance of a word by the fields that have it, as bits. */
type Distances = Uint8Array;

function distancesBy(steps: readonly (readonly [field: number, distance: number])[]): Distances {
  const distances = new Uint8Array(16).fill(noMatch);
  for (let mask = 1; mask < 16; mask += 1)
    distances[mask] = steps.find(([field]) => (mask & field) > 0)?.[1] ?? noMatch;
  return distances;
}

const { name, about, category, text } = fields;
const distances = {
  exact: distancesBy([
    [name | category, 0],
    [about, 1],
    [text, 7],
  ]),
  // Women's skirts before skirts for a category's name: products are called so themselves.
  exactCategory: distancesBy([
    [name, 0],
    [about, 1],
    [category, 4],
    [text, 7],
  ]),
  whole: distancesBy([
    [name, 2],
    [about, 3],
    [category, 4],
    [text, 7],
  ]),
  begun: distancesBy([
    [name | about, 5],
    [category, 6],
    [text, 8],
  ]),
  /** The second part of a compound is incomplete: after what begins with the typed text. */
  begunPart: distancesBy([
    [name | about, 6],
    [category, 7],
    [text, 8],
  ]),
  /** Only the first part of a compound is known so far: a thing's own word, not one of its story. */
  firstPart: distancesBy([[name | about | category, 8]]),
} as const;

const inflectionOf = ({ locale }: SearchSegment) => backEndLanguages[locale].search.inflection;

const everyField = name | about | category | text;

/** Lowers the distances of the products that have one of these words in one of the fields. */
function apply(
  { starts, rows, masks }: SearchSegment,
  {
    words,
    by,
    found,
    within = everyField,
  }: {
    words: Iterable<number>;
    by: Distances;
    found: Uint8Array;
    within?: number;
  },
): void {
  for (const word of words) {
    const end = starts[word + 1] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at += 1) {
      const row = rows[at] ?? 0;
      const distance = by[(masks[at] ?? 0) & within] ?? noMatch;
      if (distance < (found[row] ?? noMatch)) found[row] = distance;
    }
  }
}

const isForm = (segment: SearchSegment, table: FormTable, typed: string) =>
  wholeForms({ table, inflection: inflectionOf(segment) }, typed).size > 0;

/** A shorter second part is too little to match; it is ignored until more of it is typed. */
const minRestLength = 3;

/**
 * The parts of a compound as separate words: `skjorta i linne` for `linneskjorta` and `linneskj`,
 * and anything of linne for `linnesk`.
 */
function matchCompound(
  segment: SearchSegment,
  typed: string,
  { found, within }: { readonly found: Uint8Array; readonly within: number },
): void {
  const inflection = inflectionOf(segment);
  const { forms, heads, ids } = segment;
  const colour = isColour(segment.locale, typed);
  const isKnown = wholeForms({ table: forms, inflection }, typed).size > 0;
  // A colour that goods have is no compound: lyserød is no light red.
  if (colour && isKnown) return;
  for (let at = 3; at < typed.length; at += 1) {
    const [first, rest] = [typed.slice(0, at), typed.slice(at)];
    // A whole word is not begun: a sandal is nothing of sand, and guld nothing gul.
    if (rest.length < minRestLength && (colour || isKnown)) continue;
    const apart = wholeForms({ table: forms, inflection }, first);
    if (apart.size === 0) continue;
    if (begunForms({ table: heads, inflection }, rest).size === 0) continue;
    if (rest.length < minRestLength) {
      apply(segment, { words: apart, by: distances.firstPart, found, within });
      continue;
    }
    const [ofFirst, ofRest] = [
      new Uint8Array(ids.length).fill(noMatch),
      new Uint8Array(ids.length).fill(noMatch),
    ];
    apply(segment, { words: apart, by: distances.whole, found: ofFirst, within });
    apply(segment, {
      words: begunForms({ table: forms, inflection }, rest),
      by: distances.begunPart,
      found: ofRest,
      within,
    });
    apply(segment, {
      words: wholeForms({ table: forms, inflection }, rest),
      by: distances.whole,
      found: ofRest,
      within,
    });
    for (let row = 0; row < found.length; row += 1) {
      const distance = Math.max(ofFirst[row] ?? noMatch, ofRest[row] ?? noMatch);
      if (distance < (found[row] ?? noMatch)) found[row] = distance;
    }
  }
}

/**
 * A product whose category is called by the typed word, and whose name has a form of it, comes
 * before others with such a form: without diacritics, skjørt is a form of skjorter.
 */
function preferCategory(segment: SearchSegment, word: number, found: Uint8Array): void {
  const { starts, rows, masks } = segment;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const row = rows[at] ?? 0;
    const distance = found[row] ?? noMatch;
    const hasForm = distance === distances.whole[name] || distance === distances.whole[about];
    if (hasForm && ((masks[at] ?? 0) & category) > 0) found[row] = 1;
  }
}

const minEndLength = 4;

/** Words that end with the typed one, in any form: a bikinitrosa for trosor. */
function matchEnds(
  segment: SearchSegment,
  typed: string,
  { found, within }: { readonly found: Uint8Array; readonly within: number },
): void {
  const endings = new Set(['', ...inflectionOf(segment).endings]);
  const stems = [...endings].flatMap((ending) => {
    const stem = typed.slice(0, typed.length - ending.length);
    return typed.endsWith(ending) && stem.length >= minEndLength ? [stem] : [];
  });
  const words = knownWords(segment).filter(({ word }) =>
    stems.some((stem) => {
      const at = word.lastIndexOf(stem);
      return at > 1 && endings.has(word.slice(at + stem.length));
    }),
  );
  apply(segment, { words: words.map(({ at }) => at), by: distances.begun, found, within });
}

export interface WordMatching {
  /** Whether only the word itself counts, and no form, beginning or compound. */
  readonly isExact: boolean;
  /** Whether words that only begin with it do not count. */
  readonly isWhole?: boolean;
  /** Whether words that end with it count too. */
  readonly isEnd?: boolean;
  /** Whether words of descriptions do not count. */
  readonly isNamed?: boolean;
}

/**
 * @param typed folded
 * @returns a distance per row of the segment
 */
export function matchWord(
  segment: SearchSegment,
  typed: string,
  { isExact, isWhole = false, isEnd = false, isNamed = false }: WordMatching,
): Uint8Array {
  const { forms, categories } = segment;
  const within = isNamed ? everyField & ~text : everyField;
  const found = new Uint8Array(segment.ids.length).fill(noMatch);
  const own = indexOfWord(forms.words, typed);
  const isCategory = indexOfWord(categories.words, typed) >= 0;
  const by = isCategory ? distances.exactCategory : distances.exact;
  if (!isExact) {
    const inflected = { table: forms, inflection: inflectionOf(segment) };
    if (!isWhole)
      apply(segment, { words: begunForms(inflected, typed), by: distances.begun, found, within });
    apply(segment, { words: wholeForms(inflected, typed), by: distances.whole, found, within });
    matchCompound(segment, typed, { found, within });
  }
  if (own >= 0) apply(segment, { words: [own], by, found, within });
  if (own >= 0 && isCategory) preferCategory(segment, own, found);
  if (isEnd) matchEnds(segment, typed, { found, within });
  return found;
}

/** Whether names begin with the typed text, or compounds with it as their second part. */
export const beginsHead = (segment: SearchSegment, typed: string): boolean =>
  begunForms({ table: segment.heads, inflection: inflectionOf(segment) }, typed).size > 0;

/**
 * Whether words of the segment begin or end with the typed text, or are the parts of it as a compound. What else
 * finds something is the first part of a compound with a letter or two after it.
 */
export function isReadWhole(segment: SearchSegment, typed: string): boolean {
  const inflected = { table: segment.forms, inflection: inflectionOf(segment) };
  if (begunForms(inflected, typed).size > 0 || beginsHead(segment, typed)) return true;
  for (let at = 3; at <= typed.length - minRestLength; at += 1)
    if (wholeForms(inflected, typed.slice(0, at)).size > 0 && beginsHead(segment, typed.slice(at)))
      return true;
  return false;
}

/** Whether compounds of the segment end with the typed text. */
export const knowsHead = (segment: SearchSegment, typed: string): boolean =>
  isForm(segment, segment.heads, typed);

/** Whether a word of the segment has the typed text as a form, or compounds end with it. */
export const knowsWord = (segment: SearchSegment, typed: string): boolean =>
  isForm(segment, segment.forms, typed) || knowsHead(segment, typed);
