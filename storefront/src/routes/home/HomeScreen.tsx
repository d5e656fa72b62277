import { areas } from '../../features/content/areas/areaPlace.ts';
import { Widgets } from '../../features/widgets/Area.tsx';
import { useAreaContainers } from '../../features/widgets/useAreaContainers.ts';
import { ShopWindow } from './ShopWindow.tsx';

/** The front page: its content, or the shop's own goods while it has none. */
export function HomeScreen() {
  const containers = useAreaContainers(areas.frontPage);
  return containers.length > 0 ? (
    <Widgets containers={containers} hasPageHeading />
  ) : (
    <ShopWindow />
  );
}
