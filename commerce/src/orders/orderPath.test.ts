import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all } from '../database/database.ts';
import { fileTransport } from '../mail/mailTransport.ts';
import { sendMails } from '../mail/sendMails.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import { decideSandboxPayment } from '../payments/sandboxProvider.ts';
import { keepLog } from '../testing/keepLog.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import {
  denmark,
  finland,
  norway,
  pressAtSandbox,
  shopperSteps,
  sweden,
} from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { sweepOrders } from './sweepOrders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const stockOf = async (skuId: number) =>
  (
    await all(
      shop.commerce.database.handle,
      sql<{
        on_hand: number;
        reserved: number;
      }>`select on_hand, reserved from stock where sku_id = ${skuId}`,
    )
  )[0];
const fine = async () => expect(await brokenInvariants(shop.commerce.database.handle)).toEqual([]);

describe('from the shelf to the receipt', () => {
  it.each([
    ['sv', sweden, 44_800, 'Tack för din beställning', '448'],
    ['nb', norway, 45_800, 'Takk for bestillingen', '458'],
    ['da', denmark, 31_800, 'Tak for din bestilling', '318'],
    ['fi', finland, 4_490, 'Kiitos tilauksestasi', '44,90'],
  ] as const)(
    'in %s: placed, paid, confirmed, mailed',
    async (_, where, total, heading, amount) => {
      const shopper = shopperSteps(shop, where);
      const cartId = await shopper.newCart();
      const skuId = await shopper.skuOf('sommar-svart', '36');
      const before = await stockOf(skuId);
      const cart = await shopper.add(cartId, skuId);
      expect(cart.summary.total.sellingPriceIncVat * 100).toBeCloseTo(total);
      const placed = await shopper.place(cartId);
      expect(placed).toMatchObject({
        status: 'pending-payment',
        redirectUrl: expect.stringMatching(/^\/payments\/sandbox\/[0-9a-f-]{36}$/),
      });
      expect((await stockOf(skuId))?.reserved).toBe(1);
      expect(await pressAtSandbox(shop, placed.redirectUrl, 'paid')).toBe(
        `/checkout/confirm?order=${placed.publicId}`,
      );
      expect(await stockOf(skuId)).toEqual({ on_hand: (before?.on_hand ?? 0) - 1, reserved: 0 });
      const { getOrderPublic: order } = await shop.ask<{
        getOrderPublic: {
          status: string;
          orderTotal: { sellingPriceIncVat: number };
          cart: { isCompleted: boolean; items: object[] };
          paymentDetails: { isPaid: boolean }[];
        };
      }>(
        `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status orderTotal { sellingPriceIncVat } cart { isCompleted items { skuId } } paymentDetails { isPaid } } }`,
        { id: placed.publicId },
      );
      expect(order).toMatchObject({
        status: 'pending',
        orderTotal: { sellingPriceIncVat: total / 100 },
        cart: { isCompleted: true, items: [{ skuId }] },
        paymentDetails: [{ isPaid: true }],
      });
      expect(await shopper.cart(cartId)).toBeNull();

      const { database, settings } = shop.commerce;
      const folder = join(shop.dataDir, `outbox-${where.marketId}`);
      expect(
        await sendMails({
          database,
          settings,
          transport: fileTransport(folder),
          log: keepLog(shop.log),
        }),
      ).toBe(1);
      const [file = ''] = await readdir(folder);
      expect(
        [await stat(folder), await stat(join(folder, file))].map(({ mode }) => mode & 0o777),
      ).toEqual([0o700, 0o600]);
      const mail = (await readFile(join(folder, file), 'utf8'))
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/((?:=[0-9A-F]{2})+)/g, (codes) =>
          Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
        );
      expect(mail).toContain(heading);
      expect(mail).toContain(amount);
      expect(mail).toContain('Maja Åkesson');
      expect(mail).toContain(`/checkout/confirm?order=${placed.publicId}`);
      expect(
        await sendMails({
          database,
          settings,
          transport: fileTransport(folder),
          log: () => undefined,
        }),
      ).toBe(0);
      await fine();
    },
  );
});

describe('an order that does not go straight', () => {
  async function placedOrder(more: Record<string, unknown> = {}) {
    const shopper = shopperSteps(shop);
    const cartId = await shopper.newCart();
    const skuId = await shopper.skuOf('linne', 'L');
    await shopper.add(cartId, skuId);
    return { shopper, cartId, skuId, placed: await shopper.place(cartId, more) };
  }

  it('keeps the cart open when the card is refused, and becomes the same order when it is paid', async () => {
    const { shopper, cartId, skuId, placed } = await placedOrder({
      checkoutUrls: { redirectUrl: 'http://localhost:3000/se/sv/checkout/confirm' },
    });
    expect(await pressAtSandbox(shop, placed.redirectUrl, 'declined')).toBe(
      '/se/sv/checkout/sandbox?reason=declined',
    );
    expect((await stockOf(skuId))?.reserved).toBe(0);
    expect(
      await shop.ask(`query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status } }`, {
        id: placed.publicId,
      }),
    ).toEqual({ getOrderPublic: { status: 'cancelled' } });
    await fine();
    expect((await shopper.cart(cartId))?.items).toHaveLength(1);
    await shopper.add(cartId, skuId);
    const again = await shopper.place(cartId);
    expect([again.orderId, again.publicId]).toEqual([placed.orderId, placed.publicId]);
    expect(again.redirectUrl).not.toBe(placed.redirectUrl);
    expect(await pressAtSandbox(shop, again.redirectUrl, 'paid')).toContain(placed.publicId);
    await fine();
  });

  it('leaves the last pieces to the shopper who comes back from the payment page', async () => {
    const shopper = shopperSteps(shop, sweden);
    const [id, skuId] = [await shopper.newCart(), await shopper.skuOf('sommar-svart', '38')];
    const left = (await shopper.add(id, skuId, 50)).items[0]?.quantity ?? 0;
    const placed = await shopper.place(id);
    const stocks = async (cartId: string) => {
      const { getCart } = await shop.ask<{
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
    await pressAtSandbox(shop, placed.redirectUrl, 'cancelled');
    await fine();
  });

  it('gives a code back with a refused card, so that the code counts when it is tried again', async () => {
    const shopper = shopperSteps(shop);
    const cartId = await shopper.newCart();
    await shopper.add(cartId, await shopper.skuOf('linne', 'S'));
    await shopper.code(cartId, 'ENGANG');
    const placed = await shopper.place(cartId);
    await pressAtSandbox(shop, placed.redirectUrl, 'declined');
    const rival = await shopper.newCart();
    await shopper.add(rival, await shopper.skuOf('linne', 'L'));
    expect((await shopper.code(rival, 'ENGANG')).promoCode).toBe('ENGANG');
    const again = await shopper.place(cartId);
    expect(await pressAtSandbox(shop, again.redirectUrl, 'paid')).toContain(placed.publicId);
    await expect(shopper.place(rival)).rejects.toThrow('PromoCodeUsedUp');
    await fine();
  });

  it('stays as the newer attempt has it when an older one is refused late', async () => {
    const { shopper, cartId, skuId, placed } = await placedOrder();
    const again = await shopper.place(cartId);
    await pressAtSandbox(shop, placed.redirectUrl, 'declined');
    expect((await stockOf(skuId))?.reserved).toBe(1);
    expect(await pressAtSandbox(shop, again.redirectUrl, 'paid')).toContain(placed.publicId);
    await fine();
  });

  it('is told once although the button is pressed twice', async () => {
    const { placed } = await placedOrder();
    const [first, second] = await Promise.all([
      pressAtSandbox(shop, placed.redirectUrl, 'paid'),
      pressAtSandbox(shop, placed.redirectUrl, 'paid'),
    ]);
    expect(first).toBe(second);
    expect(await pressAtSandbox(shop, placed.redirectUrl, 'declined')).toBe(first);
    await fine();
  });

  it('leads to its confirmation when it is placed again after the payment', async () => {
    const { shopper, cartId, placed } = await placedOrder();
    await pressAtSandbox(shop, placed.redirectUrl, 'paid');
    expect(await shopper.place(cartId)).toMatchObject({
      publicId: placed.publicId,
      status: 'pending',
      redirectUrl: `/checkout/confirm?order=${placed.publicId}`,
    });
    await fine();
  });

  it('is found paid by asking when the bank was not heard', async () => {
    const { placed } = await placedOrder();
    await decideSandboxPayment(
      shop.commerce.database,
      placed.redirectUrl?.split('/').at(-1) ?? '',
      'paid',
    );
    shop.clock.now += 6 * 60_000;
    expect(await reconcilePayments(shop.commerce.shop)).toBeGreaterThan(0);
    expect(
      await shop.ask(`query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status } }`, {
        id: placed.publicId,
      }),
    ).toEqual({ getOrderPublic: { status: 'pending' } });
    await fine();
  });

  it('gives its stock back after a quarter of an hour and ends after an hour, yet is revived by a late payment', async () => {
    const { skuId, placed } = await placedOrder();
    shop.clock.now += 14 * 60_000;
    expect((await sweepOrders(shop.commerce.shop)).released).toBe(0);
    shop.clock.now += 2 * 60_000;
    await sweepOrders(shop.commerce.shop);
    expect((await stockOf(skuId))?.reserved).toBe(0);
    shop.clock.now += 60 * 60_000;
    await sweepOrders(shop.commerce.shop);
    const status = async () =>
      (
        await shop.ask<{ getOrderPublic: { status: string } }>(
          `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status } }`,
          { id: placed.publicId },
        )
      ).getOrderPublic.status;
    expect(await status()).toBe('cancelled');
    await fine();
    expect(await pressAtSandbox(shop, placed.redirectUrl, 'paid')).toContain('/checkout/confirm');
    expect(await status()).toBe('pending');
    await fine();
  });

  it('is not paid by another amount than its own', async () => {
    const { placed } = await placedOrder();
    await all(
      shop.commerce.database.handle,
      sql`update sandbox_payments set amount = 1 where reference = ${placed.redirectUrl?.split('/').at(-1)}`,
    );
    expect(await pressAtSandbox(shop, placed.redirectUrl, 'paid')).toContain(
      '/checkout/sandbox?reason=declined',
    );
    expect(shop.log).toContainEqual(
      expect.stringMatching(/^error A payment needs a look: mismatch/),
    );
    await fine();
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
    await fine();
  });

  it.each([999, -1, 3])(
    'keeps the delivery it has, not the unchecked %d that does not reach the address, and can be placed again',
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
        await all(
          shop.commerce.database.handle,
          sql`select (checkout ->> 'shippingId')::int as asked, (totals ->> 'shippingId')::int as sent from orders where public_id = ${publicId}`,
        ),
      ).toEqual([{ asked: 1, sent: 1 }]);
      expect((await shopper.place(cartId)).publicId).toBe(publicId);
      await fine();
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
    await fine();
  });
});
