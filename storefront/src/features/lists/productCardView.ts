import type { ProductCardPartsFragment } from '../../data-api/generated/operations.ts';
import { clothColour } from '../images/clothColour.ts';
import { type BadgeView, badgeView } from './badgeView.ts';
import { type PriceView, priceView } from './priceView.ts';

/** A colour of a product, as CSS and by the catalogue's name. */
export type SwatchView = readonly [colour: string, name: string];

/** A product as its card shows it; absent parts are omitted. */
export interface ProductCardView extends BadgeView {
  /** Unknown for related products. */
  readonly id?: number;
  readonly alias: string;
  readonly name: string;
  readonly brand?: string;
  readonly href: string;
  /** File of the image service. */
  readonly picture?: string;
  /** Colour of the cloth in place of a missing picture. */
  readonly cloth?: string;
  readonly price: PriceView;
  /** All of its colours, its own first; only if there are several. */
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
