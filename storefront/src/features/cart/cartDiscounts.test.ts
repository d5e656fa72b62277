import { sites } from '@solvik/addresses';
import { toMinor } from '@solvik/shop-rules';
import { describe, expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { storyCart, storyCartWithCampaigns } from '../../testing/storyCarts.ts';
import { campaignsLabel, isOfferAlone, offerHead } from './campaignTexts.tsx';
import { type Cart, type CartLine, linesOf } from './cart.ts';
import { cartDiscounts, lineOffers } from './cartDiscounts.ts';
import { cartSums } from './cartSums.ts';
import { cartWithoutVat } from './cartWithoutVat.ts';

const [site] = sites;

function anyLine(): CartLine {
  const [line] = linesOf(storyCart(site));
  if (!line) throw new Error('The cart of stories is empty.');
  return line;
}

const rules = {
  q: { action: 'QUANTITY', actionValue: '3/2', ruleType: 'CART_CAMPAIGN', name: '3 för 2' },
  p: { action: 'PERCENTAGE', actionValue: '20', ruleType: 'PROMO_CODE', name: 'Stickat' },
  h: { action: 'PERCENTAGE', actionValue: '5', ruleType: 'CART_CAMPAIGN', name: 'Hemligt' },
  f: { action: 'FIXED_AMOUNT', actionValue: '100', ruleType: 'CART_CAMPAIGN', name: 'Hundra' },
} as const;
type Rule = keyof typeof rules;

/** Lines as `q p 20`: their campaigns, and what these take off together. */
function cartOf(notes: readonly string[], fixed = 0): Cart {
  const items = notes.map((note, at) => {
    const own = note.split(' ').filter((word): word is Rule => word in rules);
    const discount = Number(/[\d.]+$/.exec(note)?.[0] ?? 0);
    return {
      ...anyLine(),
      id: String(at),
      campaign: {
        appliedCampaigns: own.map((campaignId) => ({ campaignId })),
        prices: [{ discount }],
      },
    };
  });
  const cart = storyCart(site);
  return {
    ...cart,
    items,
    promoCode: 'STICKAT20',
    appliedCampaigns: Object.entries(rules).map(([campaignId, rule]) => ({
      ...rule,
      campaignId,
      hideTitle: campaignId === 'h',
    })),
    summary: cart.summary && { ...cart.summary, fixedAmountDiscountIncVat: fixed },
  };
}

const discountsOf = (cart: Cart) =>
  cartDiscounts(cart).rows.map(({ id, discount }) => `${id} ${String(discount.incVat)}`);

describe('the discounts of a cart', () => {
  it.each([
    { notes: ['', ''], fixed: 0, rows: [] },
    { notes: ['q 10', '', 'q 20.5'], fixed: 0, rows: ['q 30.5'] },
    { notes: ['q p 10', 'q 5', 'p 1', 'q p 2'], fixed: 0, rows: ['q p 12', 'q 5', 'p 1'] },
    { notes: ['p 10'], fixed: 100, rows: ['p 10', 'f 100'] },
    { notes: ['7'], fixed: 0, rows: [' 7'] },
  ])('are added up by the campaigns that make them: $notes, $fixed', ({ notes, fixed, rows }) => {
    expect(discountsOf(cartOf(notes, fixed))).toEqual(rows);
  });

  it.each(sites.map((each) => [each.channelId, each] as const))(
    'add up to what is subtracted, with VAT and without (%s)',
    (_, each) => {
      const cart = storyCartWithCampaigns(each);
      const { rows } = cartDiscounts(cart);
      const add = (part: 'incVat' | 'exVat') =>
        rows.reduce((sum, { discount }) => sum + toMinor(discount[part]), 0);
      expect(rows).toHaveLength(3);
      expect(add('incVat')).toBe(toMinor(cartSums(cart).discount));
      expect(add('exVat')).toBe(toMinor(cartWithoutVat(cart).discount));
      const { summary } = cart;
      expect(toMinor(cartSums(cart).subtotal) - add('incVat')).toBe(
        toMinor(summary?.total?.sellingPriceIncVat ?? 0),
      );
    },
  );
});

it.each([
  [
    ['q 10', 'q 5', '', 'q 1'],
    ['15', 'within', undefined, '1'],
  ],
  [
    ['q 10', 'q p 5'],
    ['head', 'within'],
  ],
  [
    ['p 10', 'h 5'],
    [undefined, undefined],
  ],
  [['q 10'], ['10']],
])('every run of lines in an offer has one head: %j', (notes, heads) => {
  const offers = lineOffers(cartDiscounts(cartOf(notes)));
  expect(
    offers.map(
      (offer) => offer && (offer.head ? String(offer.head.discount?.incVat ?? 'head') : 'within'),
    ),
  ).toEqual(heads);
});

it('a line whose offer stands alone has its discount in the head', () => {
  const { lines } = cartDiscounts(cartOf(['q 1', 'q p 1', 'p 1']));
  expect(lines.map((sum) => sum && isOfferAlone(sum))).toEqual([true, false, false]);
});

describe('the texts of campaigns', async () => {
  const text = await loadText(site.locale);
  it.each([
    ['q 1', '3 för 2'],
    ['p 1', 'Stickat (STICKAT20)'],
    ['q p 1', '3 för 2 + Stickat (STICKAT20)'],
    ['h 1', 'Rabatt'],
    ['1', 'Rabatt (STICKAT20)'],
  ])('of %s are “%s”', (note, label) => {
    const [sum] = cartDiscounts(cartOf([note])).rows;
    expect(campaignsLabel(sum?.campaigns ?? [], 'STICKAT20', text)).toBe(label);
  });

  it.each([
    ['3/2', 'Den billigaste av 3 är gratis.'],
    ['5/3', 'De 2 billigaste av 5 är gratis.'],
    ['', undefined],
    ['2/3', undefined],
    ['three', undefined],
  ])('explain an offer of %s: %s', (actionValue, about) => {
    const [offer] = lineOffers(cartDiscounts(cartOf(['q 549'])));
    if (!offer) throw new Error('The line is in no offer.');
    const campaign = { ...offer.campaign, actionValue };
    expect(
      offerHead({ ...offer, campaign }, { text, site: { ...site, origin: '', basename: '' } }),
    ).toEqual({
      title: '3 för 2',
      amount: expect.objectContaining({ incVat: '−549\u00a0kr' }),
      about,
    });
  });
});
