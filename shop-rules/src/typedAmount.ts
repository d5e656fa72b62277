/** Amounts as a field shows them and shoppers type them. */
import { currencies, type CurrencyCode } from '@solvik/shop';

/** A whole amount without its unit, as a field shows it: `3 400`, `3.400`. @param amount whole units, not negative */
export const formatBare = (amount: number, currency: CurrencyCode): string =>
  String(amount).replaceAll(/\B(?=(\d{3})+$)/g, currencies[currency].thousands);

const typed = /^(\d+|\d{1,3}(?:[.,'’]\d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * A whole amount as a shopper types it, in any language's separators: `3400`, `3 400`, `3.400`,
 * `3,400`, `3 400,00`; decimals are rounded. Undefined if it is none.
 */
export function readAmount(text: string): number | undefined {
  const [, whole, decimals = '0'] = typed.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined) return undefined;
  const amount = Math.round(Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
