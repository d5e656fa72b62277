import { maxQuantity } from '@solvik/shop-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../page/services.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { useModal } from '../../interface/modal.ts';
import { useToast } from '../../interface/toast.ts';
import { planAdd } from '../../features/cart/planQuantity.ts';
import { useCart, useChangeCart } from '../../features/cart/useCart.ts';
import { startingSize, useSelectedSize } from '../../features/product/selectedSize.ts';
import type { MissingPart } from '../../features/product/missingSelection.ts';
import { productQuery } from '../../features/product/productQueries.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { sizeFromCart, sizesInCart } from './sizesInCart.ts';

interface Buying {
  /** Why a plain form did not fill the cart. */
  readonly missing?: MissingPart | undefined;
  /** Names of the shopper's own sizes, one of which is chosen at first. */
  readonly ownSizes?: readonly string[] | undefined;
  /** Called when it is in the cart, before the cart opens. */
  readonly onAdded?: (() => void) | undefined;
}

/** The chosen size and quantity of a product, adding them to the cart, and the errors of that. */
export function useBuy(product: ProductView, { missing, ownSizes, onAdded }: Buying) {
  const { text, dataApi } = useServices();
  const queryClient = useQueryClient();
  const { cart } = useCart();
  const { mutate, isPending } = useChangeCart();
  const open = useModal((modal) => modal.open);
  const notify = useToast((notices) => notices.notify);
  const remembered = useSelectedSize();
  const { sizes, style } = product;
  const [chosenId, setChosenId] = useState(() =>
    String(
      startingSize(sizes, { style, chosen: remembered.chosen, ...(ownSizes && { own: ownSizes }) })
        ?.skuId ?? '',
    ),
  );
  const [error, setError] = useState<string | undefined>(
    missing && text(missing === 'size' ? 'product.chooseSize' : 'product.soldOutNow'),
  );
  /** An error that does not concern the size. */
  const [failure, setFailure] = useState<string>();
  const [requested, setQuantity] = useState(1);
  const chosen = sizes.find((sku) => String(sku.skuId) === chosenId);
  const inCart = sizesInCart(cart, sizes);
  // The cart is loaded after the page, which is the same for every visitor.
  const picked = chosenId || error ? undefined : sizeFromCart(sizes, cart);
  if (picked) setChosenId(String(picked.skuId));

  /**
   * The maximum quantity: what a cart may have of the chosen size; before one is chosen, of the
   * size with the largest stock.
   */
  const stock = chosen ? chosen.stock : Math.max(0, ...sizes.map((size) => size.stock));
  const most = Math.max(1, maxQuantity(stock));
  const quantity = Math.min(requested, most);

  const choose = (size: string) => {
    setChosenId(size);
    setError(undefined);
    setFailure(undefined);
    const name = sizes.find((sku) => String(sku.skuId) === size)?.name;
    if (style !== undefined && name) remembered.choose(style, name);
  };
  const refuse = (refusal: unknown) => {
    const isSoldOut = refusal instanceof DataApiError && refusal.code === 'OUT_OF_STOCK';
    if (isSoldOut) setError(text('product.soldOutNow'));
    else setFailure(text(isUnreachable(refusal) ? 'error.offline' : 'error.generic.text'));
    if (isSoldOut)
      void queryClient.invalidateQueries({
        queryKey: productQuery(dataApi, product.alias).queryKey,
      });
  };
  /** Reports an error when no size is chosen, and when the cart already holds the whole stock. */
  const add = (): 'size-missing' | undefined => {
    if (!chosen) {
      setError(text('product.chooseSize'));
      return 'size-missing';
    }
    const alreadyHas = inCart.find(({ skuId }) => skuId === chosen.skuId)?.quantity ?? 0;
    const plan = planAdd({ requested: quantity, inCart: alreadyHas, stock: chosen.stock });
    if (plan.kind === 'none') {
      setFailure(text('quantity.alreadyHas', { quantity: plan.alreadyHas }));
      return undefined;
    }
    setError(undefined);
    setFailure(undefined);
    const onSuccess = () => {
      onAdded?.();
      open('cart');
      if (plan.kind !== 'some') return;
      const message = text('quantity.onlyLeft', { stock: plan.stock });
      // The toast disappears; the message beside the button is there when the cart is closed again.
      notify(message);
      setFailure(message);
    };
    mutate(
      { kind: 'add', skuId: chosen.skuId, quantity: plan.quantity },
      { onSuccess, onError: refuse },
    );
    return undefined;
  };
  return {
    chosen,
    chosenId,
    choose,
    inCart,
    quantity,
    most,
    setQuantity,
    add,
    isPending,
    error,
    failure,
  };
}
