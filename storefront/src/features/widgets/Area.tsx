import { WidgetZone, type WidgetZoneProps } from '@solvik/widgets';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { clockFrom } from '../../device/clockFrom.ts';
import type { AreaPlace } from '../content/areas/areaPlace.ts';
import { imageSource } from '../images/imageSource.ts';
import { reportBroken } from './reportUnreadable.ts';
import { useAreaContainers } from './useAreaContainers.ts';
import { useWidgetForms } from './useWidgetForms.ts';
import { widgetActions } from './widgetActions.ts';

interface AreaProps {
  readonly place: AreaPlace;
  readonly hasPageHeading?: boolean;
  /** The product whose page it is. */
  readonly productAlias?: string;
}

/** The widgets at a place; nothing where there is no content. */
export function Area({ place, hasPageHeading = false, productAlias }: AreaProps) {
  return (
    <Widgets
      containers={useAreaContainers(place, { productAlias })}
      hasPageHeading={hasPageHeading}
    />
  );
}

/** Rows of widgets with the shop's words, pictures, actions, forms and error reports. */
export function Widgets(
  shown: Pick<WidgetZoneProps, 'containers' | 'hasPageHeading' | 'isFilling'>,
) {
  const services = useServices();
  const { widgetText, site, preview, brokenCard } = services;
  const form = useWidgetForms();
  const [clock] = useState(() => clockFrom(preview?.at));
  if (shown.containers.length === 0) return null;
  return (
    <WidgetZone
      {...shown}
      preview={preview && brokenCard && { brokenCard }}
      text={widgetText}
      locale={site.locale}
      timeZone={site.timeZone}
      clock={clock}
      actions={widgetActions}
      form={form}
      picture={({ file, alt, focalPoint }, { sizes, ratio }) =>
        imageSource(file, { alt, sizes, ratio, focalPoint })
      }
      onError={(placed, error) => reportBroken(services, placed, error)}
    />
  );
}
