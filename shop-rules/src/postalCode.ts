/** Reads and writes postal codes. The delivery options define which codes a country has. */

/** Removes spaces and a country's letters before the digits: `SE-503 36` and `DK2100` are 50336 and 2100. */
export const normalisePostalCode = (zip: string): string =>
  zip.replace(/^\s*[A-ZÅ]{1,3}[\s-]*(?=\d+[\s-]*\d+\s*$)/iu, '').replace(/[\s-]/g, '');

/**
 * A postal code as its country (ISO 3166 alpha-2) writes it: `503 36` in Sweden with a no-break
 * space, the digits elsewhere. What is no number is left as it was typed.
 */
export function formatPostalCode(zip: string, country: string): string {
  const digits = normalisePostalCode(zip);
  if (!/^\d+$/.test(digits)) return zip;
  return country === 'SE' ? digits.replace(/^(\d{3})(\d{2})$/, '$1\u00a0$2') : digits;
}
