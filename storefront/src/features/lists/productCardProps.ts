import type { ProductCardProps } from '@solvik/design-system';
import { createElement } from 'react';
import type { ProductCardPartsFragment } from '../../data-api/generated/operations.ts';
import type { Text } from '../../languages/createText.ts';
import { clothColour } from '../images/clothColour.ts';
import { imageSource } from '../images/imageSource.ts';
import { BothWays } from '../market/BothWays.tsx';
import { QuickShopAlert } from './QuickShopAlert.tsx';
import { QuickShopButton } from './QuickShopButton.tsx';

type Product = Pick<ProductCardPartsFragment, 'name' | 'canonicalUrl' | 'brand' | 'unitPrice' | 'productImages'> &
  Partial<Pick<ProductCardPartsFragment, 'alias' | 'lowestPrice' | 'firstAvailableOn' | 'totalStock' | 'variantGroup' | 'parameterGroups' | 'productId'>>;

const cardSizes = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';
const shownColours = 4;

/** The value of a product's parameter by its identifier, such as `Color` (spec section 3, Product). */
export function parameterOf(product: Partial<Pick<ProductCardPartsFragment, 'parameterGroups'>>, identifier: string): string | undefined {
  for (const group of product.parameterGroups ?? []) {
    const found = group?.parameters?.find((parameter) => parameter?.identifier === identifier || parameter?.name === identifier);
    if (found?.value) return found.value;
  }
  return undefined;
}

/** The price as a card or a page shows it, with VAT and without: the percentage and the notice are of the lowest price in 30 days. */
export function priceProps({ unitPrice, lowestPrice }: Pick<Product, 'unitPrice' | 'lowestPrice'>, text: Text, kind: 'card' | 'product' = 'card'): ProductCardProps['price'] {
  const amount = (inc: string | null | undefined, ex: string | null | undefined) => ({ incVat: inc ?? '', exVat: ex ?? '' });
  const selling = amount(unitPrice?.sellingPriceIncVatFormatted, unitPrice?.sellingPriceExVatFormatted);
  // A reduction may only be announced with the lowest price of the thirty days before it.
  const withoutVatWords = text('price.withoutVat');
  if (!unitPrice?.isDiscounted || !lowestPrice) return { selling, withoutVatWords };
  const { lowestPriceIncVatFormatted: lowest, lowestPriceExVatFormatted: lowestExVat } = lowestPrice;
  return {
    selling,
    withoutVatWords,
    reduction: {
      sellingLabel: text('price.now'),
      regular: amount(unitPrice.regularPriceIncVatFormatted, unitPrice.regularPriceExVatFormatted),
      regularLabel: text(kind === 'card' ? 'price.regularShort' : 'price.regular'),
    },
    ...(lowest && { lowest: createElement(BothWays, { incVat: text('price.lowest', { amount: lowest }), exVat: text('price.lowest', { amount: lowestExVat ?? lowest }) }) }),
  };
}

/** The word on a product's picture: the one that matters most to who looks for something to buy. */
export function badgesOf(product: Product, text: Text, now: Date): NonNullable<ProductCardProps['badges']> {
  if (product.firstAvailableOn && new Date(product.firstAvailableOn) > now) return [{ label: text('badge.comingSoon') }];
  if (product.totalStock && product.totalStock.totalStock <= 0) return [{ label: text('badge.soldOut') }];
  const percent = product.lowestPrice?.isDiscounted ? product.lowestPrice.discountPercentage : 0;
  if (percent > 0) return [{ label: text('badge.discount', { percent }), tone: 'reduced' }];
  const own = parameterOf(product, 'Badge');
  return own ? [{ label: own }] : [];
}

function swatchesOf(product: Product, text: Text): ProductCardProps['swatches'] {
  const variants = (product.variantGroup?.variants ?? []).flatMap((variant) => (variant?.value && /^#[0-9a-f]{6}$/i.test(variant.value) ? [{ ...variant, colour: variant.value }] : []));
  if (variants.length < 2) return undefined;
  const own = variants.filter(({ productId }) => productId === product.productId);
  const ordered = [...own, ...variants.filter((variant) => !own.includes(variant))];
  const names = ordered.map(({ label }) => label ?? '').filter(Boolean);
  const more = ordered.length - shownColours;
  return {
    label: text('card.colours', { count: ordered.length, names: names.join(', ') }),
    colours: ordered.slice(0, shownColours).map(({ colour, label, productId }) => ({ colour, name: label ?? String(productId) })),
    ...(more > 0 && { more: `+${String(more)}` }),
  };
}

/** A product of the Data API as the design system's card takes it. */
export function productCardProps(product: Product, { text, now, hasPriority = false }: { readonly text: Text; readonly now: Date; readonly hasPriority?: boolean }): ProductCardProps {
  const file = product.productImages?.[0]?.fileName;
  return {
    href: product.canonicalUrl ?? '/',
    name: product.name ?? '',
    brand: product.brand?.name ?? undefined,
    image: file ? { ...imageSource(file, { alt: '', sizes: cardSizes }), hasPriority } : undefined,
    clothColour: clothColour(product),
    price: priceProps(product, text),
    badges: badgesOf(product, text, now),
    swatches: swatchesOf(product, text),
    ...(product.alias && {
      quickAction: createElement(QuickShopButton, { alias: product.alias, name: product.name ?? '', href: product.canonicalUrl ?? '/' }),
      alert: createElement(QuickShopAlert, { alias: product.alias }),
    }),
  };
}
