import { expect, it } from 'vitest';
import { priceView } from './priceView.ts';

const unit = (isDiscounted: boolean) => ({
  sellingPriceIncVatFormatted: '800',
  sellingPriceExVatFormatted: '640',
  regularPriceIncVatFormatted: '1000',
  regularPriceExVatFormatted: '800',
  isDiscounted,
});
const lowest = (incVat: string | null, exVat: string | null) => ({
  isDiscounted: true,
  discountPercentage: 20,
  lowestPriceIncVatFormatted: incVat,
  lowestPriceExVatFormatted: exVat,
});
const selling = { incVat: '800', exVat: '640' };
const regular = { incVat: '1000', exVat: '800' };

it.each([
  [
    'at the regular level is shown alone',
    { unitPrice: unit(false), lowestPrice: lowest('900', '720') },
    { selling },
  ],
  [
    'that is reduced has the former price, and the lowest of thirty days',
    { unitPrice: unit(true), lowestPrice: lowest('900', '720') },
    { selling, regular, lowest: { incVat: '900', exVat: '720' } },
  ],
  [
    'shows no reduction without the lowest of thirty days',
    { unitPrice: unit(true), lowestPrice: null },
    { selling },
  ],
  [
    'whose lowest is known only with VAT shows that',
    { unitPrice: unit(true), lowestPrice: lowest('900', null) },
    { selling, regular, lowest: { incVat: '900', exVat: '900' } },
  ],
  [
    'whose lowest is not formatted shows none',
    { unitPrice: unit(true), lowestPrice: lowest(null, null) },
    { selling, regular },
  ],
  ['that is unknown is empty', {}, { selling: { incVat: '', exVat: '' } }],
])('a price %s', (_, product, view) => expect(priceView(product)).toEqual(view));
