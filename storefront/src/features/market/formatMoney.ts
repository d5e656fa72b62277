import { formatMoney, formatWhole } from '@solvik/shop-rules';
import type { Site } from '@solvik/addresses';

/** A range of amounts with the currency once: `1 000–2 600 kr`. */
export function formatMoneyRange(
  lowest: number,
  highest: number,
  currency: Site['currency'],
): string {
  const [from = ''] = formatWhole(lowest, currency).split(/\u00a0(?=\D)/);
  return `${from}–${formatWhole(highest, currency)}`;
}

/** A sum formatted with VAT and without. */
export const formatWithAndWithoutVat = (
  { incVat, exVat }: { readonly incVat: number; readonly exVat: number },
  currency: Site['currency'],
): { readonly incVat: string; readonly exVat: string } => ({
  incVat: formatMoney(incVat, currency),
  exVat: formatMoney(exVat, currency),
});
