// @vitest-environment happy-dom
/** Long: each rule of adding to the cart is tried on one product with one cart. */
import { maxPerLine } from '@solvik/shop';
import { sites } from '@solvik/addresses';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import type { Cart } from '../../features/cart/cart.ts';
import { cartKey } from '../../features/cart/cartQuery.ts';
import { useSelectedSize } from '../../features/product/selectedSize.ts';
import { productQuery } from '../../features/product/productQueries.ts';
import { productView } from '../../features/product/productView.ts';
import { useModal } from '../../interface/modal.ts';
import { useToast } from '../../interface/toast.ts';
import { openHookShop, renderShopHook, type SentOperation } from '../../testing/renderShopHook.tsx';
import { storyCart } from '../../testing/storyCarts.ts';
import { storyProduct } from '../../testing/storyGoods.ts';
import { useBuy } from './useBuy.ts';

const chooseSize = 'Du måste välja storlek först';
const onlyLeft = 'Du kan tyvärr inte lägga fler i varukorgen. Endast 5 kvar på lager';
const generic =
  'Något gick tyvärr fel. Försök gärna igen och kontakta kundtjänst om problemet kvarstår.';
const offline =
  'Vi når inte butiken just nu. Kontrollera uppkopplingen och försök igen. Inget har gått förlorat.';
const soldOut = 'Storleken hann ta slut. Välj en annan, eller få ett mejl när den är tillbaka.';

type Sizes = Parameters<typeof storyProduct>[1];
const defaultSizes: Sizes = [
  ['36', 5],
  ['38', 3],
  ['40', 0],
];

interface Case extends Partial<Parameters<typeof useBuy>[1]> {
  /** Sizes with their stock; the first has the SKU 100, the next 101. */
  readonly sizes?: Sizes;
  /** Pieces of the SKU 100 already in the cart, beside one of another SKU. */
  readonly inCart?: number;
  /** Whether the cart arrives after the page, as of a page that is the same for everybody. */
  readonly isCartLate?: boolean;
}

async function openBuyBox({
  sizes = defaultSizes,
  inCart = 0,
  isCartLate = false,
  ...buying
}: Case = {}) {
  const [site] = sites;
  const cart = storyCart(site);
  const [line] = cart.items ?? [];
  if (!line) throw new Error('The story cart has no lines.');
  const other = { ...line, id: 'other', skuId: 999, quantity: 2 };
  const same = { ...line, id: 'same', skuId: 100, quantity: inCart };
  const cartBefore: Cart = { ...cart, items: inCart > 0 ? [other, same] : [other] };
  const shop = await openHookShop({ getCart: { getCart: cartBefore } });
  const { dataApi, queryClient } = shop.services;
  if (!isCartLate) queryClient.setQueryData(cartKey(dataApi), cartBefore);
  const product = productView(storyProduct(site, sizes));
  const productKey = productQuery(dataApi, product.alias).queryKey;
  queryClient.setQueryData(productKey, product);
  const { result } = renderShopHook(shop, () => useBuy(product, buying));
  const additions = () => shop.sent.filter(({ name }) => name === 'addToCart');
  return {
    buy: () => result.current,
    choose: (size: string) => act(() => result.current.choose(size)),
    setQuantity: (quantity: number) => act(() => result.current.setQuantity(quantity)),
    add: () => {
      let outcome: ReturnType<typeof result.current.add>;
      act(() => void (outcome = result.current.add()));
      return outcome;
    },
    /** The variables of adding pieces to the cart. */
    additions,
    /** The first addition once it has been sent. */
    addition: () =>
      waitFor(() => {
        const [first] = additions();
        if (!first) throw new Error('Nothing has been added.');
        return first;
      }),
    cartBefore,
    isProductStale: () => queryClient.getQueryState(productKey)?.isInvalidated,
  };
}

beforeEach(() => {
  useModal.setState(useModal.getInitialState(), true);
  useToast.setState(useToast.getInitialState(), true);
  useSelectedSize.setState(useSelectedSize.getInitialState(), true);
  browserCookies.write(cookieNames.cart, 'story');
});
afterEach(cleanup);

describe('the initial size', () => {
  it('is the only one', async () => {
    const { buy } = await openBuyBox({ sizes: [['ONE SIZE', 5]] });
    expect(buy().chosenId).toBe('100');
  });

  it('is left to the shopper if there are several', async () => {
    const { buy } = await openBuyBox();
    expect(buy().chosen).toBeUndefined();
    expect(buy().chosenId).toBe('');
  });

  it('is the one chosen in another colour of the same style', async () => {
    const first = await openBuyBox();
    first.choose('101');
    expect(first.buy().chosen?.name).toBe('38');
    expect((await openBuyBox()).buy().chosenId).toBe('101');
  });
});

describe('a size that is in the cart', () => {
  it('is chosen once the cart has arrived, and one more of it is added', async () => {
    const { buy, add, addition } = await openBuyBox({ inCart: 2, isCartLate: true });
    expect(buy().chosenId).toBe('');
    await waitFor(() => expect(buy().chosenId).toBe('100'));
    expect(buy().inCart).toEqual([{ skuId: 100, name: '36', quantity: 2 }]);
    add();
    expect((await addition()).variables['item']).toEqual({ skuId: 100, quantity: 1 });
  });

  it('gives way to what the shopper chose, before or after it arrived', async () => {
    const { buy, choose } = await openBuyBox({ inCart: 1, isCartLate: true });
    choose('101');
    await waitFor(() => expect(buy().inCart).toHaveLength(1));
    expect(buy().chosenId).toBe('101');
    cleanup();
    useSelectedSize.setState(useSelectedSize.getInitialState(), true);
    const later = await openBuyBox({ inCart: 1 });
    expect(later.buy().chosenId).toBe('100');
    later.choose('101');
    expect(later.buy().chosenId).toBe('101');
  });

  it('gives way to the shopper’s own size', async () => {
    expect((await openBuyBox({ inCart: 1, ownSizes: ['38'] })).buy().chosenId).toBe('101');
  });

  it('is not chosen under the message that no size was', async () => {
    const { buy } = await openBuyBox({ inCart: 1, missing: 'size' });
    expect(buy().chosenId).toBe('');
    expect(buy().error).toBe(chooseSize);
  });

  it('is not chosen when sold out, and still known to be there', async () => {
    const { buy } = await openBuyBox({
      inCart: 1,
      sizes: [
        ['36', 0],
        ['38', 3],
      ],
    });
    expect(buy().chosenId).toBe('');
    expect(buy().inCart).toEqual([{ skuId: 100, name: '36', quantity: 1 }]);
  });
});

describe('the quantity', () => {
  it('is limited by the largest stock until a size is chosen, then by its stock', async () => {
    const { buy, choose } = await openBuyBox();
    expect(buy().most).toBe(5);
    choose('101');
    expect(buy().most).toBe(3);
  });

  it.each([
    [maxPerLine - 1, maxPerLine - 1],
    [200, maxPerLine],
  ])('of %i in stock is %i at most', async (stock, most) => {
    const { buy, setQuantity } = await openBuyBox({ sizes: [['36', stock]] });
    setQuantity(150);
    expect(buy()).toMatchObject({ most, quantity: most });
  });

  it('has no more than the cap before a size is chosen', async () => {
    const { buy } = await openBuyBox({
      sizes: [
        ['36', 200],
        ['38', 3],
      ],
    });
    expect(buy().most).toBe(maxPerLine);
  });

  it('is at least one, also of a sold-out product', async () => {
    expect(
      (
        await openBuyBox({
          sizes: [
            ['36', 0],
            ['38', 0],
          ],
        })
      ).buy().most,
    ).toBe(1);
    expect((await openBuyBox({ sizes: [['36', 0]] })).buy().most).toBe(1);
  });

  it('is reduced to the stock of the chosen size', async () => {
    const { buy, choose, setQuantity } = await openBuyBox();
    expect(buy().quantity).toBe(1);
    setQuantity(5);
    choose('101');
    expect(buy().quantity).toBe(3);
  });
});

describe('the error of a form sent without scripts', () => {
  it.each([
    ['size', chooseSize],
    ['stock', soldOut],
  ] as const)('for a missing %s is shown from the start', async (missing, error) => {
    expect((await openBuyBox({ missing })).buy().error).toBe(error);
  });

  it('disappears once a size is chosen', async () => {
    const { buy, choose } = await openBuyBox({ missing: 'size' });
    choose('100');
    expect(buy().error).toBeUndefined();
  });
});

describe('adding to the cart', () => {
  it('requires a size', async () => {
    const { buy, add, additions } = await openBuyBox();
    expect(add()).toBe('size-missing');
    expect(buy().error).toBe(chooseSize);
    expect(additions()).toEqual([]);
  });

  it('adds the chosen size and quantity, then opens the cart', async () => {
    const onAdded = vi.fn(() => expect(useModal.getState().current).toBeUndefined());
    const { buy, choose, setQuantity, add, addition, cartBefore } = await openBuyBox({ onAdded });
    choose('100');
    setQuantity(4);
    expect(add()).toBeUndefined();
    const { variables, answer } = await addition();
    expect(variables['item']).toEqual({ skuId: 100, quantity: 4 });
    expect(buy().isPending).toBe(true);
    expect(useModal.getState().current).toBeUndefined();
    answer({ addToCart: cartBefore });
    await waitFor(() => expect(useModal.getState().current).toBe('cart'));
    expect(onAdded).toHaveBeenCalledOnce();
    expect(useToast.getState().current).toBeUndefined();
    expect(buy().failure).toBeUndefined();
  });

  it('adds what is left beside the same size in the cart, and reports the reduced quantity', async () => {
    const { buy, choose, setQuantity, add, addition, cartBefore } = await openBuyBox({ inCart: 3 });
    choose('100');
    setQuantity(4);
    add();
    const { variables, answer } = await addition();
    expect(variables['item']).toEqual({ skuId: 100, quantity: 2 });
    expect(buy().failure).toBeUndefined();
    answer({ addToCart: cartBefore });
    await waitFor(() => expect(buy().failure).toBe(onlyLeft));
    expect(useToast.getState().current?.message).toBe(onlyLeft);
  });

  it('sends nothing if the cart holds the whole stock of the size', async () => {
    const { buy, choose, add, additions } = await openBuyBox({ inCart: 5 });
    choose('100');
    expect(add()).toBeUndefined();
    expect(buy().failure).toBe('Du kan inte addera flera då du redan har 5 i varukorgen');
    expect(additions()).toEqual([]);
    choose('101');
    expect(buy().failure).toBeUndefined();
  });
});

describe('a refused addition', () => {
  /** Adds the size of SKU 100 and lets the Data API refuse it. */
  async function refuse(by: (operation: SentOperation) => void) {
    const box = await openBuyBox();
    box.choose('100');
    box.add();
    by(await box.addition());
    await waitFor(() => expect(box.buy().isPending).toBe(false));
    return box;
  }

  it('of a size that has sold out is reported at the size, and refetches the product', async () => {
    const { buy, isProductStale } = await refuse((operation) => operation.refuse('OUT_OF_STOCK'));
    expect(buy().error).toBe(soldOut);
    expect(buy().failure).toBeUndefined();
    expect(isProductStale()).toBe(true);
  });

  it.each([
    ['for another reason', (operation: SentOperation) => operation.refuse('OTHER'), generic],
    ['after a lost connection', (operation: SentOperation) => operation.disconnect(), offline],
  ] as const)('%s is reported beside the button, not at the size', async (_reason, by, failure) => {
    const { buy, isProductStale } = await refuse(by);
    expect(buy().failure).toBe(failure);
    expect(buy().error).toBeUndefined();
    expect(isProductStale()).toBe(false);
    expect(useModal.getState().current).toBeUndefined();
  });

  it('disappears while the next attempt is made', async () => {
    const soldOutBox = await refuse((operation) => operation.refuse('OUT_OF_STOCK'));
    soldOutBox.add();
    expect(soldOutBox.buy().error).toBeUndefined();
    cleanup();
    const offlineBox = await refuse((operation) => operation.disconnect());
    offlineBox.add();
    expect(offlineBox.buy().failure).toBeUndefined();
  });
});
