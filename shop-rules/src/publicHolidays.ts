/**
 * Days on which no parcel is packed or delivered, by country: public holidays and the eves on which
 * carriers are closed.
 */

interface Calendar {
  /** Month and day of those that are the same every year. */
  readonly fixed: readonly string[];
  /** Days after Easter Sunday: -3 is Maundy Thursday, -2 Good Friday, 1 Easter Monday, 39 Ascension Day, 50 Whit Monday. */
  readonly fromEaster: readonly number[];
  /** Whether carriers rest on midsummer's eve, the Friday from 19 to 25 June. */
  readonly restsAtMidsummer?: boolean;
}

const finland: Calendar = {
  fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
  fromEaster: [-2, 1, 39],
  restsAtMidsummer: true,
};

/** By ISO 3166 alpha-2. */
const calendars: Readonly<Record<string, Calendar>> = {
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-2, 1, 39],
    restsAtMidsummer: true,
  },
  NO: {
    fixed: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'],
    fromEaster: [-3, -2, 1, 39, 50],
  },
  DK: {
    fixed: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-3, -2, 1, 39, 50],
  },
  FI: finland,
  AX: finland,
};

const dayInMilliseconds = 86_400_000;

/** Easter Sunday of the Gregorian calendar at midnight UTC (the anonymous algorithm of Nature, 1876). */
export function easterSunday(year: number): Date {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/**
 * Whether no parcel is packed or delivered on a day, given at midnight UTC; an unknown country has
 * no holidays.
 */
export function isPublicHoliday(day: Date, country: string): boolean {
  const calendar = calendars[country];
  if (!calendar) return false;
  if (calendar.fixed.includes(day.toISOString().slice(5, 10))) return true;
  const sinceEaster = Math.round(
    (day.getTime() - easterSunday(day.getUTCFullYear()).getTime()) / dayInMilliseconds,
  );
  if (calendar.fromEaster.includes(sinceEaster)) return true;
  return (
    calendar.restsAtMidsummer === true &&
    day.getUTCMonth() === 5 &&
    day.getUTCDay() === 5 &&
    day.getUTCDate() >= 19 &&
    day.getUTCDate() <= 25
  );
}
