/** The days of a delivery as their strip shows them. */
import { dateFormat, type DeliveryCalendar, formatDay } from '@solvik/shop-rules';

export interface CalendarView {
  /** The week in which it arrives, as seen from today; absent if it is neither this nor the next. */
  readonly week?: 'thisWeek' | 'nextWeek';
  /** The first and last day of arrival: "24–26 november". */
  readonly arrival: string;
  /** The same with weekdays. */
  readonly longArrival: string;
  /** "10 december", and with its weekday. */
  readonly last: string;
  readonly longLast: string;
  /** The day of packing, and with its weekday. */
  readonly packed: string;
  readonly longPacked: string;
  readonly days: Readonly<Record<'packing' | 'arrival' | 'trial', readonly CalendarDay[]>>;
}

interface CalendarDay {
  readonly id: string;
  readonly weekday: string;
  readonly figure: number;
  readonly isRest: boolean;
}

const weekInMilliseconds = 7 * 86_400_000;
/** A Monday at midnight UTC. */
const firstMonday = Date.UTC(1970, 0, 5);
const weekOf = (day: Date) => Math.floor((day.getTime() - firstMonday) / weekInMilliseconds);

/** Both days must be in the same week. */
function arrivalWeek(today: Date, { from, to }: DeliveryCalendar): CalendarView['week'] {
  const weeks = new Set([from, to].map((day) => weekOf(day) - weekOf(today)));
  if (weeks.size > 1) return undefined;
  return weeks.has(0) ? 'thisWeek' : weeks.has(1) ? 'nextWeek' : undefined;
}

/** Over a new year without its years, which nobody needs. */
const formatRange = (format: Intl.DateTimeFormat, { from, to }: DeliveryCalendar): string =>
  from.getUTCFullYear() === to.getUTCFullYear()
    ? format.formatRange(from, to)
    : `${format.format(from)}–${format.format(to)}`;

/** In a language, with its word for today over the first day. */
export function calendarView(
  calendar: DeliveryCalendar,
  { languageId, today }: { readonly languageId: string; readonly today: string },
): CalendarView {
  const { from, to, packed, lastReturn } = calendar;
  const short = dateFormat(languageId, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const long = dateFormat(languageId, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const weekday = dateFormat(languageId, { weekday: 'short', timeZone: 'UTC' });
  const cells = calendar.days.map(({ date, isRest }, at) => ({
    date,
    id: date.toISOString().slice(0, 10),
    weekday: at === 0 ? today : weekday.format(date).replace('.', ''),
    figure: date.getUTCDate(),
    isRest,
  }));
  const week = arrivalWeek(calendar.days[0]?.date ?? from, calendar);
  return {
    ...(week && { week }),
    arrival: formatRange(short, calendar),
    longArrival: formatRange(long, calendar),
    last: short.format(lastReturn),
    longLast: formatDay(lastReturn, languageId),
    packed: short.format(packed),
    longPacked: formatDay(packed, languageId),
    days: {
      packing: cells.filter(({ date }) => date < from),
      arrival: cells.filter(({ date }) => date >= from && date <= to),
      trial: cells.filter(({ date }) => date > to),
    },
  };
}
