import { SwatchPicker } from '@solvik/design-system';
import type { MouseEvent } from 'react';
import { useServices } from '../../app/services.ts';
import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { clothColour } from '../../features/images/clothColour.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { isPlainClick } from '../../interface/isPlainClick.ts';

type Product = NonNullable<ProductQuery['product']>;

interface Props {
  readonly product: Product;
  readonly colour: string | undefined;
  /** Shows the colour where it stands, instead of going to its page. */
  readonly onChoose?: (colour: { readonly alias: string; readonly href: string }) => void;
}

/** The colours of a style as links to their own pages, each with its picture and its name. */
export function ColourChoice({ product, colour, onChoose }: Props) {
  const { text } = useServices();
  const variants = (product.variantGroup?.variants ?? []).flatMap((variant) => (variant?.canonicalUrl ? [{ ...variant, href: variant.canonicalUrl }] : []));
  if (!colour) return null;
  const choosing = (alias: string | null | undefined, href: string) =>
    onChoose && alias
      ? (event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onChoose({ alias, href });
        }
      : undefined;
  return (
    <SwatchPicker
      label={text('product.colour')}
      chosenWords={colour}
      swatches={variants.map(({ productId, alias, href, label, primaryImage, value }) => ({
        href,
        name: label ?? '',
        onClick: choosing(alias, href),
        isCurrent: productId === product.productId,
        image: primaryImage ? imageSource(primaryImage, { alt: '', sizes: '64px' }) : undefined,
        clothColour: clothColour({ productId, variantGroup: { variants: [{ productId, value }] } }),
      }))}
    />
  );
}
