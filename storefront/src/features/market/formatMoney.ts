import { formatMoney, formatWhole } from '@solvik/shop-rules';
import type { Site } from '@solvik/addresses';

/** A whole amount without its currency, as a field shows it: `3 400`, `3.400`. */
export const formatBare = (amount: number, currency: Site['currency']): string =>
  formatWhole(amount, currency).replace(/\u00a0\D+$/, '');

/** A range of amounts with the currency once: `1 000–2 600 kr`. */
export function formatMoneyRange(
  lowest: number,
  highest: number,
  currency: Site['currency'],
): string {
  return `${formatBare(lowest, currency)}–${formatWhole(highest, currency)}`;
}

/** A sum formatted with VAT and without. */
export const formatWithAndWithoutVat = (
  { incVat, exVat }: { readonly incVat: number; readonly exVat: number },
  currency: Site['currency'],
): { readonly incVat: string; readonly exVat: string } => ({
  incVat: formatMoney(incVat, currency),
  exVat: formatMoney(exVat, currency),
});
