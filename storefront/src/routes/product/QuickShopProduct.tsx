import { Eyebrow, Price, Stack, TextLink, VisuallyHidden } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { parameterOf, priceProps } from '../../features/lists/productCardProps.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import { BuyBox } from './BuyBox.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { ProductGallery } from './ProductGallery.tsx';

/** What it takes to buy a product from a list: pictures, price, colours, sizes and how many; the rest is on its page. */
export function QuickShopProduct({ product }: { readonly product: NonNullable<ProductQuery['product']> }) {
  const { text } = useServices();
  const { open, close } = useQuickShop();
  const name = product.name ?? '';
  const colour = parameterOf(product, 'Color');
  return (
    <Stack gap="16">
      <VisuallyHidden role="status">{colour ? text('quickShop.shown', { name, colour }) : name}</VisuallyHidden>
      <ProductGallery key={`pictures-${String(product.productId)}`} product={product} size="panel" />
      <Stack gap="4">
        {product.brand && <Eyebrow>{product.brand.name}</Eyebrow>}
        <Price {...priceProps(product, text, 'product')} size="product" />
      </Stack>
      <ColourChoice product={product} colour={colour} onChoose={(chosen) => open({ ...chosen, name })} />
      <BuyBox key={product.productId} product={product} place="panel" onAdded={close} />
      <Stack align="center">
        <TextLink href={product.canonicalUrl ?? '/'} emphasis="standalone" onClick={close}>
          {text('quickShop.toPage')}
        </TextLink>
      </Stack>
    </Stack>
  );
}
