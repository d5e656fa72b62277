import { Container, Heading, ProductCard, ProductGrid, Stack } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { productCardProps } from './productCardProps.ts';
import type { ProductCardView } from './productCardView.ts';

export interface ProductRowProps {
  readonly title: string;
  readonly products: readonly ProductCardView[];
}

/** A heading and a few products under it; nothing without products. */
export function ProductRow({ title, products }: ProductRowProps) {
  const { text, now } = useServices();
  if (products.length === 0) return null;
  return (
    <section>
      <Stack gap="heading">
        <Container>
          <Heading level={2}>{title}</Heading>
        </Container>
        <Container bleed="phone">
          <ProductGrid isRow>
            {products.map((product) => (
              <li key={product.alias} data-product={product.id}>
                <ProductCard {...productCardProps(product, { text, now: now() })} />
              </li>
            ))}
          </ProductGrid>
        </Container>
      </Stack>
    </section>
  );
}
