/**
 * What an order placed now means day by day: packed, on its way home, tried on, and the last day to
 * return it.
 */
import {
  type Arrival,
  arrivalOf,
  isWorkday,
  marketDay,
  packingDay,
  packingHour,
} from './arrivalDay.ts';

/** Days to return a purchase, from the day that it was received (spec section 1). */
export const returnDays = 14;

const dayInMilliseconds = 86_400_000;

export interface DeliveryCalendar extends Arrival {
  readonly packed: Date;
  /** The hour before which an order is packed today; absent when it is packed another day. */
  readonly orderBefore?: number;
  /** The last day to return what arrived on the last possible day. */
  readonly lastReturn: Date;
  /** From today to the last day to return, at midnight UTC. */
  readonly days: readonly {
    readonly date: Date;
    /** Neither packed nor delivered on. */
    readonly isRest: boolean;
  }[];
}

/** The calendar of an order of this moment in a country; all dates at midnight UTC. */
export function deliveryCalendar(now: Date, country: string): DeliveryCalendar {
  const today = marketDay(now, country);
  const packed = packingDay(now, country);
  const { from, to } = arrivalOf(now, { country });
  const lastReturn = new Date(to.getTime() + returnDays * dayInMilliseconds);
  const count = 1 + Math.round((lastReturn.getTime() - today.getTime()) / dayInMilliseconds);
  return {
    packed,
    ...(packed.getTime() === today.getTime() && { orderBefore: packingHour(country) }),
    from,
    to,
    lastReturn,
    days: Array.from({ length: count }, (_, at) => {
      const date = new Date(today.getTime() + at * dayInMilliseconds);
      return { date, isRest: !isWorkday(date, country) };
    }),
  };
}
