import { Container, Heading, Inline, ProductCard, ProductGrid, Stack, TextLink } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** Products under a heading, with a link to the rest; nothing at all when there are none. */
export function ProductListWidget({ configuration, data, headingLevel }: WidgetProps<'product-list'>) {
  const { heading, link } = configuration;
  if (data.products.length === 0) return null;
  return (
    <section>
      <Stack gap="heading">
        <Container>
          <Inline spread="between" align="end" gap="16">
            <Heading level={headingLevel}>{heading}</Heading>
            {link && (
              <TextLink href={link.href} emphasis="standalone">
                {link.label}
              </TextLink>
            )}
          </Inline>
        </Container>
        <Container bleed="phone">
          <ProductGrid>
            {data.products.map(({ key, ...product }) => (
              <li key={key}>
                <ProductCard {...product} headingLevel={(headingLevel + 1) as 2 | 3 | 4} />
              </li>
            ))}
          </ProductGrid>
        </Container>
      </Stack>
    </section>
  );
}
