/** Money as shoppers read it (contracts.md, "Formatted money"). */

import { currencies, type Currency, type CurrencyCode } from '@solvik/shop';

const noBreakSpace = '\u00A0';
const minus = '\u2212';

type Writing = Pick<
  Currency,
  'symbol' | 'symbolPosition' | 'thousands' | 'decimalMark' | 'decimals'
>;

/** An amount as a currency is written: `1 299 kr`, `−£1,299.50`. @param minor whole minor units */
export function formatSum(
  minor: number,
  { symbol, symbolPosition, thousands, decimalMark, decimals }: Writing,
): string {
  const size = Math.abs(minor);
  const whole = String(Math.floor(size / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  const rest = size % 100;
  const fraction =
    rest !== 0 || decimals === 'always' ? `${decimalMark}${String(rest).padStart(2, '0')}` : '';
  const sign = minor < 0 ? minus : '';
  return symbolPosition === 'before'
    ? `${sign}${symbol}${whole}${fraction}`
    : `${sign}${whole}${fraction}${noBreakSpace}${symbol}`;
}

/** An amount as its currency is written: `1 299 kr`, `1.299 kr.`, `79,90 €`. @param minor whole minor units (öre, øre, cent) */
export const formatMinor = (minor: number, currency: CurrencyCode): string =>
  formatSum(minor, currencies[currency]);

/** Minor units as the Data API's Decimal: whole units with at most two decimals. */
export const toDecimal = (minor: number): number => minor / 100;

/** A Decimal of the Data API as whole minor units. */
export const toMinor = (decimal: number): number => Math.round(decimal * 100);

/**
 * An amount as its currency is written. @param amount whole units with at most two decimals, as the
 * Data API's Decimal
 */
export const formatMoney = (amount: number, currency: CurrencyCode): string =>
  formatMinor(toMinor(amount), currency);

/**
 * An amount for running text, where a whole one has no decimals in any currency: `79 €`,
 * `79,90 €`. @param amount whole units with at most two decimals
 */
export const formatWhole = (amount: number, currency: CurrencyCode): string =>
  formatMoney(amount, currency).replace(/[.,]00(?!\d)/, '');
