/**
 * A text in the reader's language, otherwise in the source language, otherwise in any
 * (catalogueDraft.ts).
 */
import { type Locale, locales, type Localised, sourceLocale } from '@solvik/shop';

export function localise(text: Localised | null | undefined, locale: Locale): string | undefined {
  if (!text) return undefined;
  return (
    text[locale] ??
    text[sourceLocale] ??
    locales.map((other) => text[other]).find((value) => value !== undefined)
  );
}
