import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { clothColour } from '../images/clothColour.ts';

/** A colour of a style, which is a product with its own page. */
export interface ColourView {
  readonly id: number;
  readonly alias?: string;
  readonly href: string;
  readonly name: string;
  /** File of the image service. */
  readonly picture?: string;
  /** Colour of the cloth in place of a missing picture. */
  readonly cloth?: string;
}

type VariantGroup = NonNullable<ProductQuery['product']>['variantGroup'];

/** The colours of a style that have a page. */
export function colourViews(group: VariantGroup): readonly ColourView[] {
  return (group?.variants ?? []).flatMap((variant) => {
    if (!variant?.canonicalUrl) return [];
    const { productId: id, alias, canonicalUrl: href, label, primaryImage: picture } = variant;
    const cloth = picture
      ? undefined
      : clothColour({ productId: id, variantGroup: { variants: [variant] } });
    return [
      {
        id,
        ...(alias && { alias }),
        href,
        name: label ?? '',
        ...(picture && { picture }),
        ...(cloth && { cloth }),
      },
    ];
  });
}
