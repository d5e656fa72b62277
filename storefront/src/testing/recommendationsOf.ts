import type { ProductCardPartsFragment } from '../data-api/generated/operations.ts';
import { foundGroup } from './foundGroup.ts';

/** A response of the search with one list of recommendations. */
export const recommendationsOf = (
  algorithm: string,
  cards: readonly ProductCardPartsFragment[],
) => ({
  recommendationLists: [
    {
      algorithm,
      productGroups: cards.map((card) =>
        foundGroup(card, `se|${String(card.productId)}|${algorithm}|0`),
      ),
    },
  ],
});
