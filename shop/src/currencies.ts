/** The shop's currencies, with the codes that follow from them. */
import { currencyDefinitions as definitions } from '../definition/currencies.ts';
import type { CurrencyDefinition } from './shapes.ts';

/** ISO 4217. */
export type CurrencyCode = keyof typeof definitions;
export type Currency = CurrencyDefinition & { readonly code: CurrencyCode };

export const currencyCodes = Object.keys(definitions) as readonly CurrencyCode[];

export const currencies = Object.fromEntries(
  currencyCodes.map((code) => [code, { ...definitions[code], code }]),
) as Readonly<Record<CurrencyCode, Currency>>;
