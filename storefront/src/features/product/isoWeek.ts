const dayLength = 86_400_000;

/**
 * The week of a day as all our languages count it: ISO 8601, Monday first, and the first week of a
 * year has its first Thursday. The day is taken in UTC.
 */
export function isoWeek(day: Date): number {
  const thursday = new Date(day);
  thursday.setUTCHours(0, 0, 0, 0);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - yearStart) / dayLength / 7) + 1;
}
