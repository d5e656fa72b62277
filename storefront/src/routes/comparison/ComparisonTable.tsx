import { Button, type CompareRow, CompareTable, Price, SwatchDots } from '@solvik/design-system';
import type { ReactNode } from 'react';
import { useServices } from '../../page/services.ts';
import { productCardProps } from '../../features/lists/productCardProps.ts';
import { priceProps } from '../../features/lists/priceProps.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import type { Text } from '../../languages/createText.ts';
import type { ComparedView } from './comparedProducts.ts';
import { factRows, lowestAt } from './comparisonRows.ts';

const pictureSizes = '(min-width: 1024px) 25vw, 171px';

function sizesOf({ sizes }: ComparedView, text: Text): string {
  const available = sizes.filter(({ state }) => state !== 'OUT_OF_STOCK');
  return available.length === 0
    ? text('comparison.noSizes')
    : available.map(({ name }) => name).join(', ');
}

function coloursOf({ card, colour }: ComparedView, text: Text): ReactNode {
  const { swatches } = productCardProps(card, { text, now: new Date(0) });
  return swatches ? <SwatchDots {...swatches} /> : (colour ?? text('comparison.unknown'));
}

function rowsOf(products: readonly ComparedView[], text: Text): readonly CompareRow[] {
  const lowest = lowestAt(products.map(({ amount }) => amount));
  const note = text('comparison.lowest', { count: products.length });
  const sizes = products.map((product) => sizesOf(product, text));
  return [
    {
      key: 'price',
      term: text('comparison.price'),
      cells: products.map(({ card }, at) => ({
        content: <Price {...priceProps(card.price, text, 'product')} size="product" />,
        ...(at === lowest && { note }),
      })),
    },
    ...factRows(products).map(({ term, details, isAlike }) => ({
      key: term,
      term,
      isAlike,
      cells: details.map((content) => ({ content: content ?? text('comparison.unknown') })),
    })),
    {
      key: 'colours',
      term: text('comparison.colours'),
      cells: products.map((product) => ({ content: coloursOf(product, text) })),
    },
    {
      key: 'sizes',
      term: text('comparison.sizes'),
      isAlike: products.length > 1 && new Set(sizes).size === 1,
      cells: sizes.map((content) => ({ content })),
    },
  ];
}

/** The products with their prices, what is known of them, colours and sizes. */
export function ComparisonTable({
  products,
  isOnlyDifferent,
  onRemove,
}: {
  readonly products: readonly ComparedView[];
  readonly isOnlyDifferent: boolean;
  readonly onRemove: (productId: number) => void;
}) {
  const { text, now } = useServices();
  const open = useQuickShop((quickShop) => quickShop.open);
  const rows = rowsOf(products, text);
  return (
    <CompareTable
      label={text('comparison.table', { count: products.length })}
      note={rows.some(({ isAlike }) => isAlike) ? text('comparison.note') : undefined}
      products={products.map(({ id, card }) => {
        const { image, clothColour } = productCardProps(card, { text, now: now() });
        const { alias, name, href, brand } = card;
        return {
          key: String(id),
          href,
          name,
          brand,
          image: image && { ...image, sizes: pictureSizes, hasPriority: true },
          clothColour,
          remove: { label: text('comparison.remove', { name }), onRemove: () => onRemove(id) },
          action: (
            <Button
              emphasis="outlined"
              size="narrow"
              aria-haspopup="dialog"
              onClick={() => open({ alias, name, href })}
            >
              {text('comparison.choose')}
            </Button>
          ),
        };
      })}
      rows={isOnlyDifferent ? rows.filter(({ isAlike }) => !isAlike) : rows}
    />
  );
}
