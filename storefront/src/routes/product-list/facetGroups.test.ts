import { expect, it } from 'vitest';
import { readListSelection } from '../../features/lists/listSelection.ts';
import type { Text } from '../../languages/createText.ts';
import { facetGroups } from './facetGroups.ts';

const text = ((key: string) => key) as Text;
const values = [
  ['a', 'A', 3],
  ['b', 'B', 7],
] as const;

it('labels a group with the shop’s own text if there is one, and marks the selected values', () => {
  const groups = facetGroups(
    [
      { key: 'brands', values },
      { key: 'p-Color', label: 'Färg', values },
    ],
    readListSelection(new URLSearchParams('p-Color=B~b'), 'LATEST'),
    text,
  );
  expect(
    groups.map(
      ({ label, values: shown }) =>
        `${label}: ${shown.map(({ id, isChosen }) => (isChosen ? `[${id}]` : id)).join(' ')}`,
    ),
  ).toEqual(['list.facet.Brand: a b', 'Färg: a [b]']);
});
