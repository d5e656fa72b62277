import { CheckList, Disclosure, FilterBlock } from '@solvik/design-system';
import { useText } from '../../../page/services.ts';
import { chosenOf, type GroupProps } from './filterProps.ts';
import { useChosenLabel } from './useChosenLabel.ts';

/** From this many values on they can be searched. */
const manyValues = 10;
/** Rows that a long list shows at most (CheckList). */
const maxRows = 200;

interface Props extends GroupProps {
  /** Open for good; otherwise it expands, and is open at first if something is chosen. */
  readonly isOpen?: boolean;
}

/** Values as checkboxes with counts. */
export function ValueFilter({ group, onToggle, isOpen = false }: Props) {
  const text = useText();
  const { key, label, values, total } = group;
  const chosen = chosenOf(group);
  const chosenLabel = useChosenLabel(chosen.length);
  const list = (
    <CheckList
      legend={label}
      name={key}
      options={values.map(({ written, label: valueLabel, count }) => ({
        value: written,
        label: valueLabel,
        count,
      }))}
      chosen={chosen}
      onToggle={onToggle}
      showAllLabel={
        total > maxRows
          ? text('filter.showFirst', { count: maxRows })
          : text('list.showAll', { count: total })
      }
      showFewerLabel={text('filter.showFewer')}
      search={
        total > manyValues
          ? {
              label: text(key === 'brands' ? 'filter.searchBrands' : 'filter.searchValues', {
                count: total,
              }),
              found: (count) => text('filter.found', { count }),
            }
          : undefined
      }
    />
  );
  return isOpen ? (
    <FilterBlock label={label} summary={chosenLabel ?? text('filter.all')}>
      {list}
    </FilterBlock>
  ) : (
    <Disclosure summary={label} defaultOpen={chosen.length > 0}>
      {list}
    </Disclosure>
  );
}
