import { BuyBar, Button } from '@solvik/design-system';
import { imageSource } from '../../features/images/imageSource.ts';
import { priceProps } from '../../features/lists/priceProps.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { useText } from '../../page/services.ts';

export interface PhoneBuyBarProps {
  readonly product: ProductView;
  /** The chosen size; undefined while none is chosen, null for a product of one size. */
  readonly size: string | null | undefined;
  readonly isPending: boolean;
}

/** Buying within reach while a phone shows what is under the page's own button. */
export default function PhoneBuyBar({ product, size, isPending }: PhoneBuyBarProps) {
  const text = useText();
  const { name, pictures, price } = product;
  const [picture] = pictures;
  const { selling, reduction } = priceProps(price, text);
  const note =
    size === undefined
      ? text('product.chooseSizeBar')
      : size !== null
        ? `${text('product.size')} ${size}`
        : undefined;
  return (
    <BuyBar
      label={text('product.buyBar', { name })}
      image={picture ? imageSource(picture, { alt: '', sizes: '42px' }) : undefined}
      price={selling}
      reducedLabel={reduction?.sellingLabel}
      note={note}
      action={
        <Button type="submit" form="buy" isPending={isPending}>
          {text('product.add')}
        </Button>
      }
    />
  );
}
