/**
 * Phrases that shoppers may type, from what a market sells: categories, brands, and categories in a
 * colour or of a brand. Each is made of words that at least one product has together, so it finds
 * something.
 */
import type { Locale, MarketId } from '@solvik/shop';
import { parseFacetId } from '@solvik/shop-rules';
import type { CatalogueIndex, IndexedProduct } from '../../catalogue/catalogueIndex.ts';
import { nextTurn } from '../../nextTurn.ts';
import { foldedWords } from '../foldWords.ts';
import { kindsIn, kindTester } from '../kindNames.ts';
import { pluralColour } from './pluralColour.ts';

export interface Phrase {
  readonly text: string;
  /** Its words, folded. */
  readonly words: readonly string[];
  /** Pieces sold of what it names; more is more useful. */
  readonly weight: number;
}

export interface PhraseScope {
  readonly locale: Locale;
  readonly market: MarketId;
}

interface Names {
  readonly categories: readonly string[];
  /** Categories that a colour or a brand may stand before; audiences, at the root, are none. */
  readonly things: readonly string[];
  readonly colours: readonly string[];
  readonly brand: string | undefined;
}

/** Lower case, unless it is an abbreviation. */
const inText = (name: string) => (/\p{Lu}{2}/u.test(name) ? name : name.toLowerCase());

/** A name of several words makes no phrase that anybody types. */
const isPhrase = (name: string) => /^[\p{L}\d]+(?:-[\p{L}\d]+)*$/u.test(name);

interface Naming {
  readonly index: CatalogueIndex;
  readonly locale: Locale;
  readonly isNamed: ReturnType<typeof kindTester>;
}

function namesOf({ index, locale, isNamed }: Naming, product: IndexedProduct): Names {
  const facets = product.facets.map(parseFacetId);
  const categories = facets.flatMap((facet) => {
    const row = facet?.kind === 'category' ? index.categories.get(facet.id) : undefined;
    if (!row || row.isHidden) return [];
    const parts = kindsIn(row.name[locale] ?? '', locale);
    // A coat is among coats & jackets, and no red jacket.
    const isThing = (part: string) =>
      row.parentId !== null && (parts.length === 1 || isNamed(product.name[locale] ?? '', part));
    return parts.filter(isPhrase).map((part) => ({ isThing: isThing(part), text: inText(part) }));
  });
  const textsOf = (rows: typeof categories) => [...new Set(rows.map(({ text }) => text))];
  const colours = facets.flatMap((facet) => {
    const row = facet?.kind === 'parameter' ? index.parameterValues.get(facet.id) : undefined;
    return row?.identifier === 'Color' ? (pluralColour(row.value[locale] ?? '', locale) ?? []) : [];
  });
  const brand = product.brandId === null ? undefined : index.brands.get(product.brandId)?.name;
  const things = categories.filter(({ isThing }) => isThing);
  return { categories: textsOf(categories), things: textsOf(things), colours, brand };
}

function phrasesOfProduct({ categories, things, colours, brand }: Names): readonly string[] {
  const brands = brand === undefined ? [] : [brand];
  return [
    ...categories,
    ...brands,
    ...things.flatMap((thing) => [...colours, ...brands].map((word) => `${word} ${thing}`)),
  ];
}

/** Products between two turns of the event loop: some 5 ms. */
const turn = 500;

async function createPhrases(
  index: CatalogueIndex,
  { locale, market }: PhraseScope,
): Promise<readonly Phrase[]> {
  const weights = new Map<string, number>();
  const naming = { index, locale, isNamed: kindTester(locale) };
  let count = 0;
  for (const product of index.products.values()) {
    count += 1;
    if (count % turn === 0) await nextTurn();
    if (!product.prices[market]) continue;
    for (const text of phrasesOfProduct(namesOf(naming, product)))
      weights.set(text, (weights.get(text) ?? 0) + product.soldCount + 1);
  }
  return [...weights]
    .map(([text, weight]) => ({ text, weight, words: foldedWords(text) }))
    .toSorted((a, b) => b.weight - a.weight);
}

const cached = new WeakMap<CatalogueIndex, Map<string, Promise<readonly Phrase[]>>>();

/** The most useful first; created once per version of the catalogue. */
export function phrasesOf(index: CatalogueIndex, scope: PhraseScope): Promise<readonly Phrase[]> {
  const own = cached.get(index) ?? new Map<string, Promise<readonly Phrase[]>>();
  cached.set(index, own);
  const key = `${scope.locale} ${scope.market}`;
  const phrases = own.get(key) ?? createPhrases(index, scope);
  own.set(key, phrases);
  return phrases;
}
