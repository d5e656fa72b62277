/** Whether anybody can ever see a widget: it stands in a row that may be for others, or shown at another time. */
import type { StoredContainer } from '../document/pageDocument.ts';
import { isTimeZone, type Schedule, spanOf } from '../showing/schedule.ts';
import type { Finding } from './finding.ts';

type Shown = Pick<StoredContainer, 'schedule' | 'audience'>;
interface Place {
  /** That of the widget. */
  readonly path: string;
  readonly say: (finding: Finding) => void;
}

/** No clock on a wall is further from Greenwich; a market's own may be any. */
const furthestClock = 14 * 3_600_000;

const aimed = [
  'channels',
  'markets',
  'languages',
  'customerTypes',
  'membership',
  'viewport',
] as const;

/** Undefined where nobody is left out; a draft may hold what is no list, and that is told elsewhere. */
function wantedOf(value: unknown): readonly unknown[] | undefined {
  const list: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? [value]
      : [];
  return list.length > 0 ? list : undefined;
}

function disjoint(a: unknown, b: unknown): boolean {
  const [own, other] = [wantedOf(a), wantedOf(b)];
  return own !== undefined && other !== undefined && !own.some((value) => other.includes(value));
}

/** Which end of the widget's schedule never meets the row's. */
function missedEnd(widget: Schedule, row: Schedule): 'from' | 'to' | undefined {
  const slack = widget.timeZone === row.timeZone && isTimeZone(row.timeZone) ? 0 : furthestClock;
  const [own, other] = [spanOf(widget, 'UTC'), spanOf(row, 'UTC')];
  if (own.from && other.to && own.from.getTime() - slack >= other.to.getTime()) return 'from';
  return own.to && other.from && own.to.getTime() + slack <= other.from.getTime()
    ? 'to'
    : undefined;
}

export function checkReach(widget: Shown, row: Shown, { path, say }: Place): void {
  const tell = (at: string) => say({ level: 'warning', path: `${path}.${at}`, code: 'nobody' });
  for (const name of aimed)
    if (disjoint(widget.audience?.[name], row.audience?.[name])) tell(`audience.${name}`);
  const missed = widget.schedule && row.schedule && missedEnd(widget.schedule, row.schedule);
  if (missed) tell(`schedule.${missed}`);
}
