import type { ProductCardPartsFragment } from '../../data-api/generated/operations.ts';
import { clothColour } from '../images/clothColour.ts';
import { type BadgeView, badgeView } from './badgeView.ts';
import { type PriceView, priceView } from './priceView.ts';

/** A colour that a product comes in, as CSS writes it and as the catalogue says it. */
export type SwatchView = readonly [colour: string, name: string];

/** A product as its card shows it; what it has not is left out. */
export interface ProductCardView extends BadgeView {
  /** The number is not known of what goes with another product. */
  readonly id?: number;
  readonly alias: string;
  readonly name: string;
  readonly brand?: string;
  readonly href: string;
  /** File of the image service. */
  readonly picture?: string;
  /** Colour of the cloth that stands in for a missing picture. */
  readonly cloth?: string;
  readonly price: PriceView;
  /** All colours it comes in, its own first; there only where there are several. */
  readonly swatches?: readonly SwatchView[];
}

type Answer = Pick<ProductCardPartsFragment, 'name' | 'canonicalUrl'> &
  Partial<ProductCardPartsFragment>;

const isColour = (value: string | null | undefined): value is string =>
  /^#[0-9a-f]{6}$/i.test(value ?? '');

function swatchesOf({ productId, variantGroup }: Answer): readonly SwatchView[] {
  const variants = (variantGroup?.variants ?? []).flatMap((variant) =>
    isColour(variant?.value)
      ? [{ isOwn: variant.productId === productId, colour: variant.value, name: variant.label }]
      : [],
  );
  return [...variants.filter(({ isOwn }) => isOwn), ...variants.filter(({ isOwn }) => !isOwn)].map(
    ({ colour, name }) => [colour, name ?? ''],
  );
}

const known = new WeakMap<Answer, ProductCardView>();

/** A product of the Data API as its card shows it; the same for the same answer. */
export function productCardView(product: Answer): ProductCardView {
  const view = known.get(product) ?? cardOf(product);
  known.set(product, view);
  return view;
}

function cardOf(product: Answer): ProductCardView {
  const picture = product.productImages?.[0]?.fileName;
  const cloth = picture ? undefined : clothColour(product);
  const swatches = swatchesOf(product);
  return {
    ...(product.productId !== undefined && { id: product.productId }),
    alias: product.alias ?? '',
    name: product.name ?? '',
    ...(product.brand?.name && { brand: product.brand.name }),
    href: product.canonicalUrl ?? '/',
    ...(picture && { picture }),
    ...(cloth && { cloth }),
    price: priceView(product),
    ...badgeView(product),
    ...(swatches.length > 1 && { swatches }),
  };
}
