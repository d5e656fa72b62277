import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { productListQuery } from '../../features/lists/listQueries.ts';
import { countFilters } from '../../features/lists/listSelection.ts';
import { type ListCriteria, selectionOf } from './listCriteria.ts';
import { ProductListScreen } from './ProductListScreen.tsx';
import { SearchHelp } from './SearchHelp.tsx';

/** Search results, or help to find some. */
export function SearchScreen({ criteria }: { readonly criteria: ListCriteria }) {
  const { dataApi } = useServices();
  const selection = selectionOf(criteria);
  const searchText = criteria.scope.searchText ?? '';
  const { data: list } = useQuery({
    ...productListQuery(dataApi, criteria.scope, selection),
    enabled: searchText !== '',
  });
  const isWithoutAnswer = list !== undefined && list.count === 0 && countFilters(selection) === 0;
  return searchText === '' || isWithoutAnswer ? (
    <SearchHelp searchText={searchText} />
  ) : (
    <ProductListScreen criteria={criteria} />
  );
}
