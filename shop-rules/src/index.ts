/** Small rules in shop words that the storefront and the back end both keep, so that a page and a mail never disagree. */
export { dateFormat, numberFormat } from './intlFormats.ts';
export { arrivalDay, type Arrival, arrivalOf, packingDay, writeDay } from './arrivalDay.ts';
export { isEmail, normaliseEmail } from './isEmail.ts';
export { isForeignPost } from './isForeignPost.ts';
export { isWordySize } from './isWordySize.ts';
export { formatZip, normaliseZip } from './postalCode.ts';
export { isPublicHoliday } from './publicHolidays.ts';
