/** Money as shoppers read it (contracts.md, "Formatted money"). */
import type { CurrencyCode } from '../markets/markets.ts';

const noBreakSpace = '\u00A0';
const minus = '\u2212';

const styles: Readonly<
  Record<CurrencyCode, { sign: string; thousands: string; decimals: 'always' | 'when-needed' }>
> = {
  SEK: { sign: 'kr', thousands: noBreakSpace, decimals: 'when-needed' },
  NOK: { sign: 'kr', thousands: noBreakSpace, decimals: 'when-needed' },
  DKK: { sign: 'kr.', thousands: '.', decimals: 'when-needed' },
  EUR: { sign: '€', thousands: noBreakSpace, decimals: 'always' },
};

/** @param minor whole minor units (öre, øre, cent) */
export function formatMoney(minor: number, currency: CurrencyCode): string {
  const { sign, thousands, decimals } = styles[currency];
  const size = Math.abs(minor);
  const whole = String(Math.floor(size / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  const rest = size % 100;
  const fraction = rest !== 0 || decimals === 'always' ? `,${String(rest).padStart(2, '0')}` : '';
  return `${minor < 0 ? minus : ''}${whole}${fraction}${noBreakSpace}${sign}`;
}

/** Minor units as the number that the Data API's Decimal carries. */
export function toDecimal(minor: number): number {
  return minor / 100;
}

/** A Decimal of the Data API as whole minor units. */
export function toMinor(decimal: number): number {
  return Math.round(decimal * 100);
}
