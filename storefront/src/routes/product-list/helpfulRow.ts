/** Products of a search that found nothing: one row on a desktop, two on a phone. */
export const helpfulRow = {
  take: 4,
  /** What fewer of the words find, the best matches first; without any, what sells best. */
  of: (searchText: string | undefined) => ({
    take: helpfulRow.take,
    filter:
      searchText === undefined
        ? ({ sort: 'MOST_SOLD' } as const)
        : ({ searchText, sort: 'RELEVANCE' } as const),
  }),
};
