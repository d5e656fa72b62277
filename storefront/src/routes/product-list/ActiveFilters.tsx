import { Container, FilterChips } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import {
  clearFilters,
  type ListSelection,
  toggleValue,
} from '../../features/lists/listSelection.ts';
import { describePriceRange } from '../../features/lists/describePriceRange.ts';
import { listHref } from './listHref.ts';
import { leaveFilter } from './leaveFilter.ts';
import type { ListCriteria } from './listCriteria.ts';

/** Each active filter as a link that removes it, and one that removes them all. */
export function ActiveFilters({
  criteria,
  selection,
}: {
  readonly criteria: ListCriteria;
  readonly selection: ListSelection;
}) {
  const services = useServices();
  const { text } = services;
  const values = [...selection.facets].flatMap(([key, chosen]) =>
    chosen.map((value) => ({ key, value })),
  );
  const { price, ...withoutPrice } = selection;
  if (values.length === 0 && !price) return null;
  const chips = values.map(({ key, value }) => {
    // A number alone would not be understood as a size.
    const isBareSize = key === 'skus' && /^\d/.test(value.label);
    const label = isBareSize ? text('list.sizeChip', { size: value.label }) : value.label;
    return {
      id: `${key}${value.id}`,
      label,
      href: listHref(criteria, toggleValue(selection, key, value)),
      removeLabel: text('list.remove', { label }),
    };
  });
  if (price) {
    const label = describePriceRange(price, services);
    chips.push({
      id: 'price',
      label,
      href: listHref(criteria, { ...withoutPrice, page: 1 }),
      removeLabel: text('list.remove', { label }),
    });
  }
  return (
    <Container>
      <FilterChips
        label={text('list.chosen')}
        chips={chips}
        onClick={leaveFilter}
        clear={{ href: listHref(criteria, clearFilters(selection)), label: text('list.clear') }}
      />
    </Container>
  );
}
