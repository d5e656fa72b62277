import { writeAddress } from '@solvik/addresses';
import {
  Box,
  Button,
  Container,
  EmptyState,
  Heading,
  ProductCard,
  ProductGrid,
  Stack,
  Text,
  WithoutScripts,
} from '@solvik/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFavourites } from '../../features/favourites/useFavourites.ts';
import { productsByIdQuery } from '../../features/lists/rowQueries.ts';
import { productCardProps } from '../../features/lists/productCardProps.ts';
import { useServices } from '../../page/services.ts';

/** Products that are added to the page at a time. */
const step = 40;

/**
 * The visitor's favourites, which only their browser knows. Those that are removed stay until the
 * page is left, so that a heart can be pressed again.
 */
export function FavouritesScreen() {
  const { text, site, dataApi, now } = useServices();
  const current = useFavourites();
  const [first, setFirst] = useState<readonly number[]>();
  const [shown, setShown] = useState(step);
  if (current && !first) setFirst(current);
  const added = (current ?? []).filter((id) => !first?.includes(id));
  const ids = [...added, ...(first ?? [])];
  const { data: products, isPending } = useQuery({
    ...productsByIdQuery(dataApi, ids.slice(0, shown)),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const isEmpty = current !== undefined && ids.length === 0;
  return (
    <Box paddingStart="40" paddingEnd="section">
      <Stack gap="40">
        <Container as="header">
          <Stack gap="12">
            <Heading level={1}>{text('favourites.title')}</Heading>
            <Text tone="muted">
              {current && current.length > 0
                ? text('favourites.count', { count: current.length })
                : text('favourites.intro')}
            </Text>
            <WithoutScripts>
              <Text>{text('favourites.needsScripts')}</Text>
            </WithoutScripts>
          </Stack>
        </Container>
        {isEmpty && (
          <Container>
            <EmptyState
              title={text('favourites.empty.title')}
              action={{
                href: writeAddress('newProducts', site.locale),
                label: text('favourites.empty.action'),
              }}
            >
              {text('favourites.empty.text')}
            </EmptyState>
          </Container>
        )}
        {ids.length > 0 && (
          <Container bleed="phone" as="section">
            <Stack gap="40">
              <ProductGrid aria-busy={isPending}>
                {(products ?? []).map((product) => (
                  <li key={product.alias} data-product={product.id}>
                    <ProductCard
                      {...productCardProps(product, { text, now: now() })}
                      headingLevel={2}
                    />
                  </li>
                ))}
              </ProductGrid>
              {ids.length > shown && (
                <Stack align="center">
                  <Button emphasis="outlined" onClick={() => setShown(shown + step)}>
                    {text('favourites.more')}
                  </Button>
                </Stack>
              )}
            </Stack>
          </Container>
        )}
      </Stack>
    </Box>
  );
}
