import { type PlacedContainer, WidgetZone, type WidgetZoneProps } from '@solvik/widgets';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { reportError } from '../../device/reportError.ts';
import { type AreaPlace, widgetAreaQuery } from '../content/contentQueries.ts';
import { imageSource } from '../images/imageSource.ts';
import { placeWidgets } from './placeWidgets.ts';

/** The widgets at a place, in their rows; empty until there is content. */
export function useAreaContainers(place: AreaPlace): readonly PlacedContainer[] {
  const services = useServices();
  const { data: area } = useQuery(widgetAreaQuery(services.dataApi, place));
  return useMemo(() => placeWidgets(services, area ?? null).containers, [services, area]);
}

/** The widgets at a place; nothing where there is no content. */
export function Area({ place, hasPageHeading = false }: { readonly place: AreaPlace; readonly hasPageHeading?: boolean }) {
  return <Widgets containers={useAreaContainers(place)} hasPageHeading={hasPageHeading} />;
}

/** Rows of widgets with the shop's pictures and error reports. */
export function Widgets(shown: Pick<WidgetZoneProps, 'containers' | 'hasPageHeading' | 'isFilling'>) {
  if (shown.containers.length === 0) return null;
  return (
    <WidgetZone
      {...shown}
      picture={({ file, alt }, { sizes, ratio }) => imageSource(file, { alt, sizes, ratio })}
      onError={(_placed, error) => reportError(error)}
    />
  );
}
