import { marketIds } from '@solvik/shop';
import { describeReduction } from '../../pricing/reduction.ts';
import type { IndexedProduct } from '../catalogueIndex.ts';
import { discountFacet } from '../facetGroup.ts';
import { buildSegment } from './buildSegment.ts';
import type { ListSegment, SegmentProduct } from './listSegment.ts';
import { nothingSoldOut, type SoldOut } from './soldOut.ts';

const mostVotes = 2 ** 24;

/** Tenths of a star weigh more than any number of votes. */
const ratingKey = ({ score, voteCount }: IndexedProduct['rating']): number =>
  Math.round(score * 10) * mostVotes + Math.min(voteCount, mostVotes - 1);

/** A product as lists filter it: without the sizes that are sold out. */
export function segmentProduct(
  product: IndexedProduct,
  { sizes }: Pick<SoldOut, 'sizes'>,
): SegmentProduct {
  const unavailable = sizes.get(product.id);
  return {
    id: product.id,
    style: product.groupKey ?? `product ${product.id}`,
    facets: unavailable
      ? product.facets.filter((facet) => !unavailable.includes(facet))
      : product.facets,
    campaignIds: product.campaignIds,
    prices: marketIds.flatMap((market) => {
      const price = product.prices[market];
      return price
        ? [
            {
              market,
              selling: price.selling,
              discount: discountFacet(describeReduction(price).percentage),
            },
          ]
        : [];
    }),
    availableOn: product.firstAvailableOn,
    soldCount: product.soldCount,
    ratingKey: ratingKey(product.rating),
  };
}

export const segmentOf = (
  products: Iterable<IndexedProduct>,
  soldOut: SoldOut = nothingSoldOut,
): ListSegment => buildSegment(Array.from(products, (product) => segmentProduct(product, soldOut)));
