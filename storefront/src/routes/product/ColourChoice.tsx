import { SwatchPicker } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { clothColour } from '../../features/images/clothColour.ts';
import { imageSource } from '../../features/images/imageSource.ts';

type Product = NonNullable<ProductQuery['product']>;

/** The colours of a style as links to their own pages, each with its picture and its name. */
export function ColourChoice({ product, colour }: { readonly product: Product; readonly colour: string | undefined }) {
  const { text } = useServices();
  const variants = (product.variantGroup?.variants ?? []).flatMap((variant) => (variant?.canonicalUrl ? [{ ...variant, href: variant.canonicalUrl }] : []));
  if (!colour) return null;
  return (
    <SwatchPicker
      label={text('product.colour')}
      chosenWords={colour}
      swatches={variants.map(({ productId, href, label, primaryImage, value }) => ({
        href,
        name: label ?? '',
        isCurrent: productId === product.productId,
        image: primaryImage ? imageSource(primaryImage, { alt: '', sizes: '64px' }) : undefined,
        clothColour: clothColour({ productId, variantGroup: { variants: [{ productId, value }] } }),
      }))}
    />
  );
}
