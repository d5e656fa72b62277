import { FactList, Prose, Stack, Text } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { ProductQuery } from '../../data-api/generated/operations.ts';

/** Material, care and the other shown facts of a product, with its number. */
export function ProductFacts({ product }: { readonly product: NonNullable<ProductQuery['product']> }) {
  const { text } = useServices();
  const facts = (product.parameterGroups ?? []).flatMap((group) => group?.parameters ?? []).flatMap((parameter) => (parameter?.show && parameter.value ? [{ label: parameter.label ?? parameter.name ?? '', value: parameter.value }] : []));
  return (
    <Stack gap="12">
      {product.texts?.text3 && <Prose text={product.texts.text3} />}
      <FactList facts={facts.map(({ label, value }) => ({ id: `${label}${value}`, term: label, details: value }))} />
      <Text size="small" tone="muted">
        {text('product.articleNumber', { number: product.articleNumber ?? '' })}
      </Text>
    </Stack>
  );
}
