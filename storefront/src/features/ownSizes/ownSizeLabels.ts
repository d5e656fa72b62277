import type { Text } from '../../languages/createText.ts';
import type { OwnSizes } from './ownSizes.ts';
import type { SizeKindView } from './sizeKindsQuery.ts';

const labelsOf = (sizes: OwnSizes[keyof OwnSizes]) => sizes.map(({ label }) => label);

/** The sizes in words, each once: "38, M, skor 39". */
export function describeOwnSizes({ tops, bottoms, shoes }: OwnSizes, text: Text): string {
  const clothes = [...new Set([...labelsOf(tops), ...labelsOf(bottoms)])];
  const footwear = labelsOf(shoes).join(', ');
  return [...clothes, ...(footwear ? [text('list.ownShoes', { sizes: footwear })] : [])].join(', ');
}

/** The labels of the shopper's sizes of the kind that a category is of; none if it is of none. */
export function ownSizesIn(
  categoryId: number | undefined,
  sizes: OwnSizes | undefined,
  kinds: readonly SizeKindView[],
): readonly string[] {
  if (categoryId === undefined || !sizes) return [];
  const own = kinds.find(({ categoryIds }) => categoryIds.includes(categoryId));
  return own ? labelsOf(sizes[own.kind]) : [];
}
