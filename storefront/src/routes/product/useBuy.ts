import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { useModal } from '../../interface/modal.ts';
import { useToast } from '../../interface/toast.ts';
import { linesOf } from '../../features/cart/cartQuery.ts';
import { planAdd } from '../../features/cart/planQuantity.ts';
import { useCart, useChangeCart } from '../../features/cart/useCart.ts';
import { startingSize, useChosenSize } from '../../features/product/chosenSize.ts';
import type { MissingPart } from '../../features/product/missingPart.ts';
import { productQuery } from '../../features/product/productQueries.ts';
import type { ProductView } from '../../features/product/productView.ts';

interface Buying {
  /** What kept a plain form from filling the cart. */
  readonly missing?: MissingPart | undefined;
  /** Called when it is in the cart, before the cart opens. */
  readonly onAdded?: (() => void) | undefined;
}

/** The chosen size of a product and how many, putting them into the cart, and what is said when that cannot be. */
export function useBuy(product: ProductView, { missing, onAdded }: Buying) {
  const { text, dataApi } = useServices();
  const queryClient = useQueryClient();
  const { cart } = useCart();
  const { mutate, isPending } = useChangeCart();
  const open = useModal((modal) => modal.open);
  const say = useToast((notices) => notices.say);
  const remembered = useChosenSize();
  const { sizes, style } = product;
  const [chosenId, setChosenId] = useState(() =>
    String(startingSize(sizes, style, remembered.chosen)?.skuId ?? ''),
  );
  const [error, setError] = useState<string | undefined>(
    missing && text(missing === 'size' ? 'product.chooseSize' : 'product.soldOutNow'),
  );
  /** What is not the fault of the size. */
  const [failure, setFailure] = useState<string>();
  const [wanted, setQuantity] = useState(1);
  const chosen = sizes.find((sku) => String(sku.skuId) === chosenId);

  /** Of the chosen size as many as there are; before one is chosen, as of the size there is most of. */
  const most = Math.max(1, chosen ? chosen.stock : Math.max(0, ...sizes.map(({ stock }) => stock)));
  const quantity = Math.min(wanted, most);

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
  /** Says so when no size is chosen, and when the cart holds all there is. */
  const add = (): 'size-missing' | undefined => {
    if (!chosen) {
      setError(text('product.chooseSize'));
      return 'size-missing';
    }
    const inCart = linesOf(cart)
      .filter((line) => line.skuId === chosen.skuId)
      .reduce((sum, line) => sum + line.quantity, 0);
    const plan = planAdd({ wanted: quantity, inCart, stock: chosen.stock });
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
      const words = text('quantity.onlyLeft', { stock: plan.stock });
      // The toast goes by itself; beside the button it stands when the cart is closed again.
      say(words);
      setFailure(words);
    };
    mutate(
      { kind: 'add', skuId: chosen.skuId, quantity: plan.quantity },
      { onSuccess, onError: refuse },
    );
    return undefined;
  };
  return { chosen, chosenId, choose, quantity, most, setQuantity, add, isPending, error, failure };
}
