/** Campaigns in the cart and on the order: what the cart shows is what the order charges. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignDraft } from '../catalogue/catalogueDraft.ts';
import { readOrder } from '../orders/orderStore.ts';
import { executeSql } from '../testing/rawSql.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { shopperSteps, sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

const name = (text: string) => ({ sv: text, nb: text, da: text, fi: text });

const campaign = (
  key: string,
  given: Partial<CampaignDraft> & Pick<CampaignDraft, 'offer'>,
): CampaignDraft => ({
  key,
  name: name(key),
  alias: name(key),
  from: '2026-01-01T00:00:00Z',
  productKeys: [],
  markets: ['se'],
  ...given,
});

const campaigns = [
  campaign('tre-for-tva', {
    offer: { kind: 'quantity', take: 3, pay: 2 },
    productKeys: ['linne'],
  }),
  campaign('femtio-kronor', {
    offer: { kind: 'amount', amounts: { se: 5_000 } },
    minimumOrder: { se: 200_000 },
    hideTitle: true,
  }),
  campaign('fri-frakt', { offer: { kind: 'shipping' }, promoCode: 'FRAKT' }),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.commerce.writeCatalogue({
    ...sampleCatalogue,
    campaigns: [...sampleCatalogue.campaigns, ...campaigns],
  });
});
afterAll(() => shop.remove());

interface CampaignCart {
  readonly freeShipping: boolean;
  readonly fixedDiscount: number;
  readonly appliedCampaigns: readonly {
    readonly name: string;
    readonly hideTitle: boolean;
    readonly ruleType: string;
    readonly action: string;
    readonly actionValue: string | null;
  }[];
  readonly items: readonly {
    readonly campaign: {
      readonly appliedCampaigns: readonly { readonly name: string }[];
      readonly prices: readonly {
        readonly discount: number;
        readonly discountPercentage: number;
      }[];
    } | null;
    readonly totalPrice: {
      readonly sellingPriceIncVat: number;
      readonly sellingPriceExVat: number;
    };
  }[];
  readonly summary: {
    readonly fixedAmountDiscountIncVat: number;
    readonly fixedAmountDiscountExVat: number;
    readonly subTotal: { readonly sellingPriceIncVat: number };
    readonly total: { readonly sellingPriceIncVat: number; readonly vat: number };
  };
}

const fields = `{ freeShipping fixedDiscount appliedCampaigns { name hideTitle ruleType action actionValue }
  items { campaign { appliedCampaigns { name } prices { discount discountPercentage } } totalPrice { sellingPriceIncVat sellingPriceExVat } }
  summary { fixedAmountDiscountIncVat fixedAmountDiscountExVat subTotal { sellingPriceIncVat } total { sellingPriceIncVat vat } } }`;

async function campaignCart(id: string): Promise<CampaignCart> {
  const { getCart } = await shop.query<{ getCart: CampaignCart }>(
    `query ($id: String, $channelId: String, $marketId: String, $languageId: String) { getCart(id: $id, channelId: $channelId, marketId: $marketId, languageId: $languageId) ${fields} }`,
    { id, ...sweden },
  );
  return getCart;
}

async function cartOf(quantity: number) {
  const shopper = shopperSteps(shop, sweden);
  const id = await shopper.newCart();
  await shopper.add(id, await shopper.skuOf('linne', 'L'), quantity);
  return { shopper, id };
}

interface CampaignOrder {
  readonly orderTotal: { readonly sellingPriceIncVat: number; readonly vat: number };
  readonly discount: { readonly sellingPriceIncVat: number };
  readonly cart: CampaignCart;
}

async function publicOrder(id: string): Promise<CampaignOrder> {
  const { getOrderPublic } = await shop.query<{ getOrderPublic: CampaignOrder }>(
    `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { orderTotal { sellingPriceIncVat vat } discount { sellingPriceIncVat } cart ${fields} } }`,
    { id },
  );
  return getOrderPublic;
}

describe('campaigns of a cart', () => {
  it('apply by themselves, each with its name, and stand on the line that they reduce', async () => {
    const { id } = await cartOf(3);
    const cart = await campaignCart(id);
    expect(cart.appliedCampaigns).toEqual([
      {
        name: 'tre-for-tva',
        hideTitle: false,
        ruleType: 'CART_CAMPAIGN',
        action: 'QUANTITY',
        actionValue: '3/2',
      },
    ]);
    expect(cart.items).toMatchObject([
      {
        campaign: {
          appliedCampaigns: [{ name: 'tre-for-tva' }],
          prices: [{ discount: 899, discountPercentage: 33 }],
        },
        totalPrice: { sellingPriceIncVat: 1798 },
      },
    ]);
    expect(cart.summary.total.sellingPriceIncVat).toBe(1798);
  });

  it('do not apply to fewer pieces', async () => {
    const { id } = await cartOf(2);
    const cart = await campaignCart(id);
    expect([cart.appliedCampaigns, cart.items[0]?.campaign]).toEqual([[], null]);
  });

  it('take a fixed amount off the sum, not off the lines', async () => {
    const { id } = await cartOf(4);
    const cart = await campaignCart(id);
    expect(cart).toMatchObject({
      fixedDiscount: 50,
      summary: {
        fixedAmountDiscountIncVat: 50,
        fixedAmountDiscountExVat: 40,
        subTotal: { sellingPriceIncVat: 2697 },
        total: { sellingPriceIncVat: 2647, vat: 529.4 },
      },
    });
    expect(cart.items[0]?.totalPrice).toEqual({
      sellingPriceIncVat: 2697,
      sellingPriceExVat: 2157.6,
    });
    expect(
      cart.appliedCampaigns.map((each) => [each.action, each.actionValue, each.hideTitle]),
    ).toEqual([
      ['QUANTITY', '3/2', false],
      ['FIXED_AMOUNT', '50', true],
    ]);
  });

  it('make delivery free by a code, below the limit too', async () => {
    const { shopper, id } = await cartOf(1);
    // 899 is above the limit of 799: a cheaper product is below it.
    const cheap = await shopper.newCart();
    await shopper.add(cheap, await shopper.skuOf('sommar-svart', '36'));
    expect((await campaignCart(cheap)).freeShipping).toBe(false);
    expect(await shopper.code(cheap, 'frakt')).toMatchObject({
      promoCode: 'FRAKT',
      summary: { shipping: { feeIncVat: 0, amountLeftToFreeShipping: 0 } },
    });
    expect((await campaignCart(cheap)).freeShipping).toBe(true);
    expect((await campaignCart(id)).freeShipping).toBe(true);
  });

  it('are on the order as they were in the cart, with the names of then, a hidden title without', async () => {
    const { shopper, id } = await cartOf(4);
    const { summary } = await campaignCart(id);
    const placed = await shopper.place(id);
    const order = await publicOrder(placed.publicId);
    expect(order.orderTotal).toMatchObject(summary.total);
    expect(order.discount.sellingPriceIncVat).toBe(899 + 50);
    expect(order.cart).toMatchObject({ summary, fixedDiscount: 50 });
    expect(order.cart.appliedCampaigns.map((each) => each.action)).toEqual([
      'QUANTITY',
      'FIXED_AMOUNT',
    ]);
    const stored = await readOrder(shop.commerce.database.handle, placed.publicId);
    expect(stored?.order.totals.campaigns?.map((each) => [each.name, each.discount])).toEqual([
      ['tre-for-tva', 89_900],
      [null, 5_000],
    ]);

    const write = (changed: readonly CampaignDraft[]) =>
      shop.commerce.writeCatalogue({
        ...sampleCatalogue,
        campaigns: [...sampleCatalogue.campaigns, ...changed],
      });
    await write(campaigns.map((each) => ({ ...each, name: name('nytt'), hideTitle: false })));
    const renamed = await publicOrder(placed.publicId);
    await write(campaigns);
    expect(renamed.cart.appliedCampaigns.map((each) => [each.name, each.hideTitle])).toEqual([
      ['tre-for-tva', false],
      ['nytt', true],
    ]);
  });
});

it('a product names the offers it is part of, which do not reduce its own price', async () => {
  const product = (alias: string) =>
    shop.query(
      `query ($alias: String, $channelId: String, $marketId: String, $languageId: String) { product(alias: $alias, channelId: $channelId, marketId: $marketId, languageId: $languageId) { discountType discountCampaigns { name ruleType } } }`,
      { alias, ...sweden },
    );
  expect(await product('linne')).toEqual({
    product: {
      discountType: 'NONE',
      discountCampaigns: [{ name: 'tre-for-tva', ruleType: 'CART_CAMPAIGN' }],
    },
  });
  expect(await product('sommar-svart')).toMatchObject({
    product: { discountCampaigns: [{ name: 'Höstrea', ruleType: 'PRICE_CAMPAIGN' }] },
  });
});

it('an order that is older than campaigns has its code on the lines that it reduced', async () => {
  const { handle } = shop.commerce.database;
  const { shopper, id } = await cartOf(1);
  await shopper.code(id, 'hej15');
  const { publicId } = await shopper.place(id);
  await executeSql(
    handle,
    sql`update orders set totals = totals - 'campaigns' - 'fixedDiscount' where public_id = ${publicId}::uuid`,
  );
  await executeSql(
    handle,
    sql`update order_lines set snapshot = snapshot - 'campaigns' where public_id = ${publicId}::uuid`,
  );
  const order = await publicOrder(publicId);
  expect(order.cart.fixedDiscount).toBe(0);
  expect(order.cart.appliedCampaigns.map((each) => each.ruleType)).toEqual(['PROMO_CODE']);
  expect(order.cart.items[0]?.campaign?.appliedCampaigns).toEqual([{ name: 'Välkommen' }]);
});

it.each([
  [{ kind: 'percent', percent: 101 }, 'takes off 101 %'],
  [{ kind: 'quantity', take: 2, pay: 2 }, 'gives 2 pieces for 2'],
  [{ kind: 'amount', amounts: { se: -100 } }, 'takes off an amount'],
] as const)('an offer that cannot be applied is refused: %j', async (offer, message) => {
  await expect(
    shop.commerce.writeCatalogue({
      ...sampleCatalogue,
      campaigns: [campaign('fel', { offer })],
    }),
  ).rejects.toThrow(`The campaign “fel” ${message}`);
});
