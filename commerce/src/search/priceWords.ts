/** Limits of the price that a search has beside its words: `skor under 1 000 kr`, `mellan 300 och 600`. */
import { byLocale, type Locale } from '@solvik/shop';
import { backEndLanguages } from '../languages/generated/byLocale.ts';

/** In units of the market's currency; both belong to the range. */
export interface PriceLimits {
  readonly lowest?: number;
  readonly highest?: number;
}

export interface PricedText {
  /** Undefined where the text has none. */
  readonly price: PriceLimits | undefined;
  /** The text without its limits; empty where nothing else is left. */
  readonly rest: string;
}

const oneOf = (words: string, separator = ','): string =>
  words
    .split(separator)
    .map((word) => word.trim().replaceAll(/[$.*+?^|()[\]{}\\]/g, String.raw`\$&`))
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

/** A single digit is rather a size or a number of things. */
const amount = String.raw`\d{1,3}(?:[ .\u00a0\u202f]\d{3})+|\d{2,6}`;

function patternIn(locale: Locale): RegExp {
  const { priceLimits, conjunction } = backEndLanguages[locale].search;
  const { highest, lowest, between, currency, rather } = priceLimits;
  const money = `(?:\\s*(?:${oneOf(currency, ' ')}))`;
  const limits = [
    `(?:${oneOf(highest)})\\s+(?<highest>${amount})${money}?`,
    `(?:${oneOf(lowest)})\\s+(?<lowest>${amount})${money}?`,
    `(?:${oneOf(rather.highest)})\\s+(?<highest>${amount})${money}`,
    `(?:${oneOf(rather.lowest)})\\s+(?<lowest>${amount})${money}`,
    `(?:${oneOf(between)})\\s+(?<lowest>${amount})${money}?\\s*(?:[-–]|${conjunction})\\s*(?<highest>${amount})${money}?`,
    `(?<lowest>${amount})\\s*[-–]\\s*(?<highest>${amount})${money}`,
  ];
  return new RegExp(`(?<=^|\\s)(?:${limits.join('|')})(?=\\s|$)`, 'giu');
}

const patternOf = byLocale((locale) => {
  let read: RegExp | undefined;
  return () => (read ??= patternIn(locale));
});

const numberOf = (digits: string): number => Number(digits.replaceAll(/\D/g, ''));

export function readPriceWords(text: string, locale: Locale): PricedText {
  let price: { lowest?: number; highest?: number } | undefined;
  const rest = text.replace(patternOf[locale](), (...found) => {
    const { lowest, highest } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    price ??= {};
    if (lowest !== undefined) price.lowest = numberOf(lowest);
    if (highest !== undefined) price.highest = numberOf(highest);
    return ' ';
  });
  if (!price) return { price, rest: text };
  return { price, rest: rest.trim().replaceAll(/\s+/g, ' ') };
}
