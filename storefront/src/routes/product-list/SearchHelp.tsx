import { writeAddress } from '@solvik/addresses';
import {
  Box,
  Container,
  Eyebrow,
  FilterChips,
  Heading,
  ProductCard,
  ProductGrid,
  SearchField,
  Stack,
  Text,
} from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { productCardProps } from '../../features/lists/productCardProps.ts';
import { productRowQuery } from '../../features/lists/listQueries.ts';
import type { SearchFindingsView } from '../../features/search/searchQueries.ts';
import type { SuggestedPlace } from '../../search-api/parseAutocomplete.ts';
import { SearchPages } from './SearchPages.tsx';
import { SearchCorrection } from './SearchCorrection.tsx';

/** The most popular products: one row on a desktop, two on a phone. */
export const popular = { take: 4, filter: { sort: 'MOST_SOLD' } } as const;

/** The largest categories; the main menu's where the search has none. */
const categoryChips = (
  largest: readonly SuggestedPlace[],
  links: readonly { readonly label: string; readonly href: string }[],
) =>
  largest.length === 0
    ? links
    : largest.map(({ title, parentTitle, href }) => ({
        label: parentTitle ? `${title}, ${parentTitle}` : title,
        href,
      }));

export interface SearchHelpProps {
  readonly searchText: string;
  /** Undefined until there is a text to search for. */
  readonly findings?: SearchFindingsView | undefined;
}

/**
 * A search without results, or without input yet: the field with its input, the categories, and
 * popular products.
 */
export function SearchHelp({ searchText, findings }: SearchHelpProps) {
  const { text, site, dataApi, now } = useServices();
  const { data: menu } = useQuery(menuQuery(dataApi, 'main-desktop'));
  const recommended = findings?.recommended.slice(0, popular.take) ?? [];
  const { data: popularNow = [] } = useQuery({
    ...productRowQuery(dataApi, popular),
    enabled: recommended.length === 0,
  });
  const products = recommended.length > 0 ? recommended : popularNow;
  const categories = categoryChips(findings?.categories ?? [], menu?.links ?? []);
  return (
    <Box paddingStart="40" paddingEnd="section">
      <Stack gap="72">
        <Container as="section">
          <Stack gap="24">
            <Heading level={1}>
              {searchText
                ? text('search.empty.title', { search: searchText })
                : text('header.search')}
            </Heading>
            {findings?.didYouMean ? (
              <SearchCorrection
                searchText={searchText}
                findings={{ didYouMean: findings.didYouMean }}
              />
            ) : (
              <Text tone="muted">
                {searchText ? text('search.empty.text') : text('header.searchLabel')}
              </Text>
            )}
            <SearchField
              key={searchText}
              emphasis="page"
              action={`${site.basename}${writeAddress('search', site.locale)}`}
              label={text('search.field')}
              placeholder={text('header.search')}
              submitLabel={text('header.searchButton')}
              clearLabel={text('header.searchClear')}
              startValue={searchText}
            />
            {findings && findings.related.length > 0 && (
              <Stack gap="12">
                <Eyebrow as="h2">{text('search.fewerWords')}</Eyebrow>
                <FilterChips
                  label={text('search.fewerWords')}
                  chips={findings.related.map(({ text: search, count }) => ({
                    id: search,
                    label: text('search.related', { search, count }),
                    href: writeAddress('search', site.locale, { search }),
                  }))}
                />
              </Stack>
            )}
            <SearchPages pages={findings?.pages ?? []} />
            {categories.length > 0 && (
              <Stack gap="12">
                <Eyebrow as="h2">{text('search.categories')}</Eyebrow>
                <FilterChips
                  label={text('header.main')}
                  chips={categories.map(({ label, href }) => ({ id: href, label, href }))}
                />
              </Stack>
            )}
          </Stack>
        </Container>
        {products.length > 0 && (
          <Container bleed="phone" as="section">
            <Stack gap="24">
              <Container>
                <Heading level={2} size="section">
                  {text('list.heading.bestSellers')}
                </Heading>
              </Container>
              <ProductGrid>
                {products.map((product) => (
                  <li key={product.alias} data-product={product.id}>
                    <ProductCard
                      {...productCardProps(product, { text, now: now() })}
                      headingLevel={3}
                    />
                  </li>
                ))}
              </ProductGrid>
            </Stack>
          </Container>
        )}
      </Stack>
    </Box>
  );
}
