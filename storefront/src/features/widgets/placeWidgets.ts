import { parseWidget, type Widget } from '@solvik/content-schema';
import { loadWidgets, type PlacedContainer, type PlacedWidget, type TypeWithData, type UnreadableWidget } from '@solvik/widgets';
import type { WidgetAreaQuery } from '../../data-api/generated/operations.ts';
import { onlyIn, readRow, readShare } from './readRow.ts';
import { tellBadRow, tellUnreadable } from './tellUnreadable.ts';
import type { Asking, WidgetSource } from './widgetSource.ts';
import { widgetSources } from './widgetSources.ts';

type Area = NonNullable<WidgetAreaQuery['widgetArea']>;
type Container = NonNullable<NonNullable<Area['containers']>[number]>;
type Share = PlacedWidget['share'];

const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): readonly T[] => (items ?? []).filter((item) => item !== null && item !== undefined);

const inOrder = <T extends { readonly sortOrder: number }>(items: readonly T[]): readonly T[] => items.toSorted((a, b) => a.sortOrder - b.sortOrder);

/** The source of a widget's type; undefined for one that needs no data. */
function sourceOf({ type }: Widget): WidgetSource<TypeWithData> | undefined {
  // The table is total over the types with data and each takes its own, which the compiler cannot follow through an index.
  return (widgetSources as Partial<Record<string, WidgetSource<TypeWithData>>>)[type];
}

const readAll = (area: Area | null) =>
  present(area?.containers)
    .flatMap((container) => present(container.widgets))
    .map(({ id, name, type, size, configuration }) => ({ id: String(id), name, type, read: parseWidget(type, configuration, size) }));

/** Asks for the data of all the widgets of an area at once; a widget whose source fails is left out and the page stays. */
export async function fetchWidgetData(asking: Asking, area: Area | null): Promise<void> {
  await Promise.all(readAll(area).map(async ({ read }) => (read.kind === 'ok' ? sourceOf(read.value)?.ask(asking, read.value.configuration as never).catch(() => null) : null)));
}

/** All that the widgets of an area need to be rendered at once: their data and their scripts. One that cannot be read is told of. */
export async function loadWidgetData(asking: Asking, area: Area | null): Promise<void> {
  const all = readAll(area);
  for (const { read, ...widget } of all) if (read.kind === 'bad') tellUnreadable(asking.services, { ...widget, problems: read.problems });
  for (const container of present(area?.containers)) tellBadRow(asking.services, container, readRow(container).problems);
  await Promise.all([fetchWidgetData(asking, area), loadWidgets([...new Set(all.flatMap(({ read }) => (read.kind === 'ok' ? [read.value.type] : [])))])]);
}

interface Placed {
  readonly containers: readonly PlacedContainer[];
  /** Whether every widget that takes data has some. */
  readonly isWhole: boolean;
}

/** The area's widgets read, in order, with their data; one that has nothing to show is left out, and one that cannot be read is named for editors. */
export function placeWidgets(asking: Asking, area: Area | null): Placed {
  const isPreview = asking.services.preview !== undefined;
  let isWhole = true;
  /** The row's widgets that can be shown, and those that cannot. */
  const place = (container: Container, fallback: Share): Required<Pick<PlacedContainer, 'widgets' | 'unreadable'>> => {
    const widgets: PlacedWidget[] = [];
    const unreadable: UnreadableWidget[] = [];
    for (const { id, name, type, size, classNames, configuration } of inOrder(present(container.widgets))) {
      const read = parseWidget(type, configuration, size);
      if (read.kind === 'bad') {
        unreadable.push({ id: String(id), name, type, before: widgets.length, problems: read.problems, raw: configuration });
        continue;
      }
      const source = sourceOf(read.value);
      const data = source?.read(asking, read.value.configuration as never);
      if (source && !data) isWhole = false;
      else widgets.push({ id: String(id), share: readShare(size) ?? fallback, ...onlyIn(classNames), widget: read.value, data } as PlacedWidget);
    }
    return { widgets, unreadable };
  };
  const containers = inOrder(present(area?.containers)).flatMap((container): PlacedContainer[] => {
    const { row } = readRow(container);
    const { widgets, unreadable } = place(container, row.layout);
    const isShown = widgets.length > 0 || (isPreview && unreadable.length > 0);
    return isShown ? [{ id: String(container.id), ...row, widgets, ...(isPreview && unreadable.length > 0 && { unreadable }) }] : [];
  });
  return { containers, isWhole };
}
