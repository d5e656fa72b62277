import {
  Box,
  Columns,
  Container,
  FromDesktop,
  Heading,
  Inline,
  OnPhone,
  Stack,
  Text,
} from '@solvik/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../page/services.ts';
import { useComparison } from '../../features/comparison/useComparison.ts';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { knownSelection } from '../../features/lists/knownSelection.ts';
import { listPageInfoQuery, productListQuery } from '../../features/lists/listQueries.ts';
import { areFiltersShown, clearFilters, countFilters } from '../../features/lists/listSelection.ts';
import { Widgets } from '../../features/widgets/Area.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters } from './filters/Filters.tsx';
import { listHref } from './listHref.ts';
import { type ListCriteria, opensFilters } from './listCriteria.ts';
import { ListCrumbs } from './ListCrumbs.tsx';
import { ListGrid, tileAfter } from './ListGrid.tsx';
import { ListPages, PreviousPage } from './ListPages.tsx';
import { NothingLeft, NothingYet } from './NothingFound.tsx';
import { useListContent } from './useListContent.ts';
import { useRestoredPosition } from './useRestoredPosition.ts';
import { useChosenSelection } from './useChosenSelection.ts';
import { useShownPages } from './useShownPages.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { useFurtherPages } from './useFurtherPages.ts';
import { useListSelection } from './useListSelection.ts';
import { SubCategories } from './SubCategories.tsx';

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
  const services = useServices();
  const { dataApi, text } = services;
  const selection = useListSelection(criteria);
  const { data: info } = useQuery({
    ...listPageInfoQuery(dataApi, criteria.path),
    enabled: criteria.hasPageInfo,
  });
  const { data: list, isPlaceholderData } = useQuery({
    ...productListQuery(services, criteria.scope, selection),
    placeholderData: keepPreviousData,
  });
  const requestedPages = useShownPages();
  const { pages: more, retry } = useFurtherPages(
    Array.from({ length: requestedPages - 1 }, (_, index) =>
      productListQuery(services, criteria.scope, {
        ...selection,
        page: selection.page + index + 1,
      }),
    ),
  );
  const [isFilterShown, setFilterShown] = useState(() => opensFilters(criteria));
  // Without scripts there is no sheet over a phone's list. The first choice leaves that address: in
  // another place the filters would be drawn anew, and lose the focus.
  const [areFiltersAddressed] = useState(() =>
    areFiltersShown(new URLSearchParams(criteria.search)),
  );
  const FilterPlace = areFiltersAddressed ? Container : FromDesktop;
  const chosen = useChosenSelection(criteria);
  const filters = {
    ...chosen,
    selection: list?.facets ? knownSelection(chosen.selection, list.facets) : chosen.selection,
    criteria,
    list,
    hasSubCategories: info?.subCategories !== undefined,
  };
  const heading = info?.name ?? criteria.heading;
  const missing = more.findIndex((page) => page === undefined);
  // A page that is still loading is not counted: what is announced as shown is there, on the server
  // too.
  const shown = missing === -1 ? requestedPages : missing + 1;
  useRestoredPosition({ pages: requestedPages, isComplete: missing === -1 });
  const pages = [list, ...more.slice(0, shown - 1)];
  const products = pages.flatMap((page) => page?.products ?? []);
  const count = list?.count ?? 0;
  // Of an empty list, whatever the address chooses may be the reason.
  const hasFilters =
    countFilters(count > 0 ? knownSelection(selection, list?.facets) : selection) > 0;
  const isNarrowed = hasFilters || selection.ownSizes !== undefined;
  const { tile, above, below } = useListContent(criteria);
  const compared = useComparison() ?? [];
  const hasTile =
    tile !== undefined &&
    selection.page === 1 &&
    !hasFilters &&
    !isFilterShown &&
    products.length > tileAfter;
  const cleared = listHref(criteria, clearFilters(selection));
  return (
    <>
      <Container as="section">
        <Stack gap="24">
          <Box as="header" paddingStart="24">
            <Stack gap="16">
              <Inline spread="between" isOneLine>
                <ListCrumbs criteria={criteria} heading={heading} />
                <OnPhone>
                  <Text as="span" size="small" tone="muted" aria-hidden>
                    {text('list.count', { count })}
                  </Text>
                </OnPhone>
              </Inline>
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
          {(count > 0 || isNarrowed) && (
            <ListToolbar
              {...filters}
              isFilterShown={isFilterShown}
              areFiltersAddressed={areFiltersAddressed}
              onToggleFilter={() => setFilterShown(!isFilterShown)}
            />
          )}
        </Stack>
      </Container>
      <Container bleed="phone" as="section" spacing="list">
        {count === 0 && !isNarrowed && <NothingYet path={criteria.path} />}
        {(count > 0 || isNarrowed) && (
          <Columns split={isFilterShown ? 'filters' : 'whole'}>
            {isFilterShown && (
              <FilterPlace>
                <Filters {...filters} />
              </FilterPlace>
            )}
            <Stack gap="24">
              {filters.message}
              <ActiveFilters criteria={criteria} selection={filters.selection} />
              <PreviousPage criteria={criteria} selection={selection} shown={shown} />
              {count === 0 ? (
                <NothingLeft clearedHref={hasFilters ? cleared : undefined} />
              ) : (
                <ListGrid
                  products={products}
                  secondPictures={pages.flatMap(
                    (page) => page?.secondPictures ?? page?.products.map(() => '') ?? [],
                  )}
                  tile={hasTile ? tile : undefined}
                  isBesideFilters={isFilterShown}
                  isBusy={isPlaceholderData || filters.isPending}
                />
              )}
              <ListPages
                criteria={criteria}
                selection={selection}
                chosen={chosen.selection}
                count={count}
                shown={shown}
                retry={retry}
              />
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
