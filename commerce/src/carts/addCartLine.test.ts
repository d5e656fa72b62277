import { maxPerLine } from '@solvik/shop';
import { allowedQuantity } from '@solvik/shop-rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShopError } from '../shopError.ts';
import { sampleCatalogue, sampleProduct, sampleProducts } from '../testing/sampleCatalogue.ts';
import { shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { addCartLine } from './addCartLine.ts';
import { newCartId } from './cartStore.ts';

/** Two sizes of a product: one with more pieces than a line may have, one with fewer. */
const stockOf = { '36': 200, '38': 7 } as const;

let shop: TestShop;
const skuIds = new Map<string, number>();
beforeAll(async () => {
  shop = await testShop();
  const plenty = sampleProduct({ key: 'plenty', sizes: Object.entries(stockOf) });
  await shop.commerce.writeCatalogue({
    ...sampleCatalogue,
    products: [...sampleProducts, plenty],
  });
  for (const size of Object.keys(stockOf))
    skuIds.set(size, await shopperSteps(shop).skuOf('plenty', size));
});
afterAll(() => shop.remove());

interface Addition {
  readonly quantity: number;
  /** Each message has a line of its own. */
  readonly message: string | null;
}

/** The quantities of a new cart's lines after some additions of a size, by their message. */
async function storedQuantities(size: keyof typeof stockOf, additions: readonly Addition[]) {
  const { handle } = shop.commerce.database;
  const cartId = newCartId();
  for (const { quantity, message } of additions)
    await addCartLine(handle, {
      cartId,
      scope: { channelId: 'se', marketId: 'se' },
      market: 'se',
      requested: { skuId: skuIds.get(size) ?? -1, quantity, message },
    }).catch((error: unknown) => {
      if (!(error instanceof ShopError) || error.code !== 'OUT_OF_STOCK') throw error;
    });
  const lines = await handle
    .selectFrom('cartLines')
    .select(['message', 'quantity'])
    .where('cartId', '=', cartId)
    .execute();
  return new Map(lines.map(({ message, quantity }) => [message, quantity]));
}

/** The same by the rule that pages use. */
function allowedQuantities(totalStock: number, additions: readonly Addition[]) {
  const lines = new Map<string | null, number>();
  for (const { quantity, message } of additions) {
    const existing = lines.get(message) ?? 0;
    const elsewhere = [...lines.values()].reduce((sum, each) => sum + each, -existing);
    const allowed = allowedQuantity({ requested: existing + quantity, elsewhere, totalStock });
    if (allowed > 0) lines.set(message, allowed);
  }
  return lines;
}

describe('the quantity of a line that is added to', () => {
  it.each([
    ['36', [150], maxPerLine],
    ['36', [60, 60], maxPerLine],
    ['38', [150], 7],
    ['38', [3, 3], 6],
  ] as const)('in %s, after %j, is %i', async (size, quantities, stored) => {
    const additions = quantities.map((quantity) => ({ quantity, message: null }));
    expect(await storedQuantities(size, additions)).toEqual(new Map([[null, stored]]));
  });

  it('is what the rule allows, whatever is added in whatever order', async () => {
    const addition = fc.record({
      quantity: fc.integer({ min: 1, max: 150 }),
      message: fc.constantFrom(null, 'Till Maja', 'Till Olle'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('36' as const, '38' as const),
        fc.array(addition, { minLength: 1, maxLength: 4 }),
        async (size, additions) => {
          expect(await storedQuantities(size, additions)).toEqual(
            allowedQuantities(stockOf[size], additions),
          );
        },
      ),
      { seed: 7, numRuns: 30 },
    );
  });
});
