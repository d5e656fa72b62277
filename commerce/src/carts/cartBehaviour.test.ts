/** What shoppers rely on in the cart (behaviours.md, "Cart and mini cart" and "Promo codes and campaigns"). */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshCatalogue } from '../import/importCatalogue.ts';
import { executeSql } from '../testing/rawSql.ts';
import { norway, shopperSteps, sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const steps = (where = sweden) => shopperSteps(shop, where);
async function cartWith(alias: string, size: string, quantity = 1) {
  const shopper = steps();
  const [id, skuId] = [await shopper.newCart(), await shopper.skuOf(alias, size)];
  return { shopper, id, skuId, cart: await shopper.add(id, skuId, quantity) };
}

describe('the cart', () => {
  it('keeps one line per size: the same size adds up, another size gets its own line', async () => {
    const { shopper, id, skuId } = await cartWith('sommar-svart', '36');
    const other = await shopper.skuOf('sommar-svart', '38');
    await shopper.add(id, skuId);
    const { items } = await shopper.add(id, other);
    expect(items.map(({ skuId: sku, quantity }) => [sku, quantity])).toEqual([
      [skuId, 2],
      [other, 1],
    ]);
  });

  it('keeps lines with different messages apart, and their total within the stock', async () => {
    const { id, skuId } = await cartWith('sommar-rod', '38', 2);
    const engraved = (quantity: number) =>
      shop.query<{ addToCart: { items: { quantity: number; message: string | null }[] } }>(
        'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { items { quantity message } } }',
        { id, item: { skuId, quantity, message: 'Till Maja' } },
      );
    expect((await engraved(5)).addToCart.items).toEqual([
      { quantity: 2, message: null },
      { quantity: 1, message: 'Till Maja' },
    ]);
    expect((await engraved(1)).addToCart.items).toEqual([
      { quantity: 2, message: null },
      { quantity: 1, message: 'Till Maja' },
    ]);
  });

  it('limits a quantity beyond the stock to the stock', async () => {
    const { cart, shopper, id, skuId } = await cartWith('sommar-svart', '38', 50);
    expect(cart.items[0]?.quantity).toBe(3);
    expect((await shopper.add(id, skuId)).items[0]?.quantity).toBe(3);
    expect((await shopper.set(id, skuId, 40)).items[0]?.quantity).toBe(3);
  });

  it('changes the line with the given id, not the first', async () => {
    const { shopper, id, skuId } = await cartWith('sommar-svart', '36');
    const added = await shopper.add(id, await shopper.skuOf('sommar-svart', '38'));
    const second = added.items[1];
    if (!second) throw new Error('The cart has no second line.');
    const { items } = await shopper.setLine(id, {
      id: second.id,
      skuId: second.skuId,
      quantity: 2,
    });
    expect(items.map(({ skuId: sku, quantity }) => [sku, quantity])).toEqual([
      [skuId, 1],
      [second.skuId, 2],
    ]);
  });

  it('removes a line that is set to 0', async () => {
    const { shopper, id, skuId } = await cartWith('linne', 'S');
    const cart = await shopper.set(id, skuId, 0);
    expect(cart.items).toEqual([]);
    expect(cart.summary.total.sellingPriceIncVat).toBe(0);
  });

  it.each([
    ['a quantity of zero', 0, 'BAD_USER_INPUT'],
    ['a quantity below zero', -3, 'BAD_USER_INPUT'],
    ['a quantity beyond 32 bits', 2 ** 40, ''],
  ])('refuses %s', async (_, quantity, code) => {
    const shopper = steps();
    const id = await shopper.newCart();
    await expect(shopper.add(id, await shopper.skuOf('linne', 'S'), quantity)).rejects.toThrow(
      code,
    );
  });

  it('refuses what is sold out, unknown, or sold in another market only', async () => {
    const shopper = steps();
    const id = await shopper.newCart();
    await expect(shopper.add(id, await shopper.skuOf('linne', 'M'))).rejects.toThrow(
      'OUT_OF_STOCK',
    );
    await expect(shopper.add(id, 999_999)).rejects.toThrow('SKU_NOT_FOUND');
    await expect(shopper.add(id, await steps(norway).skuOf('bara-no', '36'))).rejects.toThrow(
      'SKU_NOT_FOUND',
    );
  });

  it('rejects a malformed id', async () => {
    await expect(steps().add('1', await steps().skuOf('linne', 'S'))).rejects.toThrow(
      'CART_NOT_FOUND',
    );
    expect(await steps().cart("' or 1=1 --")).toBeNull();
  });

  it('shows an empty cart for a well-formed id of nobody’s, never another’s', async () => {
    const { id } = await cartWith('linne', 'S');
    const guessed = randomBytes(16).toString('base64url');
    expect(guessed).toHaveLength(id.length);
    expect(await steps().cart(guessed)).toMatchObject({ id: guessed, items: [] });
  });

  it('marks a size that is no longer sold, and lets the rest be bought', async () => {
    const { shopper, id, skuId } = await cartWith('sommar-rod', '36');
    await shopper.add(id, await shopper.skuOf('linne', 'S'));
    await executeSql(
      shop.commerce.database.handle,
      sql`update skus set is_active = false where sku_id = ${skuId}`,
    );
    await refreshCatalogue(shop.commerce.shop);
    const cart = await shopper.cart(id);
    expect(cart?.items.map(({ totalPrice }) => totalPrice === null)).toEqual([true, false]);
    await expect(shopper.place(id)).rejects.toThrow('SKU_NOT_FOUND');
    await shopper.set(id, skuId, 0);
    expect((await shopper.place(id)).status).toBe('pending-payment');
    await executeSql(
      shop.commerce.database.handle,
      sql`update skus set is_active = true where sku_id = ${skuId}`,
    );
  });

  it('follows the market: the same size at another price in another currency', async () => {
    const { id } = await cartWith('linne', 'S');
    expect((await steps(norway).cart(id))?.items[0]?.totalPrice?.sellingPriceIncVat).toBe(909);
    expect((await steps().cart(id))?.items[0]?.totalPrice?.sellingPriceIncVat).toBe(899);
  });
});

describe('a code', () => {
  it('is applied in any letter case, shown, deducts its per cent, and is removed by an empty code', async () => {
    const { shopper, id } = await cartWith('linne', 'L');
    expect(await shopper.code(id, ' hej15 ')).toMatchObject({
      promoCode: 'HEJ15',
      summary: { total: { sellingPriceIncVat: 764.15 + 49 } },
    });
    expect(await shopper.code(id, 'HEJ15')).toMatchObject({
      promoCode: 'HEJ15',
      summary: { total: { sellingPriceIncVat: 764.15 + 49 } },
    });
    expect((await shopper.cart(id))?.promoCode).toBe('HEJ15');
    expect(await shopper.code(id, '')).toMatchObject({
      promoCode: null,
      summary: { total: { sellingPriceIncVat: 899 } },
    });
  });

  it.each([
    ['NOPE', 'PromoCodeUnknown'],
    ['GAMMAL', 'PromoCodeExpired'],
  ])('%s is refused with %s, and the cart stays as it was', async (code, reason) => {
    const { shopper, id } = await cartWith('linne', 'L');
    await expect(shopper.code(id, code)).rejects.toThrow(reason);
    expect((await shopper.cart(id))?.promoCode).toBeNull();
  });

  it('requires its minimum order, and is removed for good when the cart falls below it', async () => {
    const { shopper, id, skuId } = await cartWith('sommar-svart', '36');
    await expect(shopper.code(id, 'HEJ15')).rejects.toThrow('RequirementsNotMet');
    await shopper.add(id, skuId);
    expect((await shopper.code(id, 'HEJ15')).promoCode).toBe('HEJ15');
    expect((await shopper.set(id, skuId, 1)).promoCode).toBeNull();
    expect((await shopper.set(id, skuId, 2)).promoCode).toBeNull();
  });

  it('of one market does not count in another', async () => {
    const shopper = steps({ channelId: 'fi', marketId: 'fi', languageId: 'fi-FI' });
    const id = await shopper.newCart();
    await shopper.add(id, await shopper.skuOf('linne', 'L'));
    await expect(shopper.code(id, 'HEJ15')).rejects.toThrow('PromoCodeOtherMarket');
  });
});

describe('other changes of a cart', () => {
  const change = (text: string) =>
    shop.query<{
      cart: { id: string; items: object[]; isCompleted?: boolean; merchantData?: string | null };
    }>(`mutation { cart: ${text} { id items { skuId } isCompleted merchantData } }`);

  it('clearing empties it, cloning copies its lines, completing closes it', async () => {
    const { id, shopper, skuId } = await cartWith('linne', 'L');
    const { cart: copy } = await change(`cloneCart(id: "${id}", resetPromotions: true)`);
    expect(copy.id).not.toBe(id);
    expect(copy.items).toEqual([{ skuId }]);
    expect((await change(`clearCart(id: "${id}")`)).cart.items).toEqual([]);
    expect((await change(`completeCart(id: "${copy.id}")`)).cart.isCompleted).toBe(true);
    await expect(shopper.add(copy.id, skuId)).rejects.toThrow('CART_COMPLETED');
  });

  it('merchant data is stored as sent', async () => {
    const { id } = await cartWith('linne', 'L');
    expect(
      (await change(`setCartMerchantData(id: "${id}", merchantData: "{\\"a\\":1}")`)).cart
        .merchantData,
    ).toBe('{"a":1}');
  });

  it('an externally set fee never makes delivery cheaper', async () => {
    const { id } = await cartWith('sommar-svart', '36');
    const fee = (requested: number) =>
      shop.query<{
        setCartShippingFee: { cart: { summary: { shipping: { feeIncVat: number } } } };
      }>(
        `mutation { setCartShippingFee(cartId: "${id}", shippingFee: ${requested}) { cart { summary { shipping { feeIncVat } } } } }`,
      );
    expect((await fee(1)).setCartShippingFee.cart.summary.shipping.feeIncVat).toBe(49);
    expect((await fee(120)).setCartShippingFee.cart.summary.shipping.feeIncVat).toBe(120);
    await expect(fee(-50)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('the checkout merges parallel changes', async () => {
    const { id } = await cartWith('sommar-svart', '36');
    const update = (checkout: string) =>
      shop.query<{
        createOrUpdateCheckout: {
          email: string | null;
          billingAddress: { city: string } | null;
          shippingOptions: { id: number; isSelected: boolean }[];
        };
      }>(
        `mutation { createOrUpdateCheckout(cartId: "${id}", checkout: { ${checkout} }) { email billingAddress { city } shippingOptions { id isSelected } } }`,
      );
    await Promise.all([
      update('email: "a@b.se"'),
      update('billingAddress: { city: "Visby", zip: "62157" }'),
      update('shippingId: 2'),
    ]);
    const { createOrUpdateCheckout: now } = await update('');
    expect(now).toMatchObject({
      email: 'a@b.se',
      billingAddress: { city: 'Visby' },
      shippingOptions: [
        { id: 1, isSelected: false },
        { id: 2, isSelected: true },
      ],
    });
    expect(
      (await update('billingAddress: { zip: "x" }')).createOrUpdateCheckout.shippingOptions,
    ).toEqual([]);
  });
});
