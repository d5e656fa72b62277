import { Accordion, Button, WithoutScripts } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageRouter } from '../../../page/pageRouter.ts';
import { useServices } from '../../../page/services.ts';
import { wholeFacetsQuery } from '../../../features/lists/filterQueries.ts';
import { type ListSelection, toggleValue } from '../../../features/lists/listSelection.ts';
import { listHref } from '../listHref.ts';
import { ColourFilter } from './ColourFilter.tsx';
import { colourKey, type FacetGroup, facetGroups } from './facetGroups.ts';
import type { FilterProps } from './filterProps.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { SizeFilter } from './SizeFilter.tsx';
import { ValueFilter } from './ValueFilter.tsx';

/** The groups of a list; very long ones load their remaining values. */
function useFacetGroups({ criteria, selection, list, hasSubCategories }: FilterProps) {
  const services = useServices();
  const carried = list?.facets ?? [];
  const { data: whole } = useQuery({
    ...wholeFacetsQuery(services, criteria.scope, selection),
    enabled: carried.some(({ more }) => more !== undefined),
  });
  return facetGroups(whole ?? carried, { selection, text: services.text, hasSubCategories });
}

interface Props extends FilterProps {
  /** By default a choice adds a history entry. */
  readonly onSelect?: (next: ListSelection) => void;
}

/** The filters as a plain form; with scripts every choice applies at once. */
export default function FilterColumn({ onSelect, ...props }: Props) {
  const { criteria, selection, list } = props;
  const { text, site } = useServices();
  const router = usePageRouter();
  // Without the router a choice made offline would leave the page.
  useEffect(() => router.prepare(), [router]);
  const groups = useFacetGroups(props);
  const select =
    onSelect ??
    ((next) => void router.navigate(listHref(criteria, next), { preventScrollReset: true }));
  const filterOf = (group: FacetGroup) => {
    const onToggle = (written: string) => {
      const value = group.values.find((candidate) => candidate.written === written);
      if (value) select(toggleValue(selection, group.key, { id: value.id, label: value.label }));
    };
    const shown = { group, onToggle };
    if (group.key === 'skus') return <SizeFilter key={group.key} {...shown} />;
    if (group.key === colourKey) return <ColourFilter key={group.key} {...shown} />;
    return <ValueFilter key={group.key} {...shown} isOpen={group.key === 'brands'} />;
  };
  const isBeforePrice = ({ key }: FacetGroup) => key === 'skus' || key === colourKey;
  return (
    <form aria-label={text('list.filter')} method="get" action={`${site.basename}${criteria.path}`}>
      {selection.sort !== criteria.defaultSort && (
        <input type="hidden" name="sort" value={selection.sort} />
      )}
      <Accordion>
        {groups.filter(isBeforePrice).map(filterOf)}
        {list?.price && (
          <PriceFilter
            criteria={criteria}
            selection={selection}
            range={list.price}
            onSelect={select}
          />
        )}
        {groups.filter((group) => !isBeforePrice(group)).map(filterOf)}
      </Accordion>
      <WithoutScripts>
        <Button type="submit">{text('filter.apply')}</Button>
      </WithoutScripts>
    </form>
  );
}
