/**
 * Codes in the cart: one at a time, each refusal with its own reason, and amounts that add up as
 * displayed.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeSql } from '../testing/rawSql.ts';
import {
  denmark,
  finland,
  norway,
  shopperSteps,
  sweden,
  type Where,
} from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const copy = (key: string, change: ReturnType<typeof sql>) =>
    executeSql(
      shop.commerce.database.handle,
      sql`insert into campaigns (campaign_id, key, name, alias, description, hide_title, valid_from, valid_to, percent, promo_code, markets, minimum_order, usage_limit, used, product_count)
    select 900 + (select count(*)::int from campaigns), ${key}, name, alias, description, hide_title, valid_from, valid_to, percent, ${key.toUpperCase()}, markets, '{}'::jsonb, usage_limit, 0, 0 from campaigns where key = 'welcome'`,
    ).then(() =>
      executeSql(
        shop.commerce.database.handle,
        sql`update campaigns set ${change} where key = ${key}`,
      ),
    );
  await copy('later', sql`valid_from = '2030-01-01'`);
  await copy('empty', sql`usage_limit = 3, used = 3`);
  await copy('half', sql`percent = 50, markets = array['se', 'no', 'dk', 'fi']`);
  await copy('dresses', sql`percent = 20, product_count = 1`);
  await executeSql(
    shop.commerce.database.handle,
    sql`insert into campaign_products (campaign_id, product_id) select c.campaign_id, p.product_id from campaigns c, products p where c.key = 'dresses' and p.key = 'sommar-rod'`,
  );
  shop.commerce.shop.catalogue.drop();
});
afterAll(() => shop.remove());

async function cartWith(
  alias: string,
  size: string,
  { quantity = 1, where = sweden }: { quantity?: number; where?: Where } = {},
) {
  const shopper = shopperSteps(shop, where);
  const id = await shopper.newCart();
  await shopper.add(id, await shopper.skuOf(alias, size), quantity);
  return { shopper, id };
}

interface Sums {
  readonly items: {
    totalPrice: { sellingPriceIncVat: number; regularPriceIncVat: number };
    campaign: { prices: { discount: number }[] } | null;
  }[];
  readonly summary: Record<
    'subTotal' | 'total',
    Record<
      | 'regularPriceIncVat'
      | 'regularPriceExVat'
      | 'sellingPriceIncVat'
      | 'sellingPriceExVat'
      | 'discountIncVat'
      | 'discountExVat'
      | 'vat',
      number
    >
  > & {
    fees: Record<
      'shippingFeeIncVat' | 'shippingFeeExVat' | 'paymentFeeIncVat' | 'paymentFeeExVat',
      number
    >;
    shipping: { feeIncVat: number };
    vats: { amount: number }[];
  };
}

async function sumsOf(id: string, where: Where): Promise<Sums> {
  const price =
    '{ regularPriceIncVat regularPriceExVat sellingPriceIncVat sellingPriceExVat discountIncVat discountExVat vat }';
  const { getCart } = await shop.query<{ getCart: Sums }>(
    `query ($id: String, $channelId: String, $marketId: String, $languageId: String) { getCart(id: $id, channelId: $channelId, marketId: $marketId, languageId: $languageId) { items { totalPrice { sellingPriceIncVat regularPriceIncVat } campaign { prices { discount } } }
      summary { subTotal ${price} total ${price} fees { shippingFeeIncVat shippingFeeExVat paymentFeeIncVat paymentFeeExVat } shipping { feeIncVat } vats { amount } } } }`,
    { id, ...where },
  );
  return getCart;
}

const minor = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + minor(amount), 0);

describe('a code', () => {
  it('replaces the previous one, and a refused one does not', async () => {
    const { shopper, id } = await cartWith('linne', 'L');
    expect(await shopper.code(id, 'hej15')).toMatchObject({
      promoCode: 'HEJ15',
      summary: { total: { sellingPriceIncVat: 764.15 + 49 } },
    });
    expect(await shopper.code(id, 'half')).toMatchObject({
      promoCode: 'HALF',
      summary: { total: { sellingPriceIncVat: 449.5 + 49 } },
    });
    await expect(shopper.code(id, 'gammal')).rejects.toThrow('PromoCodeExpired');
    expect((await shopper.cart(id))?.promoCode).toBe('HALF');
  });

  it.each([
    ['nope', 'PromoCodeUnknown'],
    ['gammal', 'PromoCodeExpired'],
    ['later', 'PromoCodeNotStarted'],
    ['empty', 'PromoCodeUsedUp'],
    ['dresses', 'RequirementsNotMet'],
  ])('%s is refused with %s', async (code, reason) => {
    const { shopper, id } = await cartWith('linne', 'L');
    await expect(shopper.code(id, code)).rejects.toThrow(reason);
    expect((await shopper.cart(id))?.promoCode).toBeNull();
  });

  it('of another market is refused with that reason', async () => {
    const { shopper, id } = await cartWith('linne', 'L', { where: denmark });
    await expect(shopper.code(id, 'HEJ15')).rejects.toThrow('PromoCodeOtherMarket');
  });
});

describe('the displayed amounts add up', () => {
  it.each([
    ['without a code', sweden, 'linne', 'L', 1, undefined],
    ['with a code', sweden, 'linne', 'L', 1, 'half'],
    ['reduced, with a code on top', sweden, 'sommar-svart', '36', 3, 'half'],
    ['with a code for some products', sweden, 'sommar-rod', '36', 2, 'dresses'],
    ['in Norway', norway, 'sommar-svart', '36', 3, 'hej15'],
    ['in Denmark', denmark, 'sommar-svart', '36', 1, 'half'],
    ['in Finland, in cents', finland, 'sommar-svart', '36', 3, 'half'],
  ] as const)('%s', async (_, where, alias, size, quantity, code) => {
    const { shopper, id } = await cartWith(alias, size, { quantity, where });
    await shopper.add(id, await shopper.skuOf('linne', 'S'));
    if (code) await shopper.code(id, code);
    const {
      items,
      summary: { subTotal, total, fees, shipping, vats },
    } = await sumsOf(id, where);
    for (const vat of ['IncVat', 'ExVat'] as const) {
      const parts = [fees[`shippingFee${vat}`], fees[`paymentFee${vat}`]];
      expect(minor(subTotal[`regularPrice${vat}`]) - minor(subTotal[`discount${vat}`])).toBe(
        minor(subTotal[`sellingPrice${vat}`]),
      );
      expect(minor(subTotal[`sellingPrice${vat}`]) + sum(parts)).toBe(
        minor(total[`sellingPrice${vat}`]),
      );
    }
    expect(minor(total.discountIncVat)).toBe(minor(subTotal.discountIncVat));
    expect(minor(total.sellingPriceIncVat) - minor(total.vat)).toBe(minor(total.sellingPriceExVat));
    expect(sum(vats.map(({ amount }) => amount))).toBe(minor(total.vat));
    expect(minor(shipping.feeIncVat)).toBe(minor(fees.shippingFeeIncVat));
    expect(sum(items.map(({ totalPrice }) => totalPrice.sellingPriceIncVat))).toBe(
      minor(subTotal.sellingPriceIncVat),
    );
    expect(sum(items.map(({ totalPrice }) => totalPrice.regularPriceIncVat))).toBe(
      minor(subTotal.regularPriceIncVat),
    );
    const byCode = sum(
      items.flatMap(({ campaign }) => campaign?.prices ?? []).map(({ discount }) => discount),
    );
    expect(byCode > 0).toBe(code !== undefined);
    expect(byCode).toBeLessThanOrEqual(minor(subTotal.discountIncVat));
  });
});
