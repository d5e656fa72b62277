import type { Site } from './sites.ts';

const nbsp = '\u00a0';
const signs: Readonly<Record<Site['currency'], string>> = {
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr.',
  EUR: '€',
};

/** A whole sum as running text says it, without decimals in any currency: `79 €`. */
export const formatWhole = (amount: number, currency: Site['currency']): string =>
  formatMoney(amount, currency).replace(/,00(?=\u00a0)/, '');

/**
 * A sum in the market's own writing (contracts.md, Formatted money): `1 299 kr`, `1.299 kr.`, `79,90 €`.
 * `amount` is in whole units with at most two decimals. The Data API formats its own sums; this is for those the shop says itself.
 */
export function formatMoney(amount: number, currency: Site['currency']): string {
  const isWhole = currency !== 'EUR' && Number.isInteger(amount);
  const [whole = '0', decimals] = Math.abs(amount)
    .toFixed(isWhole ? 0 : 2)
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, currency === 'DKK' ? '.' : nbsp);
  return `${amount < 0 ? '\u2212' : ''}${grouped}${decimals ? `,${decimals}` : ''}${nbsp}${signs[currency]}`;
}

/** From one sum to another with the currency said once: `1 000–2 600 kr`. */
export function formatMoneyRange(
  lowest: number,
  highest: number,
  currency: Site['currency'],
): string {
  const [from = ''] = formatWhole(lowest, currency).split(/\u00a0(?=\D)/);
  return `${from}–${formatWhole(highest, currency)}`;
}

/** A sum as it is shown with VAT and without. */
export const formatBothWays = (
  { incVat, exVat }: { readonly incVat: number; readonly exVat: number },
  currency: Site['currency'],
): { readonly incVat: string; readonly exVat: string } => ({
  incVat: formatMoney(incVat, currency),
  exVat: formatMoney(exVat, currency),
});
