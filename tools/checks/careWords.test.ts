/** The shop's texts on care mean the same symbols in every language. */
import { describe, expect, it } from 'vitest';
import { type CareKey, careKeys } from '../../demo-shop/src/garments/materials.ts';
import { inEachLocale } from '../../demo-shop/src/words/shopWordsByLocale.ts';
import { careSymbolsOf } from '../../storefront/src/features/product/careSymbolsOf.ts';

const symbols: Readonly<Record<CareKey, string>> = {
  wool: 'dry-clean',
  knit: 'wash-hand flat-dry',
  delicate: 'wash-gentle-30 line-dry iron-low',
  cotton: 'wash-40 line-dry',
  denim: 'wash-30 line-dry',
  linen: 'wash-40 line-dry iron',
  shell: 'wash-30',
  down: 'wash-30 tumble-dry-low',
  leather: '',
  suede: '',
  swim: 'wash-hand line-dry-shade',
  'shoe-textile': '',
};

describe.each(['sv', 'nb', 'da', 'fi'] as const)('in “%s”', (locale) => {
  it.each(careKeys)('%s has its symbols', (key) => {
    const { [locale]: text = '' } = inEachLocale(
      ({ care }) => `${care[key].label}. ${care[key].sentence}`,
    );
    expect(careSymbolsOf(text, locale).join(' ')).toBe(symbols[key]);
  });
});
