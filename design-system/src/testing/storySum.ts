/** A sum of a story both ways, so that its VAT can be turned in the toolbar. */
import type { AmountText } from '../components/Amount/Amount.tsx';

const nbsp = '\u00a0';
/** With VAT for each part without it. */
const swedishRate = 1.25;

/** `incVat` as Swedish writes it: `1 999 kr`, `−1 250 kr`. Without VAT it is with decimals unless they are none. */
export function storySum(incVat: string, rate = swedishRate): Exclude<AmountText, string> {
  const sign = incVat.startsWith('−') ? '−' : '';
  const amount = Number(incVat.replaceAll(/[^\d,]/g, '').replace(',', '.')) / rate;
  const [whole = '', decimals = ''] = amount.toFixed(2).split('.');
  return {
    incVat,
    exVat: `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, nbsp)}${decimals === '00' ? '' : `,${decimals}`}${nbsp}kr`,
  };
}
