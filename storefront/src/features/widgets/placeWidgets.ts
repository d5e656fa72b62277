import type { Widget } from '@solvik/content-schema';
import {
  loadWidgets,
  type PlacedContainer,
  type PlacedWidget,
  type TypeWithData,
} from '@solvik/widgets';
import type { ReadArea, ReadContainer, ReadWidget } from '../content/areas/readArea.ts';
import { reportUnreadable } from './reportUnreadable.ts';
import type { Asking, WidgetSource } from './widgetSource.ts';
import { widgetSources } from './widgetSources.ts';

/** The source of a widget's type; undefined for one that needs no data. */
function sourceOf({ type }: Widget): WidgetSource<TypeWithData> | undefined {
  // The table is total over the types with data and each takes its own, which the compiler cannot follow through an index.
  return (widgetSources as Partial<Record<string, WidgetSource<TypeWithData>>>)[type];
}

const widgetsOf = (area: ReadArea | null): readonly ReadWidget[] =>
  (area?.containers ?? []).flatMap(({ widgets }) => widgets);

/** Requests the data of all the widgets of an area at once; a widget whose source fails is left out and the page stays. */
export async function fetchWidgetData(asking: Asking, area: ReadArea | null): Promise<void> {
  await Promise.all(
    widgetsOf(area).map(async ({ widget }) =>
      sourceOf(widget)
        ?.ask(asking, widget.configuration as never)
        .catch(() => null),
    ),
  );
}

/** All that the widgets of an area need to be rendered at once: their data and their scripts. One that cannot be read is reported. */
export async function loadWidgetData(asking: Asking, area: ReadArea | null): Promise<void> {
  for (const container of area?.containers ?? []) reportUnreadable(asking.services, container);
  const types = new Set(widgetsOf(area).map(({ widget }) => widget.type));
  await Promise.all([fetchWidgetData(asking, area), loadWidgets([...types])]);
}

interface Placed {
  readonly containers: readonly PlacedContainer[];
  /** Whether every widget that takes data has some. */
  readonly isWhole: boolean;
}

/** The area's widgets with their data; one that has nothing to show is left out, and one that cannot be read is named for editors. */
export function placeWidgets(asking: Asking, area: ReadArea | null): Placed {
  const isPreview = asking.services.preview !== undefined;
  let isWhole = true;
  const place = ({ id, share, only, widget, nodes }: ReadWidget): readonly PlacedWidget[] => {
    const placed = { id, share, ...(only && { only }), widget };
    if (widget.type === 'html')
      return nodes && nodes.length > 0 ? [{ ...placed, data: { nodes } } as PlacedWidget] : [];
    const source = sourceOf(widget);
    const data = source?.read(asking, widget.configuration as never);
    if (!source || data) return [{ ...placed, data } as PlacedWidget];
    isWhole = false;
    return [];
  };
  const containers = (area?.containers ?? []).flatMap(
    (container: ReadContainer): PlacedContainer[] => {
      const widgets = container.widgets.flatMap(place);
      const unreadable = isPreview ? container.unreadable : undefined;
      const { id, layout, design, isStacked, only } = container;
      return widgets.length > 0 || unreadable
        ? [{ id, layout, design, isStacked, only, widgets, unreadable }]
        : [];
    },
  );
  return { containers, isWhole };
}
