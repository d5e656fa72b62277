import type { PlacedContainer } from '@solvik/widgets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { AreaPlace } from '../content/areas/areaPlace.ts';
import { widgetAreaQuery } from '../content/contentQueries.ts';
import { fetchWidgetData, placeWidgets } from './placeWidgets.ts';
import { useVisitorGoods } from './useVisitorGoods.ts';
import type { Asking } from './widgetSource.ts';

/**
 * The widgets at a place, in their rows; empty until there is content. What the page's loader asked for is there at once;
 * what belongs to the visitor, and what failed before, is asked for by the browser and comes when it is answered.
 */
export function useAreaContainers(
  place: AreaPlace,
  { productAlias }: Pick<Asking, 'productAlias'> = {},
): readonly PlacedContainer[] {
  const services = useServices();
  const visitor = useVisitorGoods();
  const { data: area } = useQuery(widgetAreaQuery(services.dataApi, place));
  const asking = useMemo(
    (): Asking => ({ services, visitor, productAlias }),
    [services, visitor, productAlias],
  );
  const [answered, setAnswered] = useState<{ readonly asked: Asking; readonly again: Asking }>();
  // Another object once there are answers, so that they are read.
  const reading = answered?.asked === asking ? answered.again : asking;
  const { containers, isWhole } = useMemo(
    () => placeWidgets(reading, area ?? null),
    [reading, area],
  );
  useEffect(() => {
    if (isWhole || !area || !visitor) return undefined;
    let isCurrent = true;
    void fetchWidgetData(asking, area).then(
      () => isCurrent && setAnswered({ asked: asking, again: { ...asking } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asking, area, visitor, isWhole]);
  return containers;
}
