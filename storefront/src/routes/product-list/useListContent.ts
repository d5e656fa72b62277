import type { PlacedContainer } from '@solvik/widgets';
import { useAreaContainers } from '../../features/widgets/useAreaContainers.ts';
import { type ListCriteria, listAreas } from './listCriteria.ts';

const isTile = ({ widgets }: PlacedContainer) =>
  widgets.length === 1 &&
  widgets.every(
    ({ widget }) => widget.type === 'banner' && widget.configuration.presentation === 'tile',
  );

interface ListContent {
  readonly tile: PlacedContainer | undefined;
  readonly above: readonly PlacedContainer[];
  readonly below: readonly PlacedContainer[];
}

/** The content of a list: one tile among the products, and the rest above and below them. */
export function useListContent({ kind, scope }: Pick<ListCriteria, 'kind' | 'scope'>): ListContent {
  const [top, bottom] = listAreas(kind, scope);
  const containers = useAreaContainers(top);
  const below = useAreaContainers(bottom);
  const tile = containers.find(isTile);
  return {
    tile: tile && { ...tile, layout: 'full' },
    above: containers.filter((container) => container !== tile),
    below,
  };
}
