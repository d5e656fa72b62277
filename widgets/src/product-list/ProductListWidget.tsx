import {
  Carousel,
  Container,
  Heading,
  Inline,
  ProductCard,
  ProductGrid,
  Stack,
  TextLink,
} from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/**
 * Products under a heading, with a link to the rest: a row that the visitor scrolls, or a grid with
 * all in view. Nothing at all when there are none.
 */
export function ProductListWidget({
  configuration,
  data,
  headingLevel,
  text,
}: WidgetProps<'product-list'>) {
  const { presentation, heading, link } = configuration;
  if (data.products.length === 0) return null;
  const title = <Heading level={headingLevel}>{heading}</Heading>;
  const rest = link && (
    <TextLink href={link.href} emphasis="standalone">
      {link.label}
    </TextLink>
  );
  const cards = data.products.map(({ key, ...product }) => ({
    id: key,
    content: <ProductCard {...product} headingLevel={(headingLevel + 1) as 2 | 3 | 4} />,
  }));
  if (presentation === 'row')
    return (
      <Container bleed="phone">
        <Carousel
          label={heading}
          heading={title}
          link={rest}
          items={cards}
          bleed="phone"
          nextLabel={text('row.next')}
          previousLabel={text('row.previous')}
          positionLabel={(position) =>
            position.first === position.last
              ? text('row.one', position)
              : text('row.some', position)
          }
        />
      </Container>
    );
  return (
    <section>
      <Stack gap="heading">
        <Container>
          <Inline spread="between" align="end" gap="16">
            {title}
            {rest}
          </Inline>
        </Container>
        <Container bleed="phone">
          <ProductGrid>
            {cards.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ProductGrid>
        </Container>
      </Stack>
    </section>
  );
}
