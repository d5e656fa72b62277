import type { CartPartsFragment } from '../../data-api/generated/operations.ts';
import { clothColour } from '../images/clothColour.ts';
import { parameterOf } from '../lists/parameterOf.ts';

type Line = NonNullable<NonNullable<CartPartsFragment['items']>[number]>;
type Product = NonNullable<Line['product']>;

/**
 * A product's data for its line: its first picture or the cloth in its place, its colour, and the
 * chosen size.
 */
function lineProduct(product: Product, skuId: number): Product {
  const { productId, name, canonicalUrl, brand } = product;
  const [picture] = product.productImages ?? [];
  const cloth = picture ? undefined : clothColour(product);
  const colour = parameterOf(product, 'Color');
  return {
    productId,
    name,
    canonicalUrl,
    brand,
    productImages: picture ? [picture] : null,
    variantGroup: cloth ? { variants: [{ productId, value: cloth }] } : null,
    parameterGroups: colour
      ? [{ parameters: [{ identifier: 'Color', name: 'Color', value: colour }] }]
      : null,
    skus: (product.skus ?? []).filter((sku) => sku?.skuId === skuId),
  };
}

/** A cart as its pages show it, in the response's shape, which changes and sums depend on. */
export function cartView<C extends CartPartsFragment | null>(cart: C): C {
  return (
    cart && {
      ...cart,
      items: (cart.items ?? []).map(
        (line) =>
          line && { ...line, product: line.product && lineProduct(line.product, line.skuId) },
      ),
    }
  );
}
