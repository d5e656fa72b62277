import {
  Container,
  Heading,
  type HeadingProps,
  ProductCard,
  ProductGrid,
  Stack,
  TextLink,
} from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { productCardProps } from './productCardProps.ts';
import type { ProductCardView } from './productCardView.ts';

export interface ProductRowProps {
  readonly title: string;
  readonly products: readonly ProductCardView[];
  /** The heading's size; `page` by default. */
  readonly size?: HeadingProps['size'];
  /** After the heading: to all of them. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** A heading and a few products under it; nothing without products. */
export function ProductRow({ title, products, size = 'page', link }: ProductRowProps) {
  const { text, now } = useServices();
  if (products.length === 0) return null;
  return (
    <section>
      <Stack gap="heading">
        <Container>
          <Stack gap="8" align="start">
            <Heading level={2} size={size}>
              {title}
            </Heading>
            {link && (
              <TextLink href={link.href} emphasis="standalone">
                {link.label}
              </TextLink>
            )}
          </Stack>
        </Container>
        <Container bleed="phone">
          <ProductGrid isRow>
            {products.map((product) => (
              <li key={product.alias} data-product={product.id}>
                <ProductCard
                  {...productCardProps(product, { text, now: now() })}
                  headingLevel={3}
                />
              </li>
            ))}
          </ProductGrid>
        </Container>
      </Stack>
    </section>
  );
}
