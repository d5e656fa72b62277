import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../page/services.ts';
import { productListQuery } from '../../features/lists/listQueries.ts';
import { countFilters } from '../../features/lists/listSelection.ts';
import { searchFindingsQuery } from '../../features/search/searchQueries.ts';
import { isExactSearch } from './exactSearch.ts';
import type { ListCriteria } from './listCriteria.ts';
import { ProductListScreen } from './ProductListScreen.tsx';
import { SearchCorrection } from './SearchCorrection.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import { NamedPages, SearchPages } from './SearchPages.tsx';
import { UnderstoodParts } from './UnderstoodParts.tsx';
import { useListSelection } from './useListSelection.ts';

/** The link that undoes a correction disappears, and the focus on it: only the query has changed. */
function useFocusOnUndo(isExact: boolean): void {
  const wasExact = useRef(isExact);
  useEffect(() => {
    if (wasExact.current === isExact) return;
    wasExact.current = isExact;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [isExact]);
}

/** Search results, or help to find some. */
export function SearchScreen({ criteria }: { readonly criteria: ListCriteria }) {
  const services = useServices();
  const isExact = isExactSearch(criteria.search);
  useFocusOnUndo(isExact);
  const selection = useListSelection(criteria);
  const searchText = criteria.scope.searchText ?? '';
  const { data: list } = useQuery({
    ...productListQuery(services, criteria.scope, selection),
    enabled: searchText !== '',
  });
  const { data: findings } = useQuery({
    ...searchFindingsQuery(services, { searchText, isExact }, selection),
    enabled: searchText !== '',
  });
  const isUndone = isExact && findings?.didYouMean !== undefined;
  const isWithoutResults =
    list?.count === 0 && countFilters(selection) === 0 && !selection.ownSizes;
  return searchText === '' || isUndone || isWithoutResults ? (
    <SearchHelp searchText={searchText} findings={findings} />
  ) : (
    <ProductListScreen
      criteria={criteria}
      intro={
        findings && (
          <>
            <SearchCorrection searchText={searchText} findings={findings} />
            <UnderstoodParts
              parts={findings.understood}
              hasChosenPrice={selection.price !== undefined}
            />
            <NamedPages pages={findings.pages} />
            <SearchPages pages={findings.pages} />
          </>
        )
      }
    />
  );
}
