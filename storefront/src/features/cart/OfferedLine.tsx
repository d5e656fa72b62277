import { BelowDesktop, Button, FromDesktop, Price, ProductLine } from '@solvik/design-system';
import type { MouseEvent } from 'react';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import { useToast } from '../../interface/toast.ts';
import { useServices } from '../../page/services.ts';
import { imageSource } from '../images/imageSource.ts';
import { priceProps } from '../lists/priceProps.ts';
import type { OfferedProduct } from './offeredProducts.ts';
import { useChangeCart } from './useCart.ts';

interface Props {
  readonly product: OfferedProduct;
  /** Called before the product opens in the quick shop. */
  readonly onChoose: (() => void) | undefined;
}

/** Adds a product of one size. */
function AddButton({ skuId, name }: { readonly skuId: number; readonly name: string }) {
  const { text } = useServices();
  const notify = useToast((notices) => notices.notify);
  const { mutateAsync, isPending } = useChangeCart();
  const add = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.closest<HTMLElement>('[role="dialog"], #main');
    try {
      await mutateAsync({ kind: 'add', skuId, quantity: 1 });
      // The line replaces the button, which has the focus.
      around?.focus({ preventScroll: true });
    } catch (error) {
      notify(text(isUnreachable(error) ? 'error.offline' : 'error.generic.text'));
    }
  };
  return (
    <Button
      emphasis="outlined"
      size="small"
      aria-label={text('recommended.addOf', { name })}
      isPending={isPending}
      onClick={(event) => void add(event)}
    >
      {text('recommended.add')}
    </Button>
  );
}

/** Shows a product's sizes in the quick shop. */
function ChooseButton({ product: { card }, onChoose }: Props) {
  const { text } = useServices();
  const open = useQuickShop((quickShop) => quickShop.open);
  const { alias, name, href } = card;
  return (
    <Button
      emphasis="outlined"
      size="small"
      aria-label={text('recommended.chooseSizeOf', { name })}
      aria-haspopup="dialog"
      onClick={() => {
        onChoose?.();
        open({ alias, name, href });
      }}
    >
      <FromDesktop>{text('recommended.chooseSize')}</FromDesktop>
      <BelowDesktop>{text('recommended.choose')}</BelowDesktop>
    </Button>
  );
}

/** A product that an empty cart offers, with the button that adds it or shows its sizes. */
export function OfferedLine({ product, onChoose }: Props) {
  const { text } = useServices();
  const { name, brand, href, picture, cloth, price } = product.card;
  return (
    <ProductLine
      image={picture ? imageSource(picture, { alt: '', sizes: '72px' }) : undefined}
      clothColour={cloth}
      brand={brand}
      name={name}
      href={href}
      price={<Price {...priceProps(price, text)} />}
      action={
        product.onlySkuId === undefined ? (
          <ChooseButton product={product} onChoose={onChoose} />
        ) : (
          <AddButton skuId={product.onlySkuId} name={name} />
        )
      }
    />
  );
}
