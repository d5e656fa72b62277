/**
 * Products as lists are filtered, in typed arrays that threads share. Rows stand in planes: plane 0
 * has one colour of each style, plane 1 the second colour of those that have two, and so on; styles
 * with more colours come first, so a style has the same position in each of its planes, and the
 * planes' bits combine word by word into bits of styles. Planes start at whole words.
 */
import type { MarketId } from '@solvik/shop';
import type { Bits } from './bitset.ts';

/** Minor units, where the market does not sell the product. */
export const notSold = -1;
/** The number of no facet. */
export const noFacet = -1;

/** A market's prices by row. */
export interface MarketRows {
  /** Minor units including VAT; `notSold` where it is not sold. */
  readonly selling: Int32Array;
  /** The number of the discount's facet; `noFacet` without one. */
  readonly discounts: Int32Array;
  readonly sold: Bits;
  /** Rows by price, equal ones newest first. */
  readonly byPrice: Uint32Array;
  readonly byPriceDescending: Uint32Array;
}

export interface ListSegment {
  /** Row numbers are below it; the rows that fill a plane's last word belong to no product. */
  readonly rows: number;
  /** First row of each plane, and the end of the last. */
  readonly planes: Uint32Array;
  readonly styles: number;
  /** Product ids by row; 0 where there is none. */
  readonly ids: Int32Array;
  /** Rows of products, ascending by id. */
  readonly byId: Uint32Array;
  readonly styleOf: Uint32Array;
  readonly facetIds: readonly string[];
  /** Facets of row r: `rowFacets[facetStarts[r]]` up to `facetStarts[r + 1]`. */
  readonly facetStarts: Uint32Array;
  readonly rowFacets: Uint32Array;
  /** Rows of facet f, ascending: `facetRows[rowStarts[f]]` up to `rowStarts[f + 1]`. */
  readonly rowStarts: Uint32Array;
  readonly facetRows: Uint32Array;
  readonly markets: Partial<Record<MarketId, MarketRows>>;
  /** Milliseconds since 1970. */
  readonly availableOn: Float64Array;
  /** Pieces sold, by row: an order of the segment, as `ratingKeys`. */
  readonly soldCounts: Uint32Array;
  readonly ratingKeys: Uint32Array;
  readonly newestFirst: Uint32Array;
  readonly mostSoldFirst: Uint32Array;
  readonly bestRatedFirst: Uint32Array;
}

/** A product as a segment is built from it. */
export interface SegmentProduct {
  readonly id: number;
  /** The same for the colours of one style. */
  readonly style: string;
  readonly facets: readonly string[];
  /** Campaigns are facets that are not counted. */
  readonly campaignIds: readonly number[];
  readonly prices: readonly SegmentPrice[];
  /** Milliseconds since 1970. */
  readonly availableOn: number;
  readonly soldCount: number;
  /** The higher, the better rated; below 2^31. */
  readonly ratingKey: number;
}

export interface SegmentPrice {
  readonly market: MarketId;
  /** Minor units including VAT. */
  readonly selling: number;
  /** Facet id of the discount, if there is one. */
  readonly discount: string | undefined;
}

/** The facet of a campaign's products: never counted, and in no group. */
export const campaignFacet = (campaignId: number): string => `campaign:${campaignId}`;
export const isCounted = (facetId: string): boolean => !facetId.startsWith('campaign:');
