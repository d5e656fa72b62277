import { writeAddress } from '@solvik/addresses';
import {
  Box,
  Columns,
  Container,
  Eyebrow,
  FilterChips,
  Heading,
  LinkRows,
  ProductCard,
  ProductGrid,
  Stack,
  Text,
  TextLink,
} from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { productCardProps } from '../../features/lists/productCardProps.ts';
import { PageSearch } from '../../features/search/PageSearch.tsx';
import type { SearchFindingsView } from '../../features/search/searchQueries.ts';
import { useServices } from '../../page/services.ts';
import type { SuggestedPlace } from '../../search-api/parseAutocomplete.ts';
import { helpRowQuery, helpRowSize } from './helpRowQuery.ts';
import { SearchCorrection } from './SearchCorrection.tsx';
import { NamedPages, SearchPages } from './SearchPages.tsx';

const shownCategories = 5;

/** The largest categories; the main menu's where the search has none. */
const categoryRows = (
  largest: readonly SuggestedPlace[],
  links: readonly { readonly label: string; readonly href: string }[],
) =>
  largest.length === 0
    ? links
    : largest.map(({ title, parentTitle, href, count }) => ({
        label: parentTitle ? `${title}, ${parentTitle}` : title,
        href,
        details: count === undefined ? undefined : String(count),
      }));

export interface SearchHelpProps {
  readonly searchText: string;
  /** Undefined until there is a text to search for. */
  readonly findings?: SearchFindingsView | undefined;
}

/**
 * A search without results, or without input yet: the field with its input, the categories beside
 * it, and products: of fewer of the words, else what the search recommends or what sells best.
 */
export function SearchHelp({ searchText, findings }: SearchHelpProps) {
  const { text, site, dataApi, now } = useServices();
  const categoriesId = useId();
  const { data: menu } = useQuery(menuQuery(dataApi, 'main-desktop'));
  const related = findings?.related ?? [];
  const [fewerWords] = related;
  const recommended = fewerWords ? [] : (findings?.recommended.slice(0, helpRowSize) ?? []);
  const { data: others = [] } = useQuery({
    ...helpRowQuery(dataApi, fewerWords?.text),
    enabled: recommended.length === 0,
  });
  const products = recommended.length > 0 ? recommended : others;
  const titleOf = () => {
    if (fewerWords) return text('search.fewerWordsRow', { search: fewerWords.text });
    return recommended.length > 0 ? text('search.recommended') : text('list.heading.bestSellers');
  };
  const categories = categoryRows(findings?.categories ?? [], menu?.links ?? []);
  const pages = findings?.pages ?? [];
  const isNamed = pages.some((page) => page.isNamed);
  const addressOf = (search: string) => writeAddress('search', site.locale, { search });
  return (
    <Box paddingStart="40" paddingEnd="section">
      <Stack gap="72">
        <Container as="section">
          <Columns split="article">
            <Stack gap="24">
              <Stack gap="12">
                <Heading level={1}>
                  {searchText
                    ? text(isNamed ? 'search.heading' : 'search.empty.title', {
                        search: searchText,
                      })
                    : text('header.search')}
                </Heading>
                {findings?.didYouMean ? (
                  <SearchCorrection
                    searchText={searchText}
                    findings={{ didYouMean: findings.didYouMean }}
                    size="lead"
                  />
                ) : (
                  <Text size="lead">
                    {searchText
                      ? text(isNamed ? 'search.named.text' : 'search.empty.text')
                      : text('header.searchLabel')}
                  </Text>
                )}
              </Stack>
              <NamedPages pages={pages} />
              <PageSearch key={searchText} label={text('search.field')} startValue={searchText} />
              {related.length > 1 && (
                <Stack gap="12">
                  <Eyebrow as="h2">{text('search.fewerWords')}</Eyebrow>
                  <FilterChips
                    label={text('search.fewerWords')}
                    chips={related.map(({ text: search, count }) => ({
                      id: search,
                      label: text('search.related', { search, count }),
                      href: addressOf(search),
                    }))}
                  />
                </Stack>
              )}
              <SearchPages pages={pages} />
            </Stack>
            {categories.length > 0 && (
              <Stack gap="8">
                <Eyebrow as="h2" id={categoriesId}>
                  {text('search.categories')}
                </Eyebrow>
                <LinkRows
                  aria-labelledby={categoriesId}
                  rows={categories.slice(0, shownCategories)}
                />
              </Stack>
            )}
          </Columns>
        </Container>
        {products.length > 0 && (
          <section>
            <Stack gap="24">
              <Container>
                <Stack gap="8" align="start">
                  <Heading level={2} size="section">
                    {titleOf()}
                  </Heading>
                  {fewerWords && (
                    <TextLink href={addressOf(fewerWords.text)} emphasis="standalone">
                      {text('list.showAll', { count: fewerWords.count })}
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
        )}
      </Stack>
    </Box>
  );
}
