const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6;

/** The day so many weekdays after another; time of day and time zone do not matter. */
export function addWeekdays(from: Date, count: number): Date {
  const date = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()));
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (!isWeekend(date)) left -= 1;
  }
  return date;
}

/** The first and last day a parcel sent now arrives: one to three weekdays (spec section 1). Public holidays are not counted. */
export function deliveryDays(now: Date): { readonly from: Date; readonly to: Date } {
  return { from: addWeekdays(now, 1), to: addWeekdays(now, 3) };
}

/** A day as shoppers say it: `onsdag 25 november`. */
export const writeDay = (date: Date, languageId: string): string => new Intl.DateTimeFormat(languageId, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
