import { WidgetZone } from '@solvik/widgets';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { reportError } from '../../device/reportError.ts';
import { type AreaPlace, widgetAreaQuery } from '../content/contentQueries.ts';
import { imageSource } from '../images/imageSource.ts';
import { placeWidgets } from './placeWidgets.ts';

/** The widgets at a place; nothing where there is no content. */
export function Area({ place, hasPageHeading = false }: { readonly place: AreaPlace; readonly hasPageHeading?: boolean }) {
  const services = useServices();
  const { data: area } = useQuery(widgetAreaQuery(services.dataApi, place));
  const { containers } = useMemo(() => placeWidgets(services, area ?? null), [services, area]);
  if (containers.length === 0) return null;
  return (
    <WidgetZone
      containers={containers}
      hasPageHeading={hasPageHeading}
      picture={({ file, alt }, { sizes, ratio }) => imageSource(file, { alt, sizes, ratio })}
      onError={(_placed, error) => reportError(error)}
    />
  );
}
