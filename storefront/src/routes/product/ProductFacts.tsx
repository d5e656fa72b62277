import { FactList, Prose, Stack, Text } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { CareFact } from './CareFact.tsx';

/** Material, care and the other shown facts of a product, with its number. */
export function ProductFacts({
  product: { id, care, facts, articleNumber: number },
}: {
  readonly product: ProductView;
}) {
  const { text } = useServices();
  return (
    <Stack gap="12">
      {care && <Prose text={care} />}
      <FactList
        facts={(facts ?? []).map(({ term, details, isLaundry }) => ({
          id: `${term}${details}`,
          term,
          details: isLaundry ? <CareFact key={id} label={details} care={care} /> : details,
        }))}
      />
      <Text size="small" tone="muted">
        {text('product.articleNumber', { number })}
      </Text>
    </Stack>
  );
}
