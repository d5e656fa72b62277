/** The port of the search: what the shop needs of an engine that understands shoppers' words. */
import type { Locale, MarketId } from '@solvik/shop';
import type { PriceLimits } from './priceWords.ts';

export interface SearchText {
  readonly text: string;
  readonly locale: Locale;
  readonly market: MarketId;
}

export interface WordSearch extends SearchText {
  /** Leaves out correction: the shopper undid it. */
  readonly isLiteral?: boolean;
  /** Leaves out descriptions, where the engine can: the text is a name of something else. */
  readonly isNamed?: boolean;
}

export interface FoundProducts {
  /** Product ids, the best match first. Products that the market does not sell may be among them. */
  readonly ids: readonly number[];
  /** Set when the typed words found nothing and near spellings did: what was searched instead. */
  readonly correction?: { readonly text: string; readonly originalCount: number };
  /** Set when the typed words found something but a near spelling finds far more. */
  readonly didYouMean?: string;
  /**
   * Facet ids (shop-rules, facetId) that words of the text name: a colour, a size, a brand, a
   * category. The ids match those words already.
   */
  readonly facets: readonly string[];
  /** The typed words, folded, that matched nothing. */
  readonly unmatched: readonly string[];
  /** Set when the text asks for all products that the rest of it allows, which `ids` does not list. */
  readonly isEverything?: true;
  /** Set when the text asks for reduced products alone. */
  readonly isReduced?: true;
  /** Set when the text limits the price. */
  readonly price?: PriceLimits;
  /** What the best match is where the text asks for new or much bought products; `ids` is by words alone. */
  readonly order?: 'LATEST' | 'MOST_SOLD';
}

export interface SearchEngine {
  readonly find: (search: WordSearch) => Promise<FoundProducts>;
  /**
   * Phrases that continue the text, most useful first, each of which finds products; none for an
   * empty text.
   */
  readonly suggest: (search: SearchText & { readonly limit: number }) => Promise<readonly string[]>;
}
