/**
 * Amounts of money in a text that an editor wrote, as its language writes them: "1 299 kr", "kr
 * 899,-", "1.299,95 kr.", "49,90 €".
 */
import type { Locale } from '@solvik/shop';
import { toMinor } from '@solvik/shop-rules';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';

export interface WrittenPrice {
  /** As written in the text. */
  readonly written: string;
  /** Whole minor units. */
  readonly minor: number;
}

export function pricesInText(text: string, locale: Locale): readonly WrittenPrice[] {
  const { amount, limits } = backEndLanguages[locale].prices;
  return [...text.matchAll(amount)].flatMap((match) => {
    if (limits.test(text.slice(0, match.index))) return [];
    const [written, ...parts] = match;
    const at = parts.findIndex((part, index) => index % 2 === 0 && part !== undefined);
    const whole = (parts[at] ?? '').replaceAll(/\D/g, '');
    return whole === ''
      ? []
      : [{ written: written.trim(), minor: toMinor(Number(whole)) + Number(parts[at + 1] ?? 0) }];
  });
}
