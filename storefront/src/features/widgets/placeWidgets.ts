import type { Widget } from '@solvik/content-schema';
import {
  loadWidgets,
  type PlacedContainer,
  type PlacedWidget,
  type TypeWithData,
} from '@solvik/widgets';
import type { ReadArea, ReadContainer, ReadWidget } from '../content/areas/readArea.ts';
import { reportUnreadable } from './reportUnreadable.ts';
import type { WidgetContext, WidgetSource } from './widgetSource.ts';
import { widgetSources } from './widgetSources.ts';

/** The source of a widget's type; undefined for one without data. */
function sourceOf({ type }: Widget): WidgetSource<TypeWithData> | undefined {
  // The table covers every type with data and each takes its own, which the compiler cannot follow
  // through an index.
  return (widgetSources as Partial<Record<string, WidgetSource<TypeWithData>>>)[type];
}

const widgetsOf = (area: ReadArea | null): readonly ReadWidget[] =>
  (area?.containers ?? []).flatMap(({ widgets }) => widgets);

/**
 * Requests the data of all the widgets of an area at once; a widget whose source fails is omitted
 * and the page is shown.
 */
export async function fetchWidgetData(
  context: WidgetContext,
  area: ReadArea | null,
): Promise<void> {
  await Promise.all(
    widgetsOf(area).map(async ({ widget }) =>
      sourceOf(widget)
        ?.load(context, widget.configuration as never)
        .catch(() => null),
    ),
  );
}

/**
 * All that the widgets of an area need to be rendered at once: their data and their scripts.
 * Unreadable widgets are reported.
 */
export async function loadWidgetData(context: WidgetContext, area: ReadArea | null): Promise<void> {
  for (const container of area?.containers ?? []) reportUnreadable(context.services, container);
  const types = new Set(widgetsOf(area).map(({ widget }) => widget.type));
  await Promise.all([fetchWidgetData(context, area), loadWidgets([...types])]);
}

interface Placed {
  readonly containers: readonly PlacedContainer[];
  /** Whether every widget that takes data has some. */
  readonly isWhole: boolean;
}

/**
 * The area's widgets with their data; one without anything to show is omitted, and an unreadable
 * one is named for editors.
 */
export function placeWidgets(context: WidgetContext, area: ReadArea | null): Placed {
  const isPreview = context.services.preview !== undefined;
  let isWhole = true;
  const place = ({ id, share, only, widget, nodes }: ReadWidget): readonly PlacedWidget[] => {
    const placed = { id, share, ...(only && { only }), widget };
    if (widget.type === 'html')
      return nodes && nodes.length > 0 ? [{ ...placed, data: { nodes } } as PlacedWidget] : [];
    const source = sourceOf(widget);
    const data = source?.read(context, widget.configuration as never);
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
