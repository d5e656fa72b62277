/**
 * When a parcel arrives (spec section 1), counted from the packing hour in the country's workdays.
 */
import { allMarkets, deliveries } from '@solvik/shop';
import { dateFormat } from './intlFormats.ts';
import { isPublicHoliday } from './publicHolidays.ts';

/** By country: parcels are packed by the clock of its market. */
const packing = new Map<string, { readonly timeZone: string; readonly untilHour: number }>(
  allMarkets.map(({ id, country, timeZone }) => [
    country.code,
    { timeZone, untilHour: deliveries[id].packsUntil },
  ]),
);

export const isWorkday = (day: Date, country: string): boolean =>
  day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !isPublicHoliday(day, country);

function nextDay(day: Date): Date {
  return new Date(day.getTime() + 86_400_000);
}

/** A moment by the clock of a country's market: its day, at midnight UTC, and its hour. */
function clockOf(now: Date, timeZone: string): { readonly day: Date; readonly hour: number } {
  const parts = dateFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  return {
    day: new Date(Date.UTC(part('year'), part('month') - 1, part('day'))),
    hour: part('hour'),
  };
}

const packingOf = (country: string) => packing.get(country) ?? { timeZone: 'UTC', untilHour: 24 };

/** The day that it is in a country's market, at midnight UTC. */
export const marketDay = (now: Date, country: string): Date =>
  clockOf(now, packingOf(country).timeZone).day;

/** The hour before which an order is packed on the same workday. */
export const packingHour = (country: string): number => packingOf(country).untilHour;

/**
 * The day on which an order of this moment is packed, at midnight UTC: the same day before that
 * hour, otherwise the next workday.
 */
export function packingDay(now: Date, country: string): Date {
  const { timeZone, untilHour } = packingOf(country);
  const clock = clockOf(now, timeZone);
  let { day } = clock;
  if (isWorkday(day, country) && clock.hour < untilHour) return day;
  do day = nextDay(day);
  while (!isWorkday(day, country));
  return day;
}

interface Travel {
  readonly country: string;
  readonly days: number;
}

const hour = 3_600_000;
/**
 * By country and days, for the last requested hour only, because days start and packing ends on the
 * hour.
 */
let cached = { hour: Number.NaN, arrivals: new Map<string, Date>() };

/** The arrival day of an order placed now that travels `days` workdays, at midnight UTC. */
export function arrivalDay(now: Date, travel: Travel): Date {
  const current = Math.floor(now.getTime() / hour);
  if (current !== cached.hour) cached = { hour: current, arrivals: new Map() };
  const key = `${travel.country} ${travel.days}`;
  const arrival = cached.arrivals.get(key) ?? countDays(now, travel);
  cached.arrivals.set(key, arrival);
  return arrival;
}

function countDays(now: Date, { country, days }: Travel): Date {
  let day = packingDay(now, country);
  for (let left = days; left > 0;) {
    day = nextDay(day);
    if (isWorkday(day, country)) left -= 1;
  }
  return day;
}

/** The first and last day on which a parcel may arrive, at midnight UTC. */
export interface Arrival {
  readonly from: Date;
  readonly to: Date;
}

/**
 * When an order of this moment arrives; `days` are the fewest and most workdays that it travels, by
 * default one to three (spec section 1).
 */
export function arrivalOf(
  ordered: Date,
  {
    country,
    days = [1, 3],
  }: { readonly country: string; readonly days?: readonly [number, number] },
): Arrival {
  const [least, most] = days;
  return {
    from: arrivalDay(ordered, { country, days: least }),
    to: arrivalDay(ordered, { country, days: most }),
  };
}

const maxWritten = 500;
/** By language and day; the pages of an hour need only few. */
const written = new Map<string, string>();

/** A day as text: `onsdag 25 november`. */
export function formatDay(date: Date, languageId: string): string {
  const key = `${languageId} ${date.getTime()}`;
  const words =
    written.get(key) ??
    dateFormat(languageId, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(date);
  if (written.size >= maxWritten) written.clear();
  written.set(key, words);
  return words;
}
