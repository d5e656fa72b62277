/** Reads and writes postal codes. The delivery options define which codes a country has. */

/** Removes spaces and a country's letters before the digits: `SE-503 36` is 50336. */
export const normalisePostalCode = (zip: string): string =>
  zip.replace(/^\s*[A-Z]{1,3}[\s-]+(?=\d)/i, '').replace(/[\s-]/g, '');

/**
 * A postal code as its country (ISO 3166 alpha-2) writes it: `503 36` in Sweden with a no-break
 * space, the digits elsewhere.
 */
export const formatPostalCode = (zip: string, country: string): string =>
  country === 'SE' ? normalisePostalCode(zip).replace(/^(\d{3})(\d{2})$/, '$1\u00a0$2') : zip;
