/** When a parcel arrives (spec section 1): counted from the packing hour over the country's workdays. */
import { dateFormat } from './intlFormats.ts';
import { isPublicHoliday } from './publicHolidays.ts';

/** Where parcels are packed for a country's shoppers, and until which hour there an order is packed the same day (the delivery page says so). */
const packing: Readonly<Record<string, { readonly timeZone: string; readonly untilHour: number }>> =
  {
    SE: { timeZone: 'Europe/Stockholm', untilHour: 14 },
    NO: { timeZone: 'Europe/Oslo', untilHour: 12 },
    DK: { timeZone: 'Europe/Copenhagen', untilHour: 14 },
    FI: { timeZone: 'Europe/Helsinki', untilHour: 12 },
    AX: { timeZone: 'Europe/Mariehamn', untilHour: 12 },
  };

const isWorkday = (day: Date, country: string): boolean =>
  day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !isPublicHoliday(day, country);

function nextDay(day: Date): Date {
  return new Date(day.getTime() + 86_400_000);
}

/** The day on which an order of this moment is packed, at midnight UTC: the same day before the hour, else the next workday. */
export function packingDay(now: Date, country: string): Date {
  const { timeZone, untilHour } = packing[country] ?? { timeZone: 'UTC', untilHour: 24 };
  const parts = dateFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  let day = new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
  if (isWorkday(day, country) && part('hour') < untilHour) return day;
  do day = nextDay(day);
  while (!isWorkday(day, country));
  return day;
}

interface Travel {
  readonly country: string;
  readonly days: number;
}

const hour = 3_600_000;
/** By country and days, in the hour that was last asked about: days begin, and packing ends, on the hour. */
let known = { hour: Number.NaN, arrivals: new Map<string, Date>() };

/** The day an order of this moment arrives that travels so many workdays, at midnight UTC. */
export function arrivalDay(now: Date, travel: Travel): Date {
  const current = Math.floor(now.getTime() / hour);
  if (current !== known.hour) known = { hour: current, arrivals: new Map() };
  const key = `${travel.country} ${travel.days}`;
  const arrival = known.arrivals.get(key) ?? countDays(now, travel);
  known.arrivals.set(key, arrival);
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

/** When an order of this moment arrives; `days` are the least and most workdays it travels, one to three where nothing else is chosen (spec section 1). */
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

const mostWritten = 500;
/** By language and day: the pages of an hour name few. */
const written = new Map<string, string>();

/** A day as shoppers say it: `onsdag 25 november`. */
export function writeDay(date: Date, languageId: string): string {
  const key = `${languageId} ${date.getTime()}`;
  const words =
    written.get(key) ??
    dateFormat(languageId, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(date);
  if (written.size >= mostWritten) written.clear();
  written.set(key, words);
  return words;
}
