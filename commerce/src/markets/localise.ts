/** A text in the reader's language: where it is missing the Swedish one, then any (catalogueDraft.ts). */
import { locales, type Locale, type Localised } from '../catalogue/catalogueDraft.ts';

export function localise(text: Localised | null | undefined, locale: Locale): string | undefined {
  if (!text) return undefined;
  return (
    text[locale] ??
    text.sv ??
    locales.map((other) => text[other]).find((value) => value !== undefined)
  );
}
