import { parseWidget, type Problem, type Widget } from '@solvik/content-schema';
import type { PlacedContainer, PlacedWidget, TypeWithData } from '@solvik/widgets';
import type { WidgetAreaQuery } from '../../data-api/generated/operations.ts';
import type { Asking, WidgetSource } from './widgetSource.ts';
import { widgetSources } from './widgetSources.ts';

type Area = NonNullable<WidgetAreaQuery['widgetArea']>;
type Container = NonNullable<NonNullable<Area['containers']>[number]>;
type AreaWidget = NonNullable<NonNullable<Container['widgets']>[number]>;
type Share = PlacedWidget['share'];

const shares: readonly Share[] = ['full', 'half', 'third', 'quarter'];
const shareOf = (text: string | null | undefined, fallback: Share): Share => shares.find((share) => share === text) ?? fallback;

const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): readonly T[] => (items ?? []).filter((item) => item !== null && item !== undefined);

/** The source of a widget's type; undefined for one that needs no data. */
function sourceOf({ type }: Widget): WidgetSource<TypeWithData> | undefined {
  // The table is total over the types with data and each takes its own, which the compiler cannot follow through an index.
  return (widgetSources as Partial<Record<string, WidgetSource<TypeWithData>>>)[type];
}

/** Asks for all that the widgets of an area need, at once; a widget whose source fails is left out and the page stays. */
export async function loadWidgetData(asking: Asking, area: Area | null): Promise<void> {
  const widgets = present(area?.containers).flatMap((container) => present(container.widgets));
  await Promise.all(
    widgets.map(async ({ type, configuration }) => {
      const read = parseWidget(type, configuration);
      if (read.kind === 'ok') await sourceOf(read.value)?.ask(asking, read.value.configuration as never).catch(() => null);
    }),
  );
}

export interface WidgetProblem {
  readonly widget: string;
  readonly problems: readonly Problem[];
}

interface Placed {
  readonly containers: readonly PlacedContainer[];
  readonly problems: readonly WidgetProblem[];
  /** Whether every widget that takes data has some. */
  readonly isWhole: boolean;
}

/** The area's widgets read, in order, with their data; one that has nothing to show is left out, and one that cannot be read is named. */
export function placeWidgets(asking: Asking, area: Area | null): Placed {
  const problems: WidgetProblem[] = [];
  let isWhole = true;
  const place = ({ id, name, type, size, configuration }: AreaWidget, fallback: Share): PlacedWidget[] => {
    const read = parseWidget(type, configuration);
    if (read.kind === 'bad') {
      problems.push({ widget: name, problems: read.problems });
      return [];
    }
    const source = sourceOf(read.value);
    const data = source?.read(asking, read.value.configuration as never);
    if (source && !data) {
      isWhole = false;
      return [];
    }
    return [{ id: String(id), share: shareOf(size, fallback), widget: read.value, data } as PlacedWidget];
  };
  const containers = present(area?.containers)
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((container): PlacedContainer => {
      const layout = shareOf(container.layout, 'full');
      const design = container.design === 'full-width' || container.design === 'contained' ? container.design : 'default';
      const widgets = present(container.widgets).toSorted((a, b) => a.sortOrder - b.sortOrder).flatMap((widget) => place(widget, layout));
      return { id: String(container.id), layout, design, widgets };
    })
    .filter(({ widgets }) => widgets.length > 0);
  return { containers, problems, isWhole };
}
