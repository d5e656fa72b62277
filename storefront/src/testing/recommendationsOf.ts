import type { ProductCardPartsFragment } from '../data-api/generated/operations.ts';

/** A response of the search with one list of recommendations. */
export const recommendationsOf = (
  algorithm: string,
  cards: readonly ProductCardPartsFragment[],
) => ({
  recommendationLists: [
    {
      algorithm,
      productGroups: cards.map((card) => ({
        products: [
          {
            ticket: `se|${String(card.productId)}|${algorithm}|0`,
            custom: { ralph_data: [{ label: JSON.stringify({ json: card }) }] },
          },
        ],
      })),
    },
  ],
});
