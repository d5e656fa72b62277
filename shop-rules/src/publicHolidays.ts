/** Days on which no parcel is packed or carried out, by country: public holidays and the eves on which carriers rest. */

type Country = 'SE' | 'NO' | 'DK' | 'FI' | 'AX';

/** Month and day that are the same every year. */
const fixed: Readonly<Record<Country, readonly string[]>> = {
  SE: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
  NO: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'],
  DK: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'],
  FI: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
  AX: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
};

/** Days after Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day, Whit Monday. */
const fromEaster: Readonly<Record<Country, readonly number[]>> = {
  SE: [-2, 1, 39],
  NO: [-3, -2, 1, 39, 50],
  DK: [-3, -2, 1, 39, 50],
  FI: [-2, 1, 39],
  AX: [-2, 1, 39],
};

/** Midsummer's eve is the Friday from 19 to 25 June. */
const restsAtMidsummer: Readonly<Record<Country, boolean>> = {
  SE: true,
  NO: false,
  DK: false,
  FI: true,
  AX: true,
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

const isCountry = (code: string): code is Country => code in fixed;

/** Whether nothing moves on a day, given at midnight UTC; a country that is not known has no holidays. */
export function isPublicHoliday(day: Date, country: string): boolean {
  if (!isCountry(country)) return false;
  if (fixed[country].includes(day.toISOString().slice(5, 10))) return true;
  const sinceEaster = Math.round(
    (day.getTime() - easterSunday(day.getUTCFullYear()).getTime()) / dayInMilliseconds,
  );
  if (fromEaster[country].includes(sinceEaster)) return true;
  return (
    restsAtMidsummer[country] &&
    day.getUTCMonth() === 5 &&
    day.getUTCDay() === 5 &&
    day.getUTCDate() >= 19 &&
    day.getUTCDate() <= 25
  );
}
