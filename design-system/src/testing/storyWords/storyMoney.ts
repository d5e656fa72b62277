/**
 * Formats a story's Swedish sums as the other sites format theirs (contracts.md, Formatted money).
 */
import type { StoryLanguage } from './storyLanguages.ts';

/**
 * A sum, or a span of sums with its currency given once: `1 999 kr`, `1 000–2 600 kr`. Its groups:
 * from, to.
 */
export const swedishSum =
  /(?:(\d[\d\u00a0 ]*(?:,\d\d)?)–)?(\d[\d\u00a0 ]*(?:,\d\d)?)[\u00a0 ]kr(?!\p{L})/gu;

const nbsp = '\u00a0';
const signs: Readonly<Record<StoryLanguage, string>> = { sv: 'kr', nb: 'kr', da: 'kr.', fi: '€' };
/** A euro equals ten kronor: near enough for a story, and easy to check. */
const kronorInEuro = 10;

function figures(swedish: string, language: StoryLanguage): string {
  const amount = Number(swedish.replaceAll(/[\u00a0 ]/g, '').replace(',', '.'));
  const inCurrency = language === 'fi' ? amount / kronorInEuro : amount;
  const [whole = '', decimals] = inCurrency
    .toFixed(language === 'fi' || !Number.isInteger(amount) ? 2 : 0)
    .split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, language === 'da' ? '.' : nbsp)}${decimals ? `,${decimals}` : ''}`;
}

/** The sentence with every sum in it as that language's site formats it. */
export function localiseSums(words: string, language: StoryLanguage): string {
  if (language === 'sv') return words;
  return words.replaceAll(
    swedishSum,
    (_all, from: string | undefined, to: string) =>
      `${from === undefined ? '' : `${figures(from, language)}–`}${figures(to, language)}${nbsp}${signs[language]}`,
  );
}
