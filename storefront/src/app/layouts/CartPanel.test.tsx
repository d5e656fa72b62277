// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import type { Cart } from '../../features/cart/cart.ts';
import { cartKey } from '../../features/cart/cartQuery.ts';
import { useChangeCart } from '../../features/cart/useCart.ts';
import { useModal } from '../../interface/modal.ts';
import type { SearchCall } from '../../search-api/searchTransport.ts';
import { recommendationsOf } from '../../testing/recommendationsOf.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyCart } from '../../testing/storyCarts.ts';
import { storyCards } from '../../testing/storyGoods.ts';
import CartPanel from './CartPanel.tsx';

const [se] = sites;
/** A coat, SKU 500 of product 1, and a jumper, SKU 501 of product 2. */
const cart: Cart = storyCart(se);
const [coatLine, jumperLine] = cart.items ?? [];
const [coat, jumper] = [500, 501];

beforeEach(() => {
  useModal.setState(useModal.getInitialState(), true);
  browserCookies.write(cookieNames.cart, 'story');
});
afterEach(cleanup);

/** Buttons that add a SKU, as those of product pages do. */
function Adding() {
  const { mutate } = useChangeCart();
  return [coat, jumper].map((skuId) => (
    <button key={skuId} type="button" onClick={() => mutate({ kind: 'add', skuId, quantity: 1 })}>
      {`Lägg till ${String(skuId)}`}
    </button>
  ));
}

/** A page with the cart’s panel closed over it, and both products in the cart. */
async function openPage() {
  const { services, sent } = await openHookShop({ getCart: { getCart: cart } });
  const { queryClient, dataApi } = services;
  const setCart = (next: Cart) => act(() => void queryClient.setQueryData(cartKey(dataApi), next));
  queryClient.setQueryData(cartKey(dataApi), cart);
  const calls: SearchCall[] = [];
  const searchTransport = async (call: SearchCall) => {
    calls.push(call);
    return { status: 200, body: recommendationsOf('ADD_TO_CART_RECS', storyCards(se)) };
  };
  renderInShop(
    { ...services, searchTransport },
    <>
      <Adding />
      <CartPanel />
    </>,
  );
  const additions = () => sent.filter(({ name }) => name === 'addToCart');
  return {
    setCart,
    /** Requests that name what was added and what the cart holds. */
    requested: () =>
      calls.map(({ parameters }) => [parameters.get('variantKey'), parameters.get('cart')]),
    /** Adds a SKU; the shop accepts it, or refuses. */
    async add(skuId: number, isRefused = false) {
      const before = additions().length;
      fireEvent.click(screen.getByRole('button', { name: `Lägg till ${String(skuId)}` }));
      await waitFor(() => expect(additions()).toHaveLength(before + 1));
      const addition = additions()[before];
      await act(async () => {
        if (isRefused) addition?.refuse('OUT_OF_STOCK');
        else addition?.answer({ addToCart: cart });
      });
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    },
    open: () => act(() => useModal.getState().open('cart')),
  };
}

const offer = () => screen.findByRole('region', { name: 'Du kanske också gillar' });
const noOffer = () => expect(screen.queryByText('Du kanske också gillar')).toBeNull();

describe('the cart over the page', () => {
  it('offers nothing while nothing was added', async () => {
    const { requested, open } = await openPage();
    open();
    expect(screen.getByRole('dialog', { name: /^Varukorg/ })).toBeVisible();
    expect(requested()).toEqual([]);
    noOffer();
  });

  it('offers what goes with the product that was added last', async () => {
    const { add, open, requested } = await openPage();
    await add(coat);
    await add(jumper);
    open();
    expect(await offer()).toBeVisible();
    expect(requested()).toEqual([[String(jumper), '1|2']]);
  });

  it('ignores an addition that was refused', async () => {
    const { add, open, requested } = await openPage();
    await add(coat);
    await add(jumper, true);
    open();
    expect(await offer()).toBeVisible();
    expect(requested()).toEqual([[String(coat), '1|2']]);
  });

  it('offers nothing more once the added product is removed', async () => {
    const { add, open, setCart } = await openPage();
    await add(coat);
    open();
    await offer();
    if (!coatLine || !jumperLine) throw new Error('The story cart has no lines.');
    setCart({ ...cart, items: [jumperLine] });
    await waitFor(noOffer);
    setCart({ ...cart, items: [coatLine, jumperLine] });
    expect(await offer()).toBeVisible();
  });
});
