/** The parts of a search that narrow goods down, each with the search that is left without it. */
import type { Locale } from '@solvik/shop';
import { parseFacetId } from '@solvik/shop-rules';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { localise } from '../markets/localise.ts';
import { coloursOf, writtenColour } from './colourWords.ts';
import { foldedWords } from './foldWords.ts';
import { listsOfWords } from './listWords.ts';
import { type FacetNames, facetNames, namesInWords } from './namedFacets.ts';
import { type PriceLimits, readPriceWords } from './priceWords.ts';
import type { FoundProducts } from './searchEngine.ts';
import { stopWords } from './stopWords.ts';
import { withWaistSizes } from './waistSizes.ts';

type Part =
  | { readonly kind: 'size' | 'colour'; readonly label: string }
  | ({ readonly kind: 'price' } & PriceLimits)
  | { readonly kind: 'reduced' };

export type UnderstoodPart = Part & {
  /** The text without the words of this part; never empty. */
  readonly rest: string;
};

interface Searched {
  readonly catalogue: CatalogueIndex;
  readonly locale: Locale;
  readonly found: Pick<FoundProducts, 'facets' | 'isReduced' | 'price'>;
}

/** A part, and which of the written words it is of. */
interface Placed {
  readonly part: Part;
  readonly words: readonly number[];
}

interface Words extends Searched {
  readonly names: FacetNames;
  readonly written: readonly string[];
  readonly folded: readonly string[];
  /** Places of the words that limit no price. */
  readonly others: readonly number[];
}

/** Places of the words that are left of a text; both are in the same order. */
function placesOf(left: readonly string[], written: readonly string[]): readonly number[] {
  let next = left.length;
  // From the end: an amount that is a word too stands before its limit.
  return written
    .flatMap((_, index) => {
      const at = written.length - 1 - index;
      if (written[at] !== left[next - 1]) return [];
      next -= 1;
      return [at];
    })
    .toReversed();
}

function reducedParts({ found, written, others, names, locale }: Words): readonly Placed[] {
  if (!found.isReduced) return [];
  const lists = listsOfWords(
    others.map((at) => written[at] ?? ''),
    { locale, names: names.byName },
  );
  const words = others.filter((_, at) => lists[at] === 'reduced');
  return words.length > 0 ? [{ part: { kind: 'reduced' }, words }] : [];
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the shop calls a colour of its own, or shoppers call another. */
function colourLabel(
  { catalogue, locale }: Words,
  { facets, word }: { readonly facets: readonly string[]; readonly word: string },
): string | undefined {
  for (const id of facets) {
    const facet = parseFacetId(id);
    const value = facet?.kind === 'parameter' ? catalogue.parameterValues.get(facet.id) : undefined;
    if (value?.identifier === 'Color') return localise(value.value, locale);
  }
  const colours = coloursOf(locale, word);
  const [colour] = colours.has(word) ? [word] : colours;
  const written = colour === undefined ? undefined : writtenColour(locale, colour);
  return written === undefined || facets.length > 0 ? undefined : capitalised(written);
}

/** A letter alone may begin a word that is still typed: the list is not limited to such a size. */
function sizeLabel(
  { catalogue, locale, found }: Words,
  facets: readonly string[],
): string | undefined {
  const id = facets.find((each) => catalogue.sizes.has(each) && found.facets.includes(each));
  const name = id === undefined ? undefined : localise(catalogue.sizes.get(id), locale);
  return name !== undefined && name.length > 1 ? name : undefined;
}

function namedParts(words: Words): readonly Placed[] {
  const { names, folded, others } = words;
  const sought = others.filter((at) => folded[at] !== '' && !stopWords.has(folded[at] ?? ''));
  const named = sought.map((at) =>
    withWaistSizes((folded[at] ?? '').split(' '), names.sizes).join(' '),
  );
  return namesInWords(named, names).flatMap(({ at, size, facets }): readonly Placed[] => {
    const own = sought.slice(at, at + size);
    const label = sizeLabel(words, facets);
    if (label !== undefined) return [{ part: { kind: 'size', label }, words: own }];
    const colour = colourLabel(words, { facets, word: folded[own[0] ?? 0] ?? '' });
    return colour === undefined ? [] : [{ part: { kind: 'colour', label: colour }, words: own }];
  });
}

/** The text without some of its words, and without what only leads up to them: `i storlek 38`. */
function withoutWords({ written, folded }: Words, words: readonly number[]): string {
  const left = new Set(written.keys());
  for (const word of words) {
    left.delete(word);
    for (let at = word - 1; stopWords.has(folded[at] ?? ''); at -= 1) left.delete(at);
  }
  const isLeft = [...left].some((at) => folded[at] !== '' && !stopWords.has(folded[at] ?? ''));
  return isLeft ? [...left].map((at) => written[at]).join(' ') : '';
}

/**
 * @param text what was searched
 * @param found what the search of it found
 * @returns in the order of the text; a part without which nothing would be left is no part
 */
export function understoodParts(text: string, searched: Searched): readonly UnderstoodPart[] {
  const { catalogue, locale, found } = searched;
  const written = text.split(/\s+/u).filter(Boolean);
  const left = readPriceWords(written.join(' '), locale).rest.split(' ').filter(Boolean);
  const others = found.price ? placesOf(left, written) : [...written.keys()];
  const words: Words = {
    ...searched,
    names: facetNames(catalogue, locale),
    written,
    folded: written.map((word) => foldedWords(word).join(' ')),
    others,
  };
  const limits = [...written.keys()].filter((at) => !others.includes(at));
  const priced: readonly Placed[] =
    found.price && limits.length > 0
      ? [{ part: { kind: 'price', ...found.price }, words: limits }]
      : [];
  const placed = [...priced, ...reducedParts(words), ...namedParts(words)];
  return placed
    .toSorted((a, b) => (a.words[0] ?? 0) - (b.words[0] ?? 0))
    .map(({ part, words: own }) => ({ ...part, rest: withoutWords(words, own) }))
    .filter(({ rest }) => rest !== '');
}
