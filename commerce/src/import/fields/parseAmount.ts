/**
 * Reads amounts of money as merchants write them: `299.00 SEK`, `1 299,50 kr`, `€19,90`, `1.144.000
 * SEK`.
 */
import { toMinor } from '@solvik/shop-rules';

export interface Amount {
  /** Hundredths of the currency's unit. */
  readonly minor: number;
  /** ISO code, if the text contains it. `kr` alone is ambiguous: three currencies share it. */
  readonly currency?: string;
}

const signs: Readonly<Record<string, string | undefined>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  kr: undefined,
  'kr.': undefined,
  ':-': undefined,
};

/**
 * The digits of an amount with its last separator as decimal point, or undefined when the
 * separators are inconsistent.
 */
function plainNumber(text: string): string | undefined {
  const spaced = text.trim();
  if (/[\s'’]/.test(spaced) && !/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/.test(spaced))
    return undefined;
  const compact = spaced.replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(compact)) return undefined;
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return compact;
  const sign = compact[last] ?? '.';
  const other = sign === '.' ? ',' : '.';
  const tail = compact.slice(last + 1);
  const head = compact.slice(0, last);
  const isRepeated = head.includes(sign);
  // Three digits after the only separator are thousands, as prices have no third decimal.
  const areThousands =
    isRepeated || (tail.length === 3 && !head.includes(other) && !/^0$/.test(head));
  const groups = (areThousands ? compact : head).split(areThousands ? sign : other);
  if (groups.length > 1 && groups.slice(1).some((group) => !/^\d{3}$/.test(group)))
    return undefined;
  if (isRepeated && (head.includes(other) || tail.length !== 3)) return undefined;
  return areThousands ? groups.join('') : `${groups.join('')}.${tail || '0'}`;
}

/** Undefined when the text is not an amount. Amounts may be negative. */
export function parseAmount(text: string): Amount | undefined {
  const trimmed = text.trim().replace(/\u2212/g, '-');
  const [, lead = '', minus = '', digits = '', trail = ''] =
    /^([A-Za-z$€£.]*)\s*(-?)\s*([\d.,\s\u00a0\u202f'’]*\d[.,]?)\s*([A-Za-z$€£]+\.?|:-)?$/.exec(
      trimmed,
    ) ?? [];
  const number = digits === '' ? undefined : plainNumber(digits.replace(/[.,]$/, ''));
  const word = lead || trail;
  if (number === undefined || (lead && trail)) return undefined;
  const isCode = /^[A-Za-z]{3}$/.test(word);
  if (word && !isCode && !Object.hasOwn(signs, word.toLowerCase())) return undefined;
  const minor = toMinor(Number(number)) * (minus ? -1 : 1);
  const currency = isCode ? word.toUpperCase() : signs[word.toLowerCase()];
  return currency ? { minor, currency } : { minor };
}
