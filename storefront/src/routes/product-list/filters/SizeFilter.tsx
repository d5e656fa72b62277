import { ChoiceCells, Fieldset, FilterBlock } from '@solvik/design-system';
import OwnSizesSwitch from '../../../features/ownSizes/OwnSizesSwitch.tsx';
import { useText } from '../../../page/services.ts';
import { sizeGroups } from '../../../features/lists/sizeSystems.ts';
import { chosenOf, type GroupProps } from './filterProps.ts';
import { useChosenLabel } from './useChosenLabel.ts';

/** Sizes in cells, each system with its name. */
export function SizeFilter({ group, onToggle }: GroupProps) {
  const text = useText();
  const chosen = chosenOf(group);
  return (
    <FilterBlock label={group.label} summary={useChosenLabel(chosen.length)}>
      <OwnSizesSwitch isInFilters />
      <Fieldset legend={group.label} emphasis="hidden">
        {sizeGroups(group.values).map(({ system, sizes }) => (
          <Fieldset key={system} legend={text(`filter.sizes.${system}`)} emphasis="quiet">
            <ChoiceCells
              kind="several"
              name={group.key}
              cells={sizes.map(({ written, label, count }) => ({
                value: written,
                label,
                note: text('list.count', { count }),
                ...(count === 0 && { isSoldOut: true }),
              }))}
              chosen={chosen}
              onChoose={onToggle}
            />
          </Fieldset>
        ))}
      </Fieldset>
    </FilterBlock>
  );
}
