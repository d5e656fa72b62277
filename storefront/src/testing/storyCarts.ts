/** Carts of the stories, with the garments of storyGoods.ts. */
import type { Site } from '@solvik/addresses';
import { formatMoney } from '@solvik/shop-rules';
import type { StoryLanguage } from '@solvik/design-system/testing';
import type { CartPartsFragment } from '../data-api/generated/operations.ts';
import { garments, cardOf } from './storyGoods.ts';
import { storyLanguageAt } from './storyLanguageAt.ts';
import { amountIn, priceOf } from './storyPrices.ts';

/** A cart with the first two garments; the second one sold out if `isSoldOut`. */
export function storyCart(
  site: Site,
  { isSoldOut = false }: { readonly isSoldOut?: boolean } = {},
): CartPartsFragment {
  const items = garments.slice(0, 2).map((garment, at) => {
    const card = cardOf(site, garment, at + 1);
    const stock = isSoldOut && at === 1 ? 0 : 20;
    const price = priceOf(site, garment);
    return {
      id: `line-${String(at)}`,
      skuId: 500 + at,
      quantity: 1,
      unitPrice: price,
      campaign: null,
      product: { ...card, skus: [{ skuId: 500 + at, name: '38', stock: { totalStock: stock } }] },
    };
  });
  const sum = priceOf(site, { price: 1999 + 899, was: 2499 + 899 });
  const write = (kronor: number) => formatMoney(amountIn(site, kronor), site.currency);
  const vat = sum.sellingPriceIncVat - sum.sellingPriceExVat;
  return {
    id: 'story',
    promoCode: null,
    isCompleted: false,
    appliedCampaigns: [],
    items,
    summary: {
      fixedAmountDiscountIncVat: 0,
      shipping: {
        amountLeftToFreeShipping: 0,
        amountLeftToFreeShippingFormatted: write(0),
        feeIncVat: 0,
        feeExVat: 0,
      },
      total: { ...sum, vatFormatted: formatMoney(vat, site.currency) },
    },
  };
}

const storyCampaigns = {
  quantity: { action: 'QUANTITY', actionValue: '3/2', ruleType: 'CART_CAMPAIGN' },
  percent: { action: 'PERCENTAGE', actionValue: '20', ruleType: 'PROMO_CODE' },
  amount: { action: 'FIXED_AMOUNT', actionValue: '100', ruleType: 'CART_CAMPAIGN' },
} as const;

type StoryCampaign = keyof typeof storyCampaigns;

/** Those of the three campaigns; the amount's title is hidden. */
const campaignNames: Readonly<Record<StoryLanguage, Readonly<Record<StoryCampaign, string>>>> = {
  sv: { quantity: '3 för 2 på kappor', percent: '20 % på allt stickat', amount: '' },
  nb: { quantity: '3 for 2 på kåper', percent: '20 % på all strikk', amount: '' },
  da: { quantity: '3 for 2 på frakker', percent: '20 % på al strik', amount: '' },
  fi: { quantity: '3 kahden hinnalla takeista', percent: '20 % kaikista neuleista', amount: '' },
};

/**
 * A cart with three of the first garment at the price of two, a code for the second, and an amount
 * off the whole.
 */
export function storyCartWithCampaigns(site: Site): CartPartsFragment {
  const names = campaignNames[storyLanguageAt(site)];
  const cart = storyCart(site);
  const amounts = { quantity: 1999, percent: 179.8, amount: 100 };
  const sum = priceOf(site, {
    price: 2 * 1999 + 899 - amounts.percent - amounts.amount,
    was: 3 * 2499 + 899,
  });
  const lines = [
    { quantity: 3, campaign: 'quantity' },
    { quantity: 1, campaign: 'percent' },
  ] as const;
  return {
    ...cart,
    promoCode: 'STICKAT20',
    appliedCampaigns: Object.entries(storyCampaigns).map(([key, campaign]) => ({
      ...campaign,
      campaignId: key,
      name: names[key as StoryCampaign],
      hideTitle: !names[key as StoryCampaign],
    })),
    items: (cart.items ?? []).map((line, at) => {
      const { quantity, campaign } = lines[at] ?? lines[1];
      return (
        line && {
          ...line,
          quantity,
          campaign: {
            appliedCampaigns: [{ campaignId: campaign }],
            prices: [{ discount: amountIn(site, amounts[campaign]) }],
          },
        }
      );
    }),
    summary: cart.summary && {
      ...cart.summary,
      fixedAmountDiscountIncVat: amountIn(site, amounts.amount),
      total: {
        ...sum,
        vatFormatted: formatMoney(sum.sellingPriceIncVat - sum.sellingPriceExVat, site.currency),
      },
    },
  };
}

/** A cart with three of the garment that `storyProduct` has, by its SKUs: two of 36 and one of 38. */
export function storyCartOfSizes(site: Site): CartPartsFragment {
  const cart = storyCart(site);
  const [line] = cart.items ?? [];
  if (!line?.product) throw new Error('The shop of stories is empty.');
  const { product } = line;
  const items = ['36', '38'].map((name, at) => ({
    ...line,
    id: `size-${name}`,
    skuId: 100 + at,
    quantity: 2 - at,
    product: { ...product, skus: [{ skuId: 100 + at, name, stock: { totalStock: 20 } }] },
  }));
  return { ...cart, items };
}
