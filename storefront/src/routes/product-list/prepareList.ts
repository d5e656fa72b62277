import { loadFilters } from './filters/Filters.tsx';
import { type ListCriteria, opensFilters } from './listCriteria.ts';

/** Code of the page's first render: the filters, where they are shown. */
export const prepareList = (criteria: ListCriteria): Promise<void> | undefined =>
  opensFilters(criteria) ? loadFilters() : undefined;
