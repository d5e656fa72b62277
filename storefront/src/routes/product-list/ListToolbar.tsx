import {
  BarButton,
  BelowDesktop,
  FromDesktop,
  ListBar,
  Select,
  TextLink,
  WithoutScripts,
} from '@solvik/design-system';
import { useState } from 'react';
import { LatePanel } from '../../page/LatePanel.tsx';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { countFilters, listSorts } from '../../features/lists/listSelection.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { usePinnedSizes } from '../../features/ownSizes/useOwnSizes.ts';
import { Late } from '../../interface/Late.tsx';
import { type FilterProps, filtersPart } from './filters/filterProps.ts';
import { loadFilters } from './filters/Filters.tsx';
import { filtersHref, listHref } from './listHref.ts';
import { PerRowChoice } from './PerRowChoice.tsx';

const loadSheet = () => loadWithMessages(['filter'], () => import('./filters/FilterSheet.tsx'));
const loadOwnSizes = () =>
  loadWithMessages(['filter'], () => import('../../features/ownSizes/OwnSizesSwitch.tsx'));
/** The code of the filters, once their button is pointed at, touched or focused. */
const prepareFilters = () => void loadFilters().catch(() => undefined);
const prepareSheet = () => void loadSheet().catch(() => undefined);

interface Props extends FilterProps {
  readonly isFilterShown: boolean;
  readonly onToggleFilter: () => void;
  /** Whether the address has them open, for a browser without scripts. */
  readonly areFiltersAddressed: boolean;
}

/** Above the products: filters, count and sort. */
export function ListToolbar({
  isFilterShown,
  onToggleFilter,
  areFiltersAddressed,
  ...filters
}: Props) {
  const { text } = useServices();
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const hasOwnSizes = usePinnedSizes() !== undefined;
  const { criteria, selection } = filters;
  const { count = 0, whole } = filters.list ?? {};
  const chosen = countFilters(selection);
  const filterLabel =
    chosen > 0 ? text('list.filterCount', { count: chosen }) : text('list.filter');
  const hideLabel =
    chosen > 0 ? text('list.hideFilterCount', { count: chosen }) : text('list.hideFilter');
  const sort = (value: string) => {
    const next = listSorts.find((known) => known === value);
    if (next)
      void navigate(listHref(criteria, { ...selection, sort: next, page: 1 }), {
        preventScrollReset: true,
      });
  };
  return (
    <>
      <ListBar
        filter={
          <>
            <FromDesktop>
              <BarButton
                icon="filter"
                data-is-filter
                aria-expanded={isFilterShown}
                onClick={onToggleFilter}
                onPointerEnter={prepareFilters}
                onFocus={prepareFilters}
              >
                {isFilterShown ? hideLabel : filterLabel}
              </BarButton>
            </FromDesktop>
            <BelowDesktop>
              <BarButton
                icon="filter"
                data-is-filter
                aria-haspopup="dialog"
                onClick={() => setSheetOpen(true)}
                onPointerEnter={prepareSheet}
                onFocus={prepareSheet}
              >
                {filterLabel}
              </BarButton>
            </BelowDesktop>
            <WithoutScripts>
              <TextLink href={filtersHref(criteria, !areFiltersAddressed)}>
                {text(areFiltersAddressed ? 'list.hideFilter' : 'list.openFilters')}
              </TextLink>
            </WithoutScripts>
          </>
        }
        count={
          whole ? text('list.countOf', { count, total: whole }) : text('list.count', { count })
        }
        perRow={<PerRowChoice isBesideFilters={isFilterShown} />}
        own={<Late isNeeded={hasOwnSizes} load={loadOwnSizes} props={{}} />}
        sort={
          <Select
            emphasis="bar"
            label={text('list.sort')}
            value={selection.sort}
            options={criteria.sorts.map((value) => ({ value, label: text(`list.sort.${value}`) }))}
            onChange={(event) => sort(event.currentTarget.value)}
          />
        }
      />
      <LatePanel
        part={filtersPart}
        isOpen={isSheetOpen}
        load={loadSheet}
        props={{ ...filters, isOpen: isSheetOpen, setOpen: setSheetOpen }}
        close={() => setSheetOpen(false)}
      />
    </>
  );
}
