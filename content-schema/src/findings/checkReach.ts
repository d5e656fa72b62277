/** Whether a widget can ever be visible: its row may be for others, or visible at another time. */
import type { StoredContainer } from '../document/pageDocument.ts';
import { isTimeZone, type Schedule, spanOf } from '../visibility/schedule.ts';
import type { Finding } from './finding.ts';

type Shown = Pick<StoredContainer, 'schedule' | 'audience'>;
interface Place {
  /** That of the widget. */
  readonly path: string;
  readonly report: (finding: Finding) => void;
}

/** No time zone is further from UTC; a market's own may be any. */
const maxUtcOffset = 14 * 3_600_000;

const aimed = [
  'channels',
  'markets',
  'languages',
  'customerTypes',
  'membership',
  'viewport',
] as const;

/**
 * Undefined where nobody is excluded; a draft may hold a value that is not a list, which is
 * reported elsewhere.
 */
function membersOf(value: unknown): readonly unknown[] | undefined {
  const list: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? [value]
      : [];
  return list.length > 0 ? list : undefined;
}

function disjoint(a: unknown, b: unknown): boolean {
  const [own, other] = [membersOf(a), membersOf(b)];
  return own !== undefined && other !== undefined && !own.some((value) => other.includes(value));
}

/** Which end of the widget's schedule never overlaps the row's. */
function missedEnd(widget: Schedule, row: Schedule): 'from' | 'to' | undefined {
  const slack = widget.timeZone === row.timeZone && isTimeZone(row.timeZone) ? 0 : maxUtcOffset;
  const [own, other] = [spanOf(widget, 'UTC'), spanOf(row, 'UTC')];
  if (own.from && other.to && own.from.getTime() - slack >= other.to.getTime()) return 'from';
  return own.to && other.from && own.to.getTime() + slack <= other.from.getTime()
    ? 'to'
    : undefined;
}

export function checkReach(widget: Shown, row: Shown, { path, report }: Place): void {
  const reportNobody = (at: string) =>
    report({ level: 'warning', path: `${path}.${at}`, code: 'nobody' });
  for (const name of aimed)
    if (disjoint(widget.audience?.[name], row.audience?.[name])) reportNobody(`audience.${name}`);
  const missed = widget.schedule && row.schedule && missedEnd(widget.schedule, row.schedule);
  if (missed) reportNobody(`schedule.${missed}`);
}
