import {
  OnPhone,
  Price,
  QuantityStepper,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@solvik/design-system';
import { useServices, useText } from '../../page/services.ts';
import { priceProps } from '../../features/lists/priceProps.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import { BuyBox } from './BuyBox.tsx';
import { ColourChoice } from './ColourChoice.tsx';

/** The product's page, with all that is known of it. */
export function ToPage({ product: { href = '/' } }: { readonly product: ProductView }) {
  return (
    <TextLink href={href} emphasis="standalone">
      {useText()('quickShop.toPage')}
    </TextLink>
  );
}

/**
 * What is needed to buy a product from a list: price, colours, sizes and quantity; the rest is on its
 * page.
 */
export function QuickShopProduct({
  product,
  ownSizes,
  foot,
  leave,
}: {
  readonly product: ProductView;
  /** Names of the shopper's own sizes for it. */
  readonly ownSizes: readonly string[];
  /** Where the button stands; null until it is there. */
  readonly foot: Element | null;
  /** Closes the panel. */
  readonly leave: () => void;
}) {
  const { text } = useServices();
  const open = useQuickShop((quickShop) => quickShop.open);
  const { id, name, colour } = product;
  return (
    <Stack gap="16">
      <VisuallyHidden role="status">
        {colour ? text('quickShop.shown', { name, colour }) : name}
      </VisuallyHidden>
      <Price {...priceProps(product.price, text, 'product')} size="product" />
      <ColourChoice product={product} onChoose={(chosen) => open({ ...chosen, name })} />
      <BuyBox
        key={id}
        product={product}
        place="panel"
        ownSizes={ownSizes}
        onAdded={leave}
        foot={foot}
        renderQuantity={({ quantity, most, setQuantity }) => (
          <QuantityStepper
            label={text('quantity.label', { name })}
            decreaseLabel={text('quantity.decrease', { name })}
            increaseLabel={text('quantity.increase', { name })}
            quantity={quantity}
            max={most}
            onQuantityChange={(requested) => setQuantity(Math.max(1, requested))}
          />
        )}
      />
      <OnPhone>
        <Stack align="center">
          <ToPage product={product} />
        </Stack>
      </OnPhone>
    </Stack>
  );
}
