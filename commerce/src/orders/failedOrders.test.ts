import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../testing/rawSql.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import { decideSandboxPayment } from '../payments/sandboxProvider.ts';
import { submitSandboxPayment, shopperSteps, sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { sweepOrders } from './sweepOrders.ts';
import { expectInvariants, stockOf } from './testing/orderChecks.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

describe('an order whose payment or stock fails', () => {
  async function placedOrder(more: Record<string, unknown> = {}) {
    const shopper = shopperSteps(shop);
    const cartId = await shopper.newCart();
    const skuId = await shopper.skuOf('linne', 'L');
    await shopper.add(cartId, skuId);
    return { shopper, cartId, skuId, placed: await shopper.place(cartId, more) };
  }

  it('keeps the cart open when the card is refused, and is the same order once it is paid', async () => {
    const { shopper, cartId, skuId, placed } = await placedOrder({
      checkoutUrls: { redirectUrl: 'http://localhost:3000/se/sv/checkout/confirm' },
    });
    expect(await submitSandboxPayment(shop, placed.redirectUrl, 'declined')).toBe(
      '/se/sv/checkout/sandbox?reason=declined',
    );
    expect((await stockOf(shop, skuId))?.reserved).toBe(0);
    expect(
      await shop.query(`query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status } }`, {
        id: placed.publicId,
      }),
    ).toEqual({ getOrderPublic: { status: 'cancelled' } });
    await expectInvariants(shop);
    expect((await shopper.cart(cartId))?.items).toHaveLength(1);
    await shopper.add(cartId, skuId);
    const again = await shopper.place(cartId);
    expect([again.orderId, again.publicId]).toEqual([placed.orderId, placed.publicId]);
    expect(again.redirectUrl).not.toBe(placed.redirectUrl);
    expect(await submitSandboxPayment(shop, again.redirectUrl, 'paid')).toContain(placed.publicId);
    await expectInvariants(shop);
  });

  it('keeps the last pieces for the shopper who returns from the payment page', async () => {
    const shopper = shopperSteps(shop, sweden);
    const [id, skuId] = [await shopper.newCart(), await shopper.skuOf('sommar-svart', '38')];
    const left = (await shopper.add(id, skuId, 50)).items[0]?.quantity ?? 0;
    const placed = await shopper.place(id);
    const stocks = async (cartId: string) => {
      const { getCart } = await shop.query<{
        getCart: {
          items: { product: { skus: { skuId: number; stock: { totalStock: number } }[] } }[];
        };
      }>(
        'query ($id: String) { getCart(id: $id) { items { product { skus { skuId stock { totalStock } } } } } }',
        { id: cartId },
      );
      return getCart.items[0]?.product.skus.find((sku) => sku.skuId === skuId)?.stock.totalStock;
    };
    expect(await stocks(id)).toBe(left);
    const stranger = await shopper.newCart();
    await expect(shopper.add(stranger, skuId)).rejects.toThrow('OUT_OF_STOCK');
    await submitSandboxPayment(shop, placed.redirectUrl, 'cancelled');
    await expectInvariants(shop);
  });

  it('releases a promo code with a refused card, so that it applies to the next attempt', async () => {
    const shopper = shopperSteps(shop);
    const cartId = await shopper.newCart();
    await shopper.add(cartId, await shopper.skuOf('linne', 'S'));
    await shopper.code(cartId, 'ENGANG');
    const placed = await shopper.place(cartId);
    await submitSandboxPayment(shop, placed.redirectUrl, 'declined');
    const rival = await shopper.newCart();
    await shopper.add(rival, await shopper.skuOf('linne', 'L'));
    expect((await shopper.code(rival, 'ENGANG')).promoCode).toBe('ENGANG');
    const again = await shopper.place(cartId);
    expect(await submitSandboxPayment(shop, again.redirectUrl, 'paid')).toContain(placed.publicId);
    await expect(shopper.place(rival)).rejects.toThrow('PromoCodeUsedUp');
    await expectInvariants(shop);
  });

  it('keeps the state of the newer attempt when an older one is refused late', async () => {
    const { shopper, cartId, skuId, placed } = await placedOrder();
    const again = await shopper.place(cartId);
    await submitSandboxPayment(shop, placed.redirectUrl, 'declined');
    expect((await stockOf(shop, skuId))?.reserved).toBe(1);
    expect(await submitSandboxPayment(shop, again.redirectUrl, 'paid')).toContain(placed.publicId);
    await expectInvariants(shop);
  });

  it('is settled once although the button is pressed twice', async () => {
    const { placed } = await placedOrder();
    const [first, second] = await Promise.all([
      submitSandboxPayment(shop, placed.redirectUrl, 'paid'),
      submitSandboxPayment(shop, placed.redirectUrl, 'paid'),
    ]);
    expect(first).toBe(second);
    expect(await submitSandboxPayment(shop, placed.redirectUrl, 'declined')).toBe(first);
    await expectInvariants(shop);
  });

  it('leads to its confirmation when it is placed again after the payment', async () => {
    const { shopper, cartId, placed } = await placedOrder();
    await submitSandboxPayment(shop, placed.redirectUrl, 'paid');
    expect(await shopper.place(cartId)).toMatchObject({
      publicId: placed.publicId,
      status: 'pending',
      redirectUrl: `/checkout/confirm?order=${placed.publicId}`,
    });
    await expectInvariants(shop);
  });

  it('is settled by reconciliation when the notice was lost', async () => {
    const { placed } = await placedOrder();
    await decideSandboxPayment(
      shop.commerce.database,
      placed.redirectUrl?.split('/').at(-1) ?? '',
      'paid',
    );
    shop.clock.now += 6 * 60_000;
    expect(await reconcilePayments(shop.commerce.shop)).toBeGreaterThan(0);
    expect(
      await shop.query(`query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status } }`, {
        id: placed.publicId,
      }),
    ).toEqual({ getOrderPublic: { status: 'pending' } });
    await expectInvariants(shop);
  });

  it('releases its stock after a quarter of an hour and is cancelled after an hour, yet is revived by a late payment', async () => {
    const { skuId, placed } = await placedOrder();
    shop.clock.now += 14 * 60_000;
    expect((await sweepOrders(shop.commerce.shop)).released).toBe(0);
    shop.clock.now += 2 * 60_000;
    await sweepOrders(shop.commerce.shop);
    expect((await stockOf(shop, skuId))?.reserved).toBe(0);
    shop.clock.now += 60 * 60_000;
    await sweepOrders(shop.commerce.shop);
    const status = async () =>
      (
        await shop.query<{ getOrderPublic: { status: string } }>(
          `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status } }`,
          { id: placed.publicId },
        )
      ).getOrderPublic.status;
    expect(await status()).toBe('cancelled');
    await expectInvariants(shop);
    expect(await submitSandboxPayment(shop, placed.redirectUrl, 'paid')).toContain(
      '/checkout/confirm',
    );
    expect(await status()).toBe('pending');
    await expectInvariants(shop);
  });

  it('is not paid by a different amount', async () => {
    const { placed } = await placedOrder();
    await selectRows(
      shop.commerce.database.handle,
      sql`update sandbox_payments set amount = 1 where reference = ${placed.redirectUrl?.split('/').at(-1)}`,
    );
    expect(await submitSandboxPayment(shop, placed.redirectUrl, 'paid')).toContain(
      '/checkout/sandbox?reason=declined',
    );
    expect(shop.log).toContainEqual(
      expect.stringMatching(/^error A payment needs attention: mismatch/),
    );
    await expectInvariants(shop);
  });

  it.each([
    ['CART_EMPTY', {}, async (shopper: ReturnType<typeof shopperSteps>) => shopper.newCart()],
    ['INVALID_CHECKOUT', { email: 'nobody' }, undefined],
    ['INVALID_CHECKOUT', { billingAddress: { firstName: 'Maja' } }, undefined],
    [
      'NO_SHIPPING_OPTION',
      {
        billingAddress: { firstName: 'M', lastName: 'Å', addressLine1: 'S 1', city: 'X', zip: '1' },
      },
      undefined,
    ],
    ['INVALID_IDENTITY_NUMBER', { identityNumber: '<b>' }, undefined],
  ] as const)('is refused with %s for %j', async (code, more, makeCart) => {
    const shopper = shopperSteps(shop);
    const cartId = makeCart ? await makeCart(shopper) : await shopper.newCart();
    if (!makeCart) await shopper.add(cartId, await shopper.skuOf('linne', 'S'));
    await expect(shopper.place(cartId, more)).rejects.toThrow(code);
    await expectInvariants(shop);
  });

  it.each([999, -1, 3])(
    'keeps its delivery option, not the unchecked %d that does not reach the address, and can be placed again',
    async (shippingId) => {
      const shopper = shopperSteps(shop);
      const cartId = await shopper.newCart();
      const skuId = await shopper.skuOf('sommar-rod', '36');
      await shopper.add(cartId, skuId);
      await expect(shopper.place(cartId, { shippingId })).rejects.toThrow('NO_SHIPPING_OPTION');
      const { publicId } = await shopper.place(cartId, {
        shippingId,
        skipShippingValidation: true,
      });
      expect(
        await selectRows(
          shop.commerce.database.handle,
          sql`select (checkout ->> 'shippingId')::int as requested, (totals ->> 'shippingId')::int as sent from orders where public_id = ${publicId}`,
        ),
      ).toEqual([{ requested: 1, sent: 1 }]);
      expect((await shopper.place(cartId)).publicId).toBe(publicId);
      await expectInvariants(shop);
    },
  );

  it('is refused when stock ran out between cart and confirmation, naming the size', async () => {
    const shopper = shopperSteps(shop);
    const [cartId, rival] = [await shopper.newCart(), await shopper.newCart()];
    const skuId = await shopper.skuOf('sommar-svart', '38');
    await shopper.add(cartId, skuId, 3);
    await shopper.add(rival, skuId, 3);
    await shopper.place(rival);
    await expect(shopper.place(cartId)).rejects.toThrow('OUT_OF_STOCK');
    await expectInvariants(shop);
  });
});
