/** When something on a page changes by itself: for the workbench's time line, and for caches. */
import type { PageDocument } from '../document/pageDocument.ts';
import { spanOf } from './schedule.ts';

export interface Moment {
  readonly at: Date;
  readonly kind: 'begins' | 'ends';
  /** The widget's id, or the row's. */
  readonly widgetId: string;
  /** What editors call it. */
  readonly name: string;
}

/** In order of time; `timeZone` is the one that schedules in each market's own time are told in. */
export function momentsOf({ containers }: Pick<PageDocument, 'containers'>, timeZone: string): readonly Moment[] {
  return containers
    .flatMap(({ widgets, ...row }) => [row, ...widgets])
    .flatMap(({ id, name, schedule }): Moment[] => {
      const { from, to } = schedule ? spanOf(schedule, timeZone) : {};
      return [...(from ? [{ at: from, kind: 'begins' as const, widgetId: id, name }] : []), ...(to ? [{ at: to, kind: 'ends' as const, widgetId: id, name }] : [])];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
