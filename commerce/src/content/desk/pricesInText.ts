/** Amounts of money in a text that an editor wrote, as its language writes them: "1 299 kr", "kr 899,-", "1.299,95 kr.", "49,90 €". */
import type { Locale } from '../../catalogue/catalogueDraft.ts';

export interface WrittenPrice {
  /** As it stands in the text. */
  readonly said: string;
  /** Whole minor units. */
  readonly minor: number;
}

const amount = String.raw`(\d{1,3}(?:[\u00a0\u202f .]\d{3})+|\d+)(?:,(\d{2}))?`;
const kronor = new RegExp(
  String.raw`(?<![\d.,])(?:${amount}(?:[,:]-)?\s*(?:kr\b(?:\.(?=\s+\p{Ll}))?|kronor|kroner)|kr\.?\s*${amount}|${amount}[,:]-)`,
  'giu',
);
const euros = new RegExp(
  String.raw`(?<![\d.,])(?:${amount}\s*(?:€|euroa?\b)|€\s*${amount})`,
  'giu',
);

/** An amount after these is a limit or a saving, not what something costs. */
const noPrice: Readonly<Record<Locale, RegExp>> = {
  sv: /(?:över|minst|under|upp till|högst|mer än|spara|frakt från|varje|rabatt på|bonus på)\s*$/iu,
  nb: /(?:over|minst|under|opptil|opp til|høyst|mer enn|spar|frakt fra|hver|rabatt på|bonus på)\s*$/iu,
  da: /(?:over|mindst|under|op til|højst|mere end|spar|fragt fra|hver|rabat på|bonus på)\s*$/iu,
  fi: /(?:yli|vähintään|alle|enintään|jopa|säästä|säästät|toimitus alkaen|jokaista?)\s*$/iu,
};

export function pricesInText(text: string, locale: Locale): readonly WrittenPrice[] {
  return [...text.matchAll(locale === 'fi' ? euros : kronor)].flatMap((match) => {
    if (noPrice[locale].test(text.slice(0, match.index))) return [];
    const [said, ...parts] = match;
    const at = parts.findIndex((part, index) => index % 2 === 0 && part !== undefined);
    const whole = (parts[at] ?? '').replaceAll(/\D/g, '');
    return whole === ''
      ? []
      : [{ said: said.trim(), minor: Number(whole) * 100 + Number(parts[at + 1] ?? 0) }];
  });
}
