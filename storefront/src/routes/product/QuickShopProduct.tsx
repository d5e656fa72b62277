import {
  Eyebrow,
  Inline,
  Price,
  QuantityStepper,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { FavouriteToggle } from '../../features/favourites/FavouriteToggle.tsx';
import { priceProps } from '../../features/lists/priceProps.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import { BuyBox } from './BuyBox.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { ProductGallery } from './ProductGallery.tsx';

/**
 * What is needed to buy a product from a list: pictures, price, colours, sizes and quantity; the
 * rest is on its page.
 */
export function QuickShopProduct({
  product,
  ownSizes,
}: {
  readonly product: ProductView;
  /** Names of the shopper's own sizes for it. */
  readonly ownSizes: readonly string[];
}) {
  const { text } = useServices();
  const { open, close } = useQuickShop();
  const { id, name, brand, colour } = product;
  return (
    <Stack gap="16">
      <VisuallyHidden role="status">
        {colour ? text('quickShop.shown', { name, colour }) : name}
      </VisuallyHidden>
      <ProductGallery key={`pictures-${String(id)}`} product={product} size="panel" />
      <div>
        <Inline spread="between" gap="8">
          <Eyebrow>{brand}</Eyebrow>
          <FavouriteToggle productId={id} name={name} hasPlace />
        </Inline>
        <Price {...priceProps(product.price, text, 'product')} size="product" />
      </div>
      <ColourChoice product={product} onChoose={(chosen) => open({ ...chosen, name })} />
      <BuyBox
        key={id}
        product={product}
        place="panel"
        ownSizes={ownSizes}
        onAdded={close}
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
      <Stack align="center">
        <TextLink href={product.href ?? '/'} emphasis="standalone" onClick={close}>
          {text('quickShop.toPage')}
        </TextLink>
      </Stack>
    </Stack>
  );
}
