import { Heading } from '@solvik/design-system';
import { type ComponentType, useEffect, useState } from 'react';
import type { EmptyCartProps } from '../../features/cart/EmptyCart.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useText } from '../../page/services.ts';

let Loaded: ComponentType<EmptyCartProps> | undefined;

/** Loads an empty cart's content with its texts. */
export async function loadEmptyCart(): Promise<void> {
  Loaded ??= (
    await loadWithMessages(['emptyCart'], () => import('../../features/cart/EmptyCart.tsx'))
  ).EmptyCart;
}

/**
 * What the page of an empty cart shows: rendered by the server and at once where it has been loaded,
 * otherwise as soon as it has; until then the page's heading alone.
 */
export function EmptyCartPart() {
  const text = useText();
  const [EmptyCart, setEmptyCart] = useState(() => Loaded);
  useEffect(() => {
    if (EmptyCart) return;
    loadEmptyCart().then(
      () => setEmptyCart(() => Loaded),
      () => undefined,
    );
  }, [EmptyCart]);
  return EmptyCart ? <EmptyCart place="page" /> : <Heading level={1}>{text('cart.title')}</Heading>;
}
