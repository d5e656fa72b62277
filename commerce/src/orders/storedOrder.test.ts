/** What an order stores, so that it stays the same when the catalogue changes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sampleCatalogue,
  sampleNow,
  sampleProduct,
  sampleProducts,
} from '../testing/sampleCatalogue.ts';
import { norway, submitSandboxPayment, shopperSteps, sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { readLastOrders, readOrder, readOrderByNumber, setOrderStatus } from './orderStore.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const bare = {
    ...sampleProduct({ key: 'bare' }),
    brandKey: undefined,
    images: [],
    parameters: [],
  };
  await shop.commerce.writeCatalogue({
    ...sampleCatalogue,
    products: [...sampleProducts, bare],
  });
});
afterAll(() => shop.remove());

/** Places an order of the sizes, one line each, and reads it from the database. */
async function placedOrder(
  goods: readonly (readonly [alias: string, size: string, quantity: number])[],
  { where = sweden, code }: { readonly where?: typeof sweden; readonly code?: string } = {},
) {
  const shopper = shopperSteps(shop, where);
  const cartId = await shopper.newCart();
  for (const [alias, size, quantity] of goods)
    await shopper.add(cartId, await shopper.skuOf(alias, size), quantity);
  if (code) await shopper.code(cartId, code);
  const placed = await shopper.place(cartId);
  const stored = await readOrder(shop.commerce.database.handle, placed.publicId);
  if (!stored) throw new Error('The order has not been stored.');
  return { shopper, cartId, placed, ...stored };
}

const showOrder = async (publicId: string, fields: string) =>
  (
    await shop.query<{ getOrderPublic: unknown }>(
      `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { ${fields} } }`,
      { id: publicId },
    )
  ).getOrderPublic;

describe('a placed order', () => {
  it('stores its market and language, its customer, its sums and the names of the chosen options', async () => {
    const { order, cartId, placed } = await placedOrder(
      [
        ['sommar-svart', '36', 2],
        ['linne', 'L', 1],
      ],
      { where: norway, code: 'HEJ15' },
    );
    expect(order).toMatchObject({
      publicId: placed.publicId,
      orderId: Number(placed.orderId),
      cartId,
      channelId: 'no',
      marketId: 'no',
      locale: 'nb',
      status: 'pending-payment',
      currency: 'NOK',
      email: 'maja@example.com',
      billing: { firstName: 'Maja', zip: '0150', country: 'NO' },
      shipping: { firstName: 'Maja', zip: '0150', country: 'NO' },
      total: order.totals.total,
      vat: order.totals.vat,
      campaignId: expect.any(Number),
      createdAt: new Date(sampleNow),
      updatedAt: new Date(sampleNow),
      completedAt: null,
      totals: {
        regular: 2 * 50_900 + 90_900,
        vatRate: 250,
        promoCode: 'HEJ15',
        campaignName: 'Velkommen',
        shippingId: 1,
        shippingName: 'Til hentested',
        deliveryDays: [1, 3],
        paymentId: 1,
        paymentName: 'Kort',
      },
    });
    expect(order.totals).not.toHaveProperty('lines');
  });

  it('has no promo code and no campaign without one', async () => {
    const { order } = await placedOrder([['linne', 'S', 1]]);
    expect(order.campaignId).toBeNull();
    expect(order.totals).toMatchObject({ promoCode: null, campaignName: null });
  });

  it('stores its lines in order, as they were shown in the shopper’s language', async () => {
    const { lines } = await placedOrder(
      [
        ['sommar-svart', '36', 2],
        ['bare', '38', 1],
      ],
      { where: norway },
    );
    expect(lines).toMatchObject([
      {
        lineNumber: 1,
        quantity: 2,
        unitRegular: 50_900,
        unitSelling: 40_900,
        discount: 0,
        total: 81_800,
        vat: 16_360,
        snapshot: {
          name: 'Sommerkjole',
          brand: 'Lund & Ek',
          colour: 'Svart',
          size: '36',
          articleNumber: 'A-sommar-svart-36',
          path: '/p/dame/kjoler/sommar-svart',
          image: 'sommar-svart-front.jpg',
          message: null,
        },
      },
      {
        lineNumber: 2,
        quantity: 1,
        snapshot: { name: 'Plagg bare', brand: null, colour: null, size: '38', image: null },
      },
    ]);
  });

  it('is found by its number', async () => {
    const { order } = await placedOrder([['linne', 'L', 1]]);
    const { handle } = shop.commerce.database;
    expect((await readOrderByNumber(handle, order.orderId))?.order.publicId).toBe(order.publicId);
    expect(await readOrderByNumber(handle, 999_999)).toBeUndefined();
  });
});

describe('the view of an order', () => {
  const fields = `cart {
    isCompleted
    appliedCampaigns { __typename }
    items { quantity product { alias } unitPrice { sellingPriceIncVat regularPriceIncVat }
      totalPrice { sellingPriceIncVat regularPriceIncVat } }
    summary { shipping { id } payment { id } }
  } paymentDetails { isPaid paymentDate }`;

  /** Every price, by an amount in minor units. */
  const raisePrices = (amount: number) =>
    shop.commerce.database.handle
      .updateTable('prices')
      .set(({ eb }) => ({ selling: eb('selling', '+', amount) }))
      .execute();

  it('shows the prices of the order, not those of today', async () => {
    const { placed } = await placedOrder([['sommar-svart', '36', 2]]);
    await raisePrices(100);
    shop.commerce.shop.catalogue.drop();
    expect(await showOrder(placed.publicId, fields)).toEqual({
      cart: {
        isCompleted: false,
        appliedCampaigns: [],
        items: [
          {
            quantity: 2,
            product: { alias: 'sommar-svart' },
            unitPrice: { sellingPriceIncVat: 399, regularPriceIncVat: 499 },
            totalPrice: { sellingPriceIncVat: 798, regularPriceIncVat: 998 },
          },
        ],
        summary: { shipping: { id: 1 }, payment: { id: 1 } },
      },
      paymentDetails: [{ isPaid: false, paymentDate: null }],
    });
    await raisePrices(-100);
    shop.commerce.shop.catalogue.drop();
  });

  it('shows a cancelled order as open, a paid one as completed and paid', async () => {
    const { placed, shopper, cartId } = await placedOrder([['linne', 'L', 1]]);
    await submitSandboxPayment(shop, placed.redirectUrl, 'declined');
    expect(await showOrder(placed.publicId, fields)).toMatchObject({
      cart: { isCompleted: false },
      paymentDetails: [{ isPaid: false, paymentDate: null }],
    });
    shop.clock.now += 60_000;
    await submitSandboxPayment(shop, (await shopper.place(cartId)).redirectUrl, 'paid');
    expect(await showOrder(placed.publicId, fields)).toMatchObject({
      cart: { isCompleted: true },
      paymentDetails: [{ isPaid: true, paymentDate: expect.any(String) }],
    });
  });

  it('shows the campaign of its code', async () => {
    const { placed } = await placedOrder([['linne', 'L', 1]], { code: 'HEJ15' });
    expect(
      await showOrder(placed.publicId, 'cart { promoCode appliedCampaigns { __typename } }'),
    ).toMatchObject({ cart: { promoCode: 'HEJ15', appliedCampaigns: [expect.anything()] } });
  });
});

describe('the promo code of an order', () => {
  async function usesOf(code: string) {
    const campaign = await shop.commerce.database.handle
      .selectFrom('campaigns')
      .select('used')
      .where('promoCode', '=', code)
      .executeTakeFirst();
    return campaign?.used;
  }

  it('is counted once, released when the order drops it, and counted again', async () => {
    const before = (await usesOf('HEJ15')) ?? 0;
    const { shopper, cartId } = await placedOrder([['linne', 'L', 1]], { code: 'HEJ15' });
    expect(await usesOf('HEJ15')).toBe(before + 1);
    await shopper.place(cartId);
    expect(await usesOf('HEJ15')).toBe(before + 1);
    await shopper.code(cartId, '');
    const { publicId } = await shopper.place(cartId);
    expect(await usesOf('HEJ15')).toBe(before);
    await shopper.code(cartId, 'ENGANG');
    await shopper.place(cartId);
    expect([await usesOf('HEJ15'), await usesOf('ENGANG')]).toEqual([before, 1]);
    await shopper.code(cartId, 'HEJ15');
    await submitSandboxPayment(shop, (await shopper.place(cartId)).redirectUrl, 'declined');
    expect([await usesOf('HEJ15'), await usesOf('ENGANG')]).toEqual([before, 0]);
    const { handle } = shop.commerce.database;
    // Without its campaign, a late payment revives it without counting a use of the promo code.
    expect((await readOrder(handle, publicId))?.order).toMatchObject({
      status: 'cancelled',
      campaignId: null,
    });
  });
});

describe('the list of orders', () => {
  it('lists the latest first, each with its latest payment, and no more than requested', async () => {
    const { handle } = shop.commerce.database;
    shop.clock.now += 60_000;
    const first = await placedOrder([['linne', 'L', 1]]);
    await submitSandboxPayment(shop, first.placed.redirectUrl, 'declined');
    shop.clock.now += 60_000;
    await first.shopper.place(first.cartId);
    const second = await placedOrder([['sommar-rod', '36', 1]]);
    expect(
      (await readLastOrders(handle, 2)).map(({ publicId, lastPayment }) => [publicId, lastPayment]),
    ).toEqual([
      [second.placed.publicId, 'open'],
      [first.placed.publicId, 'open'],
    ]);
  });
});

describe('a new status', () => {
  it.each([
    ['completed', true],
    ['partial', false],
  ] as const)('%s sets the time of completion: %s', async (status, isSet) => {
    const { handle } = shop.commerce.database;
    const { placed } = await placedOrder([['sommar-rod', '36', 1]]);
    await setOrderStatus(handle, placed.publicId, status);
    const stored = await readOrder(handle, placed.publicId);
    expect(stored?.order.status).toBe(status);
    expect(stored?.order.completedAt !== null).toBe(isSet);
  });
});
