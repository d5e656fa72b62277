import { BelowDesktop, FromDesktop, Icon, media, Select, Text } from '@solvik/design-system';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { countFilters, listSorts } from '../../features/lists/listSelection.ts';
import type { FilterProps } from './FilterColumn.tsx';
import { listHref } from './listHref.ts';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-block-size: 60px;
  border-block: 1px solid var(--color-hairline);
  & > :last-child { justify-self: end; }
  column-gap: var(--space-12);
  & > [role='status'] { white-space: nowrap; }
  ${media.belowDesktop} {
    grid-template-columns: 1fr auto;
    & > [role='status'] { grid-row: 2; grid-column: 1 / -1; padding-block-end: var(--space-12); }
  }
  ${media.belowDesktop} { margin-inline: calc(-1 * var(--layout-margin)); padding-inline: var(--layout-margin); }
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: var(--size-control-small);
  font-weight: var(--font-weight-medium);
`;

interface Props extends FilterProps {
  readonly isFilterShown: boolean;
  readonly onToggleFilter: () => void;
}

/** Above the products: filters, how many there are, and their order. */
export function ListToolbar({ isFilterShown, onToggleFilter, ...filters }: Props) {
  const { text } = useServices();
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [wasSheetOpened, setSheetOpened] = useState(false);
  const { criteria, selection } = filters;
  const chosen = countFilters(selection);
  const filterLabel = chosen > 0 ? text('list.filterCount', { count: chosen }) : text('list.filter');
  const hideLabel = chosen > 0 ? text('list.hideFilterCount', { count: chosen }) : text('list.hideFilter');
  const sort = (value: string) => {
    const next = listSorts.find((known) => known === value);
    if (next) void navigate(listHref(criteria, { ...selection, sort: next, page: 1 }), { preventScrollReset: true });
  };
  const openSheet = () => {
    setSheetOpened(true);
    setSheetOpen(true);
  };
  return (
    <Bar>
      <div>
        <FromDesktop>
          <Toggle type="button" aria-expanded={isFilterShown} onClick={onToggleFilter}>
            <Icon name="filter" size="20" />
            {isFilterShown ? hideLabel : filterLabel}
          </Toggle>
        </FromDesktop>
        <BelowDesktop>
          <Toggle type="button" aria-haspopup="dialog" onClick={openSheet}>
            <Icon name="filter" size="20" />
            {filterLabel}
          </Toggle>
        </BelowDesktop>
      </div>
      <Text size="small" tone="muted" role="status">
        {text('list.count', { count: filters.count })}
      </Text>
      <Select
        emphasis="bar"
        label={text('list.sort')}
        value={selection.sort}
        options={criteria.sorts.map((value) => ({ value, label: text(`list.sort.${value}`) }))}
        onChange={(event) => sort(event.currentTarget.value)}
      />
      {wasSheetOpened && (
        <Suspense fallback={null}>
          <FilterSheet {...filters} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
