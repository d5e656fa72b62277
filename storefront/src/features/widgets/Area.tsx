import { WidgetZone, type WidgetZoneProps } from '@solvik/widgets';
import { useState } from 'react';
import { useServices } from '../../page/services.ts';
import { clockFrom } from '../../device/clockFrom.ts';
import type { AreaSelector } from '../content/areas/areaSelector.ts';
import { imageSource } from '../images/imageSource.ts';
import { reportBroken } from './reportUnreadable.ts';
import { useAreaContainers } from './useAreaContainers.ts';
import { useWidgetForms } from './useWidgetForms.ts';
import { widgetActions } from './widgetActions.ts';

interface AreaProps {
  readonly selector: AreaSelector;
  readonly hasPageHeading?: boolean;
  /** The product of the page. */
  readonly productAlias?: string;
}

/** The widgets of an area; nothing if it has no content. */
export function Area({ selector, hasPageHeading = false, productAlias }: AreaProps) {
  return (
    <Widgets
      containers={useAreaContainers(selector, { productAlias })}
      hasPageHeading={hasPageHeading}
    />
  );
}

/** Rows of widgets with the shop's texts, pictures, actions, forms and error reports. */
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
