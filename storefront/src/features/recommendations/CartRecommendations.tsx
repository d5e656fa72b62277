import { Box } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSearchApi } from '../../page/searchApi.ts';
import { useText } from '../../page/services.ts';
import { ProductRow } from '../lists/ProductRow.tsx';
import { cartRecommendationsQuery } from './recommendationQueries.ts';

const shown = 4;

export interface CartRecommendationsProps {
  readonly productIds: readonly number[];
}

/** Under a cart: what goes with it. */
export default function CartRecommendations({ productIds }: CartRecommendationsProps) {
  const text = useText();
  const { data: lists = [] } = useQuery(cartRecommendationsQuery(useSearchApi(), productIds));
  const products = lists.find(({ algorithm }) => algorithm === 'CART')?.products ?? [];
  if (products.length === 0) return null;
  return (
    <Box paddingEnd="section">
      <ProductRow title={text('recommended.withCart')} products={products.slice(0, shown)} />
    </Box>
  );
}
