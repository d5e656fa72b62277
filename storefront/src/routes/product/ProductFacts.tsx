import { Prose, Stack, Text } from '@solvik/design-system';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import type { ProductQuery } from '../../data-api/generated/operations.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--space-4) var(--space-16);
  & > dt { color: var(--color-muted); }
`;

/** Material, care and the other shown facts of a product, with its number. */
export function ProductFacts({ product }: { readonly product: NonNullable<ProductQuery['product']> }) {
  const { text } = useServices();
  const facts = (product.parameterGroups ?? []).flatMap((group) => group?.parameters ?? []).flatMap((parameter) => (parameter?.show && parameter.value ? [{ label: parameter.label ?? parameter.name ?? '', value: parameter.value }] : []));
  return (
    <Stack gap="12">
      {product.texts?.text3 && <Prose text={product.texts.text3} />}
      <List>
        {facts.map(({ label, value }) => (
          <Fact key={`${label}${value}`} label={label} value={value} />
        ))}
      </List>
      <Text size="small" tone="muted">
        {text('product.articleNumber', { number: product.articleNumber ?? '' })}
      </Text>
    </Stack>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
