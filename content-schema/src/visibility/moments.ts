/** When something on a page changes by itself: for the workbench's time line, and for caches. */
import type { PageDocument, StoredWidget } from '../document/pageDocument.ts';
import { widgetDefinitions } from '../widgetDefinitions.ts';
import { spanOf } from './schedule.ts';

export interface Moment {
  readonly at: Date;
  readonly kind: 'begins' | 'ends';
  /** The widget's id, or the row's. */
  readonly widgetId: string;
  /** Its name for editors. */
  readonly name: string;
}

const momentsIn = (value: unknown): readonly number[] =>
  typeof value === 'string'
    ? [Date.parse(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(momentsIn)
      : [];

/** The end of a widget's own content, such as an offer's, in each market. */
function ownEnds({ id, name, type, fields }: StoredWidget): readonly Moment[] {
  const dates = Object.entries(
    widgetDefinitions.find((definition) => definition.type === type)?.fields ?? {},
  ).filter(([, { kind }]) => kind === 'date');
  const ends = new Set(
    dates.flatMap(([field]) => momentsIn(fields[field])).filter((at) => !Number.isNaN(at)),
  );
  return [...ends].map((at) => ({ at: new Date(at), kind: 'ends', widgetId: id, name }));
}

/** In order of time; `timeZone` is the one for schedules in each market's own time. */
export function momentsOf(
  { containers }: Pick<PageDocument, 'containers'>,
  timeZone: string,
): readonly Moment[] {
  const ends = containers.flatMap(({ widgets }) => widgets.flatMap(ownEnds));
  const scheduled = containers
    .flatMap(({ widgets, ...row }) => [row, ...widgets])
    .flatMap(({ id, name, schedule }): Moment[] => {
      const { from, to } = schedule ? spanOf(schedule, timeZone) : {};
      return [
        ...(from ? [{ at: from, kind: 'begins' as const, widgetId: id, name }] : []),
        ...(to ? [{ at: to, kind: 'ends' as const, widgetId: id, name }] : []),
      ];
    });
  return [...scheduled, ...ends].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
