/** The Data API's cart, field by field (spec section 3, Cart to Cart summary). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

const nbsp = '\u00A0';
const kronor = (amount: string) => `${amount}${nbsp}kr`;

let shop: TestShop;
let cartId: string;
let skuId: number;
/** Two dresses at 399 kr instead of 499 kr, 15 per cent off by a code, and delivery for 49 kr. */
beforeAll(async () => {
  shop = await testShop();
  const shopper = shopperSteps(shop);
  [cartId, skuId] = [await shopper.newCart(), await shopper.skuOf('sommar-svart', '36')];
  await shopper.add(cartId, skuId, 2);
  await shopper.code(cartId, 'HEJ15');
});
afterAll(() => shop.remove());

async function cartOf(fields: string): Promise<unknown> {
  const { getCart } = await shop.query<{ getCart: unknown }>(
    `query getCart($id: String) { getCart(id: $id) { ${fields} } }`,
    { id: cartId },
  );
  return getCart;
}
const price = `isDiscounted vat vatFormatted
  regularPriceIncVat regularPriceExVat sellingPriceIncVat sellingPriceExVat
  discountIncVat discountExVat
  regularPriceIncVatFormatted regularPriceExVatFormatted
  sellingPriceIncVatFormatted sellingPriceExVatFormatted
  discountIncVatFormatted discountExVatFormatted`;

describe('a cart', () => {
  it('has id, code, campaigns and items, and is open', async () => {
    expect(
      await cartOf('id promoCode appliedCampaigns { name } isCompleted items { skuId quantity }'),
    ).toEqual({
      id: cartId,
      promoCode: 'HEJ15',
      appliedCampaigns: [{ name: 'Välkommen' }],
      isCompleted: false,
      items: [{ skuId, quantity: 2 }],
    });
  });

  it('has items with product, unit price and total price', async () => {
    const fields = `items { product { name }
      unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat } }`;
    expect(await cartOf(fields)).toEqual({
      items: [
        {
          product: { name: 'Sommarklänning' },
          unitPrice: { sellingPriceIncVat: 399 },
          totalPrice: { sellingPriceIncVat: 678.3 },
        },
      ],
    });
  });

  it('has a campaign for each item: what applies, and prices with their quantities', async () => {
    const fields = `items { campaign { appliedCampaigns { name hideTitle }
      prices { quantity price { sellingPriceIncVat regularPriceIncVat } } } }`;
    expect(await cartOf(fields)).toEqual({
      items: [
        {
          campaign: {
            appliedCampaigns: [{ name: 'Välkommen', hideTitle: false }],
            prices: [
              { quantity: 2, price: { sellingPriceIncVat: 678.3, regularPriceIncVat: 998 } },
            ],
          },
        },
      ],
    });
  });
});

it('a completed cart is null unless includeCompleted is set', async () => {
  const shopper = shopperSteps(shop);
  const id = await shopper.newCart();
  await shopper.add(id, await shopper.skuOf('linne', 'L'));
  await shop.query('mutation ($id: String!) { completeCart(id: $id) { id } }', { id });
  const fields = 'isCompleted items { quantity }';
  expect(
    await shop.query(`query ($id: String) { getCart(id: $id) { ${fields} } }`, { id }),
  ).toEqual({
    getCart: null,
  });
  expect(
    await shop.query(
      `query ($id: String) { getCart(id: $id, includeCompleted: true) { ${fields} } }`,
      { id },
    ),
  ).toEqual({ getCart: { isCompleted: true, items: [{ quantity: 1 }] } });
});

describe('the summary of a cart', () => {
  it('has the goods at regular and selling prices, as numbers and formatted', async () => {
    expect(await cartOf(`summary { subTotal { ${price} } }`)).toEqual({
      summary: {
        subTotal: {
          isDiscounted: true,
          vat: 135.66,
          vatFormatted: kronor('135,66'),
          regularPriceIncVat: 998,
          regularPriceExVat: 798.4,
          sellingPriceIncVat: 678.3,
          sellingPriceExVat: 542.64,
          discountIncVat: 319.7,
          discountExVat: 255.76,
          regularPriceIncVatFormatted: kronor('998'),
          regularPriceExVatFormatted: kronor('798,40'),
          sellingPriceIncVatFormatted: kronor('678,30'),
          sellingPriceExVatFormatted: kronor('542,64'),
          discountIncVatFormatted: kronor('319,70'),
          discountExVatFormatted: kronor('255,76'),
        },
      },
    });
  });

  it('has the total with discount and VAT, formatted too, and that it is discounted', async () => {
    expect(await cartOf(`summary { total { ${price} } }`)).toEqual({
      summary: {
        total: {
          isDiscounted: true,
          vat: 145.46,
          vatFormatted: kronor('145,46'),
          regularPriceIncVat: 1047,
          regularPriceExVat: 837.6,
          sellingPriceIncVat: 727.3,
          sellingPriceExVat: 581.84,
          discountIncVat: 319.7,
          discountExVat: 255.76,
          regularPriceIncVatFormatted: kronor(`1${nbsp}047`),
          regularPriceExVatFormatted: kronor('837,60'),
          sellingPriceIncVatFormatted: kronor('727,30'),
          sellingPriceExVatFormatted: kronor('581,84'),
          discountIncVatFormatted: kronor('319,70'),
          discountExVatFormatted: kronor('255,76'),
        },
      },
    });
  });

  it('is not discounted if nothing is reduced', async () => {
    const shopper = shopperSteps(shop);
    const id = await shopper.newCart();
    await shopper.add(id, await shopper.skuOf('linne', 'L'));
    expect(
      await shop.query(
        'query ($id: String) { getCart(id: $id) { summary { total { isDiscounted } } } }',
        {
          id,
        },
      ),
    ).toEqual({ getCart: { summary: { total: { isDiscounted: false } } } });
  });

  it('has the amount left to free delivery, its fee, and that it is the default', async () => {
    const fields = `amountLeftToFreeShipping amountLeftToFreeShippingFormatted isDefault
      feeIncVat feeExVat feeIncVatFormatted feeExVatFormatted`;
    expect(await cartOf(`summary { shipping { ${fields} } }`)).toEqual({
      summary: {
        shipping: {
          amountLeftToFreeShipping: 120.7,
          amountLeftToFreeShippingFormatted: kronor('120,70'),
          isDefault: true,
          feeIncVat: 49,
          feeExVat: 39.2,
          feeIncVatFormatted: kronor('49'),
          feeExVatFormatted: kronor('39,20'),
        },
      },
    });
  });

  it('has shippingFeeIncVat among its fees', async () => {
    expect(await cartOf('summary { fees { shippingFeeIncVat shippingFeeExVat } }')).toEqual({
      summary: { fees: { shippingFeeIncVat: 49, shippingFeeExVat: 39.2 } },
    });
  });

  it('has the totals excluding the balance', async () => {
    const fields = `totalSellingPriceExBalanceIncVat totalSellingPriceExBalanceExVat
      totalSellingPriceExBalanceIncVatFormatted`;
    expect(await cartOf(`summary { balance { ${fields} } }`)).toEqual({
      summary: {
        balance: {
          totalSellingPriceExBalanceIncVat: 727.3,
          totalSellingPriceExBalanceExVat: 581.84,
          totalSellingPriceExBalanceIncVatFormatted: kronor('727,30'),
        },
      },
    });
  });
});
