import { ColourChoices, Fieldset, FilterBlock, TextButton } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../page/services.ts';
import { colourRank } from '../../../features/lists/colourOrder.ts';
import { filterColoursQuery } from '../../../features/lists/filterQueries.ts';
import { softenColour } from '../../../features/lists/softenColour.ts';
import type { FacetGroupValue } from './facetGroups.ts';
import { chosenOf, type GroupProps } from './filterProps.ts';
import { useChosenLabel } from './useChosenLabel.ts';
import { ValueFilter } from './ValueFilter.tsx';

/** Colours shown at first: two rows of six. */
const firstColours = 12;

/** Those with most products and the chosen ones: the same set while colours are being chosen. */
function useFirstColours(values: readonly FacetGroupValue[]): ReadonlySet<string> {
  const [first] = useState(
    () =>
      new Set(
        values
          .toSorted((a, b) => b.count - a.count)
          .slice(0, firstColours)
          .map(({ id }) => id),
      ),
  );
  return first;
}

/** Colours as dots, from black round to blue; as plain words where their colours are unknown. */
export function ColourFilter({ group, onToggle }: GroupProps) {
  const { text, dataApi, site } = useServices();
  const { data: colours = {}, isError } = useQuery(filterColoursQuery(dataApi));
  const [isWhole, setWhole] = useState(false);
  const first = useFirstColours(group.values);
  const chosen = chosenOf(group);
  const chosenLabel = useChosenLabel(chosen.length);
  if (isError) return <ValueFilter group={group} onToggle={onToggle} isOpen />;
  const hidden = group.values.filter(({ id, isChosen }) => !first.has(id) && !isChosen).length;
  const isShown = ({ id, isChosen }: FacetGroupValue) =>
    isWhole || hidden <= 2 || first.has(id) || isChosen;
  const shown = group.values
    .filter(isShown)
    .toSorted((a, b) => colourRank(colours[a.id]) - colourRank(colours[b.id]));
  return (
    <FilterBlock label={group.label} summary={chosenLabel}>
      <Fieldset legend={group.label} emphasis="hidden">
        <ColourChoices
          name={group.key}
          colours={shown.map(({ id, written, label, count }) => ({
            value: written,
            label: softenColour(label, site.locale),
            colour: colours[id],
            note: text('list.count', { count }),
          }))}
          chosen={chosen}
          onToggle={onToggle}
        />
      </Fieldset>
      {(isWhole || shown.length < group.values.length) && (
        <div>
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? text('filter.showFewer')
              : text('list.showAll', { count: group.values.length })}
          </TextButton>
        </div>
      )}
    </FilterBlock>
  );
}
