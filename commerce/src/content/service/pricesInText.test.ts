import { expect, it } from 'vitest';
import type { Locale } from '@solvik/shop';
import { pricesInText } from './pricesInText.ts';

// A text, and the amounts in it as `written amount = minor units`.
it.each<[Locale, string, string]>([
  ['sv', 'Kappan kostar 1 299 kr den här veckan.', '1 299 kr = 129900'],
  ['sv', 'Nu 899 kr, förut 1\u00a0299 kronor', '899 kr = 89900, 1\u00a0299 kronor = 129900'],
  ['sv', 'Bara 499:- hela helgen', '499:- = 49900'],
  ['sv', '49,50 kr styck', '49,50 kr = 4950'],
  ['sv', 'Fri frakt från 799 kr, minst 299 kr, spara 200 kr', ''],
  ['sv', 'Lager 2026 i 14 dagar', ''],
  ['sv', '30 krokar', ''],
  ['nb', 'Kåpen er kr 1.299,- nå', 'kr 1.299 = 129900'],
  ['nb', 'Bare 899 kr', '899 kr = 89900'],
  ['da', 'Frakken koster 1.299,95 kr. i dag', '1.299,95 kr. = 129995'],
  ['da', 'Nu 899,- i stedet', '899,- = 89900'],
  ['fi', 'Takki maksaa 129,90 € nyt', '129,90 € = 12990'],
  ['fi', 'Vain 99 euroa, ilmainen toimitus yli 79 €', '99 euroa = 9900'],
  ['fi', '1 299 kr', ''],
])('%s: %s', (locale, text, expected) =>
  expect(
    pricesInText(text, locale)
      .map(({ written, minor }) => `${written} = ${String(minor)}`)
      .join(', '),
  ).toBe(expected),
);
