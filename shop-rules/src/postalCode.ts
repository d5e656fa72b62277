/** How postal codes are read and written. Which of them a country has, its ways of delivery tell. */

/** Spaces and a country's letters are how people write postal codes: `SE-503 36` is 50336. */
export const normaliseZip = (zip: string): string =>
  zip.replace(/^\s*(SE|S|NO|N|DK|FI|FIN)[\s-]+/i, '').replace(/[\s-]/g, '');

/** A postal code as its country (ISO 3166 alpha-2) writes it: `503 36` in Sweden with a space that does not break, the digits elsewhere. */
export const formatZip = (zip: string, country: string): string =>
  country === 'SE' ? normaliseZip(zip).replace(/^(\d{3})(\d{2})$/, '$1\u00a0$2') : zip;
