/** A story's sum with and without VAT, so that the toolbar can toggle it. */
import type { AmountText } from '../components/Amount/Amount.tsx';

const nbsp = '\u00a0';
/** The sum with VAT divided by the sum without. */
const swedishRate = 1.25;

/**
 * `incVat` as Swedish writes it: `1 999 kr`, `−1 250 kr`. Without VAT it has decimals unless they
 * are zero.
 */
export function storySum(incVat: string, rate = swedishRate): Exclude<AmountText, string> {
  const sign = incVat.startsWith('−') ? '−' : '';
  const amount = Number(incVat.replaceAll(/[^\d,]/g, '').replace(',', '.')) / rate;
  const [whole = '', decimals = ''] = amount.toFixed(2).split('.');
  return {
    incVat,
    exVat: `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, nbsp)}${decimals === '00' ? '' : `,${decimals}`}${nbsp}kr`,
  };
}
