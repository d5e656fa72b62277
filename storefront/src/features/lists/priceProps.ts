import type { ProductCardProps } from '@solvik/design-system';
import { createElement } from 'react';
import type { Text } from '../../languages/createText.ts';
import { WithAndWithoutVat } from '../market/WithAndWithoutVat.tsx';
import type { PriceView } from './priceView.ts';

/**
 * The price for a card or a page, with VAT and without; the notice is of the lowest price in 30
 * days.
 */
export function priceProps(
  { selling, regular, lowest }: PriceView,
  text: Text,
  kind: 'card' | 'product' = 'card',
): ProductCardProps['price'] {
  const withoutVatLabel = text('price.withoutVat');
  if (!regular) return { selling, withoutVatLabel };
  return {
    selling,
    withoutVatLabel,
    reduction: {
      sellingLabel: text('price.now'),
      regular,
      regularLabel: text(kind === 'card' ? 'price.regularShort' : 'price.regular'),
    },
    ...(lowest && {
      lowest: createElement(WithAndWithoutVat, {
        incVat: text('price.lowest', { amount: lowest.incVat }),
        exVat: text('price.lowest', { amount: lowest.exVat }),
      }),
    }),
  };
}
