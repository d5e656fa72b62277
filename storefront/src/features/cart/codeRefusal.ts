/** What a shopper is told of a discount code that does not count, by the refusal's code (contracts.md, setCartPromoCode; behaviours.md, Promo codes). */
import { DataApiError } from '../../data-api/dataApiError.ts';
import type { MessageKey } from '../../languages/generated/messages.ts';

const said = {
  RequirementsNotMet: 'cart.codeRequirements',
  PromoCodeUnknown: 'cart.codeUnknown',
  PromoCodeExpired: 'cart.codeExpired',
  PromoCodeNotStarted: 'cart.codeNotStarted',
  PromoCodeOtherMarket: 'cart.codeOtherMarket',
  PromoCodeUsedUp: 'cart.codeUsedUp',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** As an address names it: `codeExpired`. */
const told = [...Object.values(said), 'cart.codeInvalid', 'cart.codeEmpty'] as const;

/** The refusal that an address names, for a page that comes after a plain form; undefined for anything else. */
export const readCodeRefusal = (name: string | null): (typeof told)[number] | undefined =>
  told.find((key) => key === `cart.${name ?? ''}`);

const isKnown = (code: string | undefined): code is keyof typeof said =>
  code !== undefined && code in said;

/** The text's key: any other refusal of the shop means an invalid code, and a failure that is no refusal says nothing about it. */
export function codeRefusal(
  error: unknown,
): (typeof said)[keyof typeof said] | 'cart.codeInvalid' | 'error.generic.text' {
  if (!(error instanceof DataApiError)) return 'error.generic.text';
  return isKnown(error.code) ? said[error.code] : 'cart.codeInvalid';
}
