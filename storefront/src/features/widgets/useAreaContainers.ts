import type { PlacedContainer } from '@solvik/widgets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../page/services.ts';
import type { AreaSelector } from '../content/areas/areaSelector.ts';
import { widgetAreaQuery } from '../content/contentQueries.ts';
import { fetchWidgetData, placeWidgets } from './placeWidgets.ts';
import { useVisitorProducts } from './useVisitorProducts.ts';
import type { WidgetContext } from './widgetSource.ts';

/**
 * The widgets of an area, in their rows; empty until there is content. What the page's loader
 * fetched is there at once; personal data, and what failed before, is fetched by the browser and
 * added when it arrives.
 */
export function useAreaContainers(
  selector: AreaSelector,
  { productAlias }: Pick<WidgetContext, 'productAlias'> = {},
): readonly PlacedContainer[] {
  const services = useServices();
  const visitor = useVisitorProducts();
  const { data: area } = useQuery(widgetAreaQuery(services.dataApi, selector));
  const context = useMemo(
    (): WidgetContext => ({ services, visitor, productAlias }),
    [services, visitor, productAlias],
  );
  const [answered, setAnswered] = useState<{
    readonly context: WidgetContext;
    readonly again: WidgetContext;
  }>();
  // A new object once there are results, so that they are read.
  const reading = answered?.context === context ? answered.again : context;
  const { containers, isWhole } = useMemo(
    () => placeWidgets(reading, area ?? null),
    [reading, area],
  );
  useEffect(() => {
    if (isWhole || !area || !visitor) return undefined;
    let isCurrent = true;
    void fetchWidgetData(context, area).then(
      () => isCurrent && setAnswered({ context, again: { ...context } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [context, area, visitor, isWhole]);
  return containers;
}
