import { type DemoLocale, demoLocales, type WrittenLocale } from '../demoLocales.ts';
import { fillFacts, shopFacts } from './shopFacts.ts';
import type { ContentWords } from './contentWords.ts';
import { content as da } from './da/content.ts';
import { content as fi } from './fi/content.ts';
import { content as nb } from './nb/content.ts';
import { content as sv } from './sv/content.ts';

const written: Readonly<Record<WrittenLocale, ContentWords>> = { sv, nb, da, fi };

/** Puts no-break spaces between a number and its unit and between its thousands. */
const joinUnits = (text: string): string =>
  text.replaceAll(/(\d) (?=kr\b|%|€|cm\b|\d{3}(?!\d))/g, '$1\u00a0');

/** The content texts of each language, with the shop's facts filled in. */
export const contentWords = Object.fromEntries(
  demoLocales.map((locale) => [
    locale,
    JSON.parse(joinUnits(JSON.stringify(fillFacts(written[locale], shopFacts(locale))))),
  ]),
) as Readonly<Record<DemoLocale, ContentWords>>;
