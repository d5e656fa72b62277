import {
  Box,
  Columns,
  Container,
  EmptyState,
  FromDesktop,
  Heading,
  ProductCard,
  ProductGrid,
  ProductGridTile,
  Stack,
  Text,
} from '@solvik/design-system';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { writeAddress } from '@solvik/addresses';
import { useServices } from '../../page/services.ts';
import { CompareToggle } from '../../features/comparison/CompareToggle.tsx';
import { useComparison } from '../../features/comparison/useComparison.ts';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { listPageInfoQuery, productListQuery } from '../../features/lists/listQueries.ts';
import { areFiltersShown, clearFilters, countFilters } from '../../features/lists/listSelection.ts';
import { productCardProps } from '../../features/lists/productCardProps.ts';
import { Widgets } from '../../features/widgets/Area.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters } from './filters/Filters.tsx';
import { listHref } from './listHref.ts';
import { type ListCriteria, opensFilters, selectionOf } from './listCriteria.ts';
import { ListCrumbs } from './ListCrumbs.tsx';
import { ListPages } from './ListPages.tsx';
import { useListContent } from './useListContent.ts';
import { useRestoredPosition } from './useRestoredPosition.ts';
import { useChosenSelection } from './useChosenSelection.ts';
import { useShownPages } from './useShownPages.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { SubCategories } from './SubCategories.tsx';

/** Cards on the first screen of a phone and a desktop: their pictures are loaded eagerly. */
const firstCards = 4;
/** The editorial tile comes after this many cards: at the end of the first row, two rows high. */
const tileAfter = 2;

const loadTray = () =>
  loadWithMessages(['comparison'], () => import('../../features/comparison/ComparisonTray.tsx'));

/**
 * A list of products: its heading, its filters and sorts, the products, and the following pages.
 */
export function ProductListScreen({
  criteria,
  intro,
}: {
  readonly criteria: ListCriteria;
  /** Under the heading. */
  readonly intro?: ReactNode;
}) {
  const { text, dataApi, now, site } = useServices();
  const selection = selectionOf(criteria);
  const { data: info } = useQuery({
    ...listPageInfoQuery(dataApi, criteria.path),
    enabled: criteria.hasPageInfo,
  });
  const { data: list, isPlaceholderData } = useQuery({
    ...productListQuery(dataApi, criteria.scope, selection),
    placeholderData: keepPreviousData,
  });
  const requestedPages = useShownPages();
  const more = useQueries({
    queries: Array.from({ length: requestedPages - 1 }, (_, index) =>
      productListQuery(dataApi, criteria.scope, { ...selection, page: selection.page + index + 1 }),
    ),
  });
  const [isFilterShown, setFilterShown] = useState(() => opensFilters(criteria));
  // Without scripts there is no sheet over a phone's list.
  const FilterPlace = areFiltersShown(new URLSearchParams(criteria.search))
    ? Container
    : FromDesktop;
  const filters = {
    ...useChosenSelection(criteria),
    criteria,
    list,
    hasSubCategories: info?.subCategories !== undefined,
  };
  const heading = info?.name ?? criteria.heading;
  const missing = more.findIndex((page) => page.data === undefined);
  // A page that is still loading is not counted: what is announced as shown is there, on the server
  // too.
  const shown = missing === -1 ? requestedPages : missing + 1;
  useRestoredPosition({ pages: requestedPages, isComplete: missing === -1 });
  const products = [list, ...more.slice(0, shown - 1).map((page) => page.data)].flatMap(
    (page) => page?.products ?? [],
  );
  const count = list?.count ?? 0;
  const hasFilters = countFilters(selection) > 0;
  const { tile, above, below } = useListContent(criteria);
  const compared = useComparison() ?? [];
  const hasTile =
    tile !== undefined &&
    selection.page === 1 &&
    !hasFilters &&
    !isFilterShown &&
    products.length > tileAfter;
  const news = writeAddress('newProducts', site.locale);
  const isNewProducts = criteria.path === news;
  const cleared = listHref(criteria, clearFilters(selection));
  return (
    <>
      <Container as="section">
        <Stack gap="24">
          <Box as="header" paddingStart="24">
            <Stack gap="16">
              <ListCrumbs criteria={criteria} heading={heading} />
              {!info?.isNameHidden && <Heading level={1}>{heading}</Heading>}
              {intro}
              {info?.intro && (
                <Text size="body" tone="muted" measure="short">
                  {info.intro}
                </Text>
              )}
              <SubCategories subCategories={info?.subCategories} path={criteria.path} />
            </Stack>
          </Box>
          <Widgets containers={above} />
          {(count > 0 || hasFilters) && (
            <ListToolbar
              {...filters}
              isFilterShown={isFilterShown}
              onToggleFilter={() => setFilterShown(!isFilterShown)}
            />
          )}
        </Stack>
      </Container>
      <Container bleed="phone" as="section" spacing="list">
        {count === 0 && !hasFilters && (
          <Container>
            <EmptyState
              title={text('list.empty.title')}
              action={
                isNewProducts
                  ? { href: writeAddress('home', site.locale), label: text('error.toStart') }
                  : { href: news, label: text('list.heading.new') }
              }
            >
              {text(isNewProducts ? 'list.empty.soon' : 'list.empty.text')}
            </EmptyState>
          </Container>
        )}
        {(count > 0 || hasFilters) && (
          <Columns split={isFilterShown ? 'filters' : 'whole'}>
            {isFilterShown && (
              <FilterPlace>
                <Filters {...filters} />
              </FilterPlace>
            )}
            <Stack gap="24">
              <ActiveFilters criteria={criteria} selection={filters.selection} />
              {count === 0 ? (
                <Container>
                  <EmptyState
                    title={text('list.emptyFilter.title')}
                    action={{ href: cleared, label: text('list.clear') }}
                  >
                    {text('list.emptyFilter.text')}
                  </EmptyState>
                </Container>
              ) : (
                <ProductGrid
                  beside={isFilterShown ? 'filters' : 'nothing'}
                  aria-busy={isPlaceholderData || filters.isPending}
                >
                  {products.map((product, index) => (
                    <Fragment key={product.alias}>
                      {hasTile && index === tileAfter && (
                        <ProductGridTile>
                          <Widgets containers={[tile]} isFilling />
                        </ProductGridTile>
                      )}
                      <li data-product={product.id}>
                        <ProductCard
                          {...productCardProps(product, {
                            text,
                            now: now(),
                            hasPriority: index < firstCards,
                            canTurn: true,
                          })}
                          compare={
                            product.id === undefined ? undefined : (
                              <CompareToggle productId={product.id} name={product.name} />
                            )
                          }
                          headingLevel={2}
                        />
                      </li>
                    </Fragment>
                  ))}
                </ProductGrid>
              )}
              <ListPages criteria={criteria} selection={selection} count={count} shown={shown} />
            </Stack>
          </Columns>
        )}
      </Container>
      {below.length > 0 && (
        <Box paddingEnd="section">
          <Stack>
            <Widgets containers={below} />
          </Stack>
        </Box>
      )}
      <Late isNeeded={compared.length > 0} load={loadTray} props={{ productIds: compared }} />
    </>
  );
}
