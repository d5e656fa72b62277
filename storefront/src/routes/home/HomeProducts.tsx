import { writeAddress } from '@solvik/addresses';
import {
  BelowDesktop,
  Box,
  ButtonLink,
  Container,
  EmptyState,
  FilterChips,
  Heading,
  ProductCard,
  ProductGrid,
  Stack,
  Text,
} from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { productRowQuery } from '../../features/lists/rowQueries.ts';
import { productCardProps } from '../../features/lists/productCardProps.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';

/** New products, three rows on a desktop. */
export const newest = { take: 12, filter: { sort: 'LATEST' } } as const;

/** Cards on the first screen of a phone and a desktop: their pictures are loaded eagerly. */
const firstCards = 4;

/** The home page without content: the categories and the newest products. */
export function HomeProducts() {
  const services = useServices();
  const { text, site, dataApi, now } = services;
  const { data: menu } = useQuery(menuQuery(dataApi, 'main-desktop'));
  const { data: products = [] } = useQuery(productRowQuery(dataApi, newest));
  const categories = menu?.links ?? [];
  if (products.length === 0) {
    return (
      <Container as="section">
        <EmptyState title={text('home.empty.title')} headingLevel={1}>
          {text('home.empty.text')}
        </EmptyState>
      </Container>
    );
  }
  return (
    <Box paddingStart="40" paddingEnd="section">
      <Stack gap="24">
        <Container as="section">
          <Stack gap="16">
            <Heading level={1}>{text('home.heading')}</Heading>
            <Text size="lead" tone="muted">
              {siteDescription(services)}
            </Text>
            {categories.length > 0 && (
              <BelowDesktop>
                <FilterChips
                  label={text('header.main')}
                  chips={categories.map(({ label, href }) => ({ id: href, label, href }))}
                />
              </BelowDesktop>
            )}
          </Stack>
        </Container>
        <Container bleed="phone" as="section">
          <ProductGrid>
            {products.map((product, index) => (
              <li key={product.alias} data-product={product.id}>
                <ProductCard
                  {...productCardProps(product, {
                    text,
                    now: now(),
                    hasPriority: index < firstCards,
                  })}
                  headingLevel={2}
                />
              </li>
            ))}
          </ProductGrid>
        </Container>
        <Container>
          <Stack align="center">
            <ButtonLink href={writeAddress('newProducts', site.locale)} emphasis="outlined">
              {text('home.allNew')}
            </ButtonLink>
          </Stack>
        </Container>
      </Stack>
    </Box>
  );
}
