import { Box } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSearchApi } from '../../page/searchApi.ts';
import { useText } from '../../page/services.ts';
import { ProductRow } from '../lists/ProductRow.tsx';
import { personalRecommendationsQuery } from './recommendationQueries.ts';

const shown = 4;

/** What resembles the products that a remembered visitor looked at. */
export default function PersonalRecommendations() {
  const text = useText();
  const { data: lists = [] } = useQuery(personalRecommendationsQuery(useSearchApi()));
  const products = lists.find(({ algorithm }) => algorithm === 'PERSONAL')?.products ?? [];
  if (products.length === 0) return null;
  return (
    <Box paddingEnd="section">
      <ProductRow title={text('recommended.personal')} products={products.slice(0, shown)} />
    </Box>
  );
}
