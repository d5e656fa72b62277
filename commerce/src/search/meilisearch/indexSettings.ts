/** How an index of products is searched, filtered and ranked. */

/**
 * Words that are searched as they are typed, those that say most of a product first. Typing errors
 * are switched off in them: a search of them alone is exact.
 */
export const exactAttributes = ['name', 'about', 'category', 'forms', 'text', 'articles'] as const;

/** The words in which typing errors are forgiven. */
export const spellingAttribute = 'spelling';

/** A list shows as many products of a search at most. */
export const maxHits = 100_000;

/** Increase it when documents or settings are built differently: indexes are then built again. */
export const indexFormat = '1';

export const indexSettings = {
  searchableAttributes: [...exactAttributes, spellingAttribute],
  displayedAttributes: ['id', spellingAttribute],
  filterableAttributes: ['facets', 'markets'],
  rankingRules: ['words', 'typo', 'attribute', 'exactness', 'soldCount:desc'],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
    disableOnAttributes: [...exactAttributes],
  },
  pagination: { maxTotalHits: maxHits },
} as const;
