import { marketIds } from '@solvik/shop';
import { describe, expect, it } from 'vitest';
import { priceIn, type PricePlan, pricePoint } from './prices.ts';
import { readTestShop, testNow } from './testing/readTestShop.ts';

const { products, campaigns } = readTestShop();
const shelved = products.filter((product) => !product.categoryKeys.includes('preloved'));

describe('price points', () => {
  it.each([
    ['se', 2480, 249_900],
    ['se', 812, 79_900],
    ['no', 244, 24_900],
    ['dk', 1310, 129_900],
    ['fi', 78.2, 7_990],
    ['fi', 216, 21_990],
  ] as const)('%s %f becomes %i', (market, amount, point) => {
    expect(pricePoint(market, amount)).toBe(point);
  });

  it('reduces 2 499 kr by 20 and 30 percent to 1 999 and 1 749', () => {
    expect([
      pricePoint('se', 2499 * 0.8, 'reduced'),
      pricePoint('se', 2499 * 0.7, 'reduced'),
    ]).toEqual([199_900, 174_900]);
  });

  it('every price ends in 49 or 99 in kronor and kroner, and in 90 cents in euros', () => {
    const odd = shelved.flatMap(({ key, prices }) =>
      marketIds.flatMap((market) => {
        const price = prices[market];
        const fits =
          market === 'fi'
            ? (amount: number) => amount % 100 === 90
            : (amount: number) => amount % 5000 === 4900;
        return price && fits(price.regular) && fits(price.selling) ? [] : [`${key} ${market}`];
      }),
    );
    expect(odd).toEqual([]);
  });
});

describe('history', () => {
  it('is ordered by date, starts on the first day of sale or 120 days back, and ends with the current price', () => {
    for (const { prices, firstAvailableOn } of products) {
      for (const market of marketIds) {
        const price = prices[market];
        const history = price?.history ?? [];
        const dates = history.map(({ from }) => from);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(history.at(-1)).toMatchObject({ regular: price?.regular, selling: price?.selling });
        expect((dates[0] ?? '') >= firstAvailableOn || firstAvailableOn > '2026-11-21').toBe(true);
        expect(history.every(({ regular, selling }) => selling > 0 && selling <= regular)).toBe(
          true,
        );
      }
    }
  });

  it('includes the earlier reduction, so that the lowest price of 30 days is not always the regular one', () => {
    const plan: PricePlan = {
      kind: 'sale',
      percent: 30,
      reducedFor: 5,
      weekPercent: 0,
      firstStep: { percent: 20, daysAgo: 20 },
    };
    expect(
      priceIn('se', { kronor: 2499, plan, now: testNow, soldFor: 300 }).history?.map(
        ({ selling }) => selling,
      ),
    ).toEqual([249_900, 199_900, 174_900]);
  });

  it('has reduced products whose lowest earlier price was the regular one, and others where it was lower', () => {
    const reduced = shelved.flatMap(({ prices }) =>
      prices.se && prices.se.selling < prices.se.regular ? [prices.se] : [],
    );
    const lowestBefore = reduced.map(({ regular, history = [] }) => {
      const began = Date.parse(history.at(-1)?.from ?? '');
      const reach = history
        .slice(0, -1)
        .filter((_, at) => Date.parse(history[at + 1]?.from ?? '') > began - 30 * 86_400_000);
      return { regular, lowest: Math.min(...reach.map(({ selling }) => selling)) };
    });
    expect(lowestBefore.filter(({ regular, lowest }) => lowest === regular).length).toBeGreaterThan(
      50,
    );
    expect(lowestBefore.filter(({ regular, lowest }) => lowest < regular).length).toBeGreaterThan(
      50,
    );
  });
});

describe('campaigns', () => {
  const price = campaigns.filter(({ promoCode, offer }) => !promoCode && !offer);

  it('reduce the prices of their products by their percentage, rounded to price points', () => {
    expect(price.length).toBe(3);
    for (const { percent = 0, productKeys } of price) {
      expect(productKeys.length).toBeGreaterThan(10);
      const taken = products.filter(({ key }) => productKeys.includes(key));
      for (const { prices } of taken) {
        const off = 1 - (prices.se?.selling ?? 0) / (prices.se?.regular ?? 1);
        expect(Math.abs(off * 100 - percent)).toBeLessThan(7);
      }
    }
  });

  it('never include a product twice', () => {
    const keys = price.flatMap(({ productKeys }) => productKeys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('include a code with a minimum order in every market, and one knitwear code per language', () => {
    const minimum = campaigns.flatMap(({ minimumOrder }) => Object.keys(minimumOrder ?? {}));
    expect(minimum.sort()).toEqual(['dk', 'fi', 'no', 'se']);
    const codes = campaigns.flatMap(({ promoCode }) => promoCode ?? []);
    expect(codes).toEqual(
      expect.arrayContaining(['STICKAT20', 'STRIKK20', 'STRIK20', 'NEULE20', 'VINTER10']),
    );
  });

  it('leave most of the shop at its regular price', () => {
    const share =
      shelved.filter(({ prices }) => prices.se?.selling === prices.se?.regular).length /
      shelved.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.9);
  });
});
