/**
 * Business rules that the storefront and the back end share, so that a page and a mail never
 * disagree.
 */
export { dateFormat, numberFormat } from './intlFormats.ts';
export { arrivalDay, type Arrival, arrivalOf, packingDay, formatDay } from './arrivalDay.ts';
export { deliveryCalendar, type DeliveryCalendar, returnDays } from './deliveryCalendar.ts';
export { type Facet, facetId, facetPrefix, parseFacetId } from './facetId.ts';
export { isEmail, normaliseEmail } from './isEmail.ts';
export { isCrossSitePost } from './isCrossSitePost.ts';
export { isNamedSize } from './isNamedSize.ts';
export { formatMinor, formatMoney, formatWhole, toDecimal, toMinor } from './money.ts';
export { percentOff } from './percentOff.ts';
export { type PhoneFault, phoneFault } from './phoneNumber.ts';
export { formatPostalCode, normalisePostalCode } from './postalCode.ts';
export { allowedQuantity, maxQuantity, type QuantityRequest } from './quantity.ts';
export { isPublicHoliday } from './publicHolidays.ts';
export { type LoggedPrice, reductionStart } from './reductionStart.ts';
export { isShopperEventType, type ShopperEventType, shopperEventTypes } from './shopperEvents.ts';
export { splitAmount } from './splitAmount.ts';
export {
  type StockRow,
  type StockState,
  stockState,
  type StockView,
  viewStock,
} from './stockView.ts';
