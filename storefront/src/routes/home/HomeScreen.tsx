import { areas } from '../../features/content/areas/areaSelector.ts';
import { Widgets } from '../../features/widgets/Area.tsx';
import { useAreaContainers } from '../../features/widgets/useAreaContainers.ts';
import { Personal } from '../../features/recommendations/Personal.tsx';
import { HomeProducts } from './HomeProducts.tsx';

/** The home page: its content, or the shop's own products if it has none. */
export function HomeScreen() {
  const containers = useAreaContainers(areas.homePage);
  return (
    <>
      {containers.length > 0 ? (
        <Widgets containers={containers} hasPageHeading />
      ) : (
        <HomeProducts />
      )}
      <Personal />
    </>
  );
}
