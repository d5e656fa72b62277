import { SwatchPicker } from '@solvik/design-system';
import type { MouseEvent } from 'react';
import { useServices } from '../../page/services.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { isPlainClick } from '../../interface/isPlainClick.ts';

interface Props {
  readonly product: ProductView;
  /** Shows the colour in place, instead of opening its page. */
  readonly onChoose?: (colour: { readonly alias: string; readonly href: string }) => void;
}

/** The colours of a style as links to their own pages, each with its picture and its name. */
export function ColourChoice({ product: { id: ownId, colour, colours }, onChoose }: Props) {
  const { text } = useServices();
  if (!colour) return null;
  const choosing = (alias: string | undefined, href: string) =>
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
      selectedLabel={colour}
      swatches={(colours ?? []).map(({ id, alias, href, name, picture, cloth }) => ({
        href,
        name,
        onClick: choosing(alias, href),
        isCurrent: id === ownId,
        image: picture ? imageSource(picture, { alt: '', sizes: '64px' }) : undefined,
        clothColour: cloth,
      }))}
    />
  );
}
