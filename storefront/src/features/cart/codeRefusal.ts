/**
 * The message for a refused promo code, by the refusal's code (contracts.md, setCartPromoCode;
 * behaviours.md, Promo codes).
 */
import { formatWhole } from '@solvik/shop-rules';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import type { MessageKey } from '../../languages/generated/messages.ts';
import type { Services } from '../../page/services.ts';

const messages = {
  RequirementsNotMet: 'cart.codeRequirements',
  PromoCodeUnknown: 'cart.codeUnknown',
  PromoCodeExpired: 'cart.codeExpired',
  PromoCodeNotStarted: 'cart.codeNotStarted',
  PromoCodeOtherMarket: 'cart.codeOtherMarket',
  PromoCodeUsedUp: 'cart.codeUsedUp',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Its name in an address: `codeExpired`. */
const messageKeys = [...Object.values(messages), 'cart.codeInvalid', 'cart.codeEmpty'] as const;

/**
 * The refusal named in an address, for a page that follows a plain form; undefined for anything
 * else.
 */
export const readCodeRefusal = (name: string | null): (typeof messageKeys)[number] | undefined =>
  messageKeys.find((key) => key === `cart.${name ?? ''}`);

const isKnown = (code: string | undefined): code is keyof typeof messages =>
  code !== undefined && code in messages;

/**
 * The text's key: any other refusal means an invalid code, and another failure is described
 * generically.
 */
export function codeRefusal(
  error: unknown,
): (typeof messages)[keyof typeof messages] | 'cart.codeInvalid' | 'error.generic.text' {
  if (!(error instanceof DataApiError)) return 'error.generic.text';
  return isKnown(error.code) ? messages[error.code] : 'cart.codeInvalid';
}

/** The message itself, with the sum that a code requires where the shop names it. */
export function codeRefusalText(
  error: unknown,
  { text, site }: Pick<Services, 'text' | 'site'>,
): string {
  if (isUnreachable(error)) return text('error.offline');
  const minimum = error instanceof DataApiError ? error.details['minimumOrderValue'] : undefined;
  return typeof minimum === 'number'
    ? text('cart.codeMinimum', { amount: formatWhole(minimum, site.currency) })
    : text(codeRefusal(error));
}
