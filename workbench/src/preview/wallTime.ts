/**
 * A moment in local time, for fields of date and time: "2026-12-24T15:00". Empty for a malformed
 * moment.
 */
export function wallTime(moment: Date, timeZone: string): string {
  if (Number.isNaN(moment.getTime())) return '';
  // Swedish formats a date and a time as such a field does, but for the letter between them.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(moment)
    .replace(' ', 'T');
}

/** A zone's usual name, in summer as in winter, as a sentence begins: "Centraleuropeisk tid". */
export function timeZoneLabel(timeZone: string, locale: string): string {
  const name =
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
