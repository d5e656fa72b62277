import { Box, Stack } from '@solvik/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchApi } from '../../page/searchApi.ts';
import { useServices } from '../../page/services.ts';
import { productsByIdQuery } from '../lists/rowQueries.ts';
import { ProductRow } from '../lists/ProductRow.tsx';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';
import { productRecommendationsQuery } from './recommendationQueries.ts';
import { ViewedRow } from './ViewedRow.tsx';

const shown = 4;
const nothing: readonly number[] = [];

export interface ProductRecommendationsProps {
  readonly productId: number;
  readonly isSoldOut: boolean;
  /** Aliases of products that the page shows already. */
  readonly others: readonly string[];
}

/** Under a product: what resembles it, and what the visitor looked at before. */
export default function ProductRecommendations({
  productId,
  isSoldOut,
  others,
}: ProductRecommendationsProps) {
  const { text, dataApi } = useServices();
  const api = useSearchApi();
  const { data: lists = [] } = useQuery(productRecommendationsQuery(api, productId));
  const alternatives = (lists.find(({ algorithm }) => algorithm === 'ALTERNATIVES')?.products ?? [])
    .filter(({ alias }) => !others.includes(alias))
    .slice(0, shown);
  const viewed = useSyncExternalStore(recentlyViewed.listen, recentlyViewed.read, () => nothing);
  const ids = viewed.filter((id) => id !== productId).slice(0, shown);
  const { data: known = [] } = useQuery({
    ...productsByIdQuery(dataApi, ids),
    enabled: ids.length > 0,
    // Once one is removed, the others stay while the next is loaded.
    placeholderData: keepPreviousData,
  });
  const seen = known.filter(({ id }) => id !== undefined && ids.includes(id));
  if (alternatives.length === 0 && seen.length === 0) return null;
  return (
    <Box paddingStart="section">
      <Stack gap="section">
        <ProductRow
          title={text(isSoldOut ? 'recommended.alternativesSoldOut' : 'recommended.alternatives')}
          products={alternatives}
        />
        <ViewedRow products={seen} />
      </Stack>
    </Box>
  );
}
