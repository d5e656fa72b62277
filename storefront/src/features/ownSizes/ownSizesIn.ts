import type { OwnSizes } from './ownSizes.ts';
import type { SizeKindView } from './sizeKindsQuery.ts';

/** The labels of the shopper's sizes of the kind that a category is of; none if it is of none. */
export function ownSizesIn(
  categoryId: number | undefined,
  sizes: OwnSizes | undefined,
  kinds: readonly SizeKindView[],
): readonly string[] {
  if (categoryId === undefined || !sizes) return [];
  const own = kinds.find(({ categoryIds }) => categoryIds.includes(categoryId));
  return own ? sizes[own.kind].map(({ label }) => label) : [];
}
