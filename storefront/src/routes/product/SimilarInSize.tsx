import { ButtonLink } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { writeListSelection } from '../../features/lists/listSelection.ts';
import { sizeKindsQuery } from '../../features/ownSizes/sizeKindsQuery.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { useServices } from '../../page/services.ts';

interface SimilarInSizeProps {
  readonly product: ProductView;
  /** Name of a size of the product. */
  readonly size: string;
}

/** The product's category in a size; nothing where lists have no such filter. */
export function SimilarInSize({ product, size }: SimilarInSizeProps) {
  const { text, dataApi } = useServices();
  const { data: kinds } = useQuery(sizeKindsQuery(dataApi));
  const { categoryId, crumbs } = product;
  const category = crumbs?.at(-1)?.href;
  const filter =
    categoryId === undefined
      ? undefined
      : kinds
          ?.find(({ categoryIds }) => categoryIds.includes(categoryId))
          ?.sizes.find(({ label }) => label === size);
  if (!category || !filter) return null;
  const query = writeListSelection(
    { facets: new Map([['skus', [filter]]]), sort: 'RELEVANCE', page: 1 },
    { defaultSort: 'RELEVANCE' },
  );
  return (
    <ButtonLink href={`${category}?${query.toString()}`} emphasis="outlined" width="full">
      {text('soldOut.similar', { size })}
    </ButtonLink>
  );
}
