import type { PlacedContainer } from '@solvik/widgets';
import type { AreaPlace } from '../../features/content/contentQueries.ts';
import { useAreaContainers } from '../../features/widgets/Area.tsx';

const isTile = ({ widgets }: PlacedContainer) => widgets.length === 1 && widgets.every(({ widget }) => widget.type === 'banner' && widget.configuration.presentation === 'tile');

/** What content adds to a list: one tile that stands among the products, and the rest above them. */
export function useListContent(place: AreaPlace): { readonly tile: PlacedContainer | undefined; readonly above: readonly PlacedContainer[] } {
  const containers = useAreaContainers(place);
  const tile = containers.find(isTile);
  return { tile: tile && { ...tile, layout: 'full' }, above: containers.filter((container) => container !== tile) };
}
