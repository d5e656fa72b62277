import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop.ts';
import {
  behaviourLimits,
  type BehaviourKind,
  deleteOldBehaviour,
  forgetVisitor,
  phrasesOf,
  recordBehaviour,
  recordPhrase,
  removeFavourite,
  removePhrases,
  removeViewed,
  viewedBy,
} from './behaviourStore.ts';
import { boughtTogether, viewedTogether } from './chosenTogether.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());
beforeEach(async () => {
  await handle().deleteFrom('behaviour').execute();
  await handle().deleteFrom('searchedPhrases').execute();
});

const handle = () => shop.commerce.database.handle;
const start = Date.UTC(2026, 10, 20, 10);
const minutes = (count: number) => new Date(start + count * 60_000);

/** `customer` is a letter, `session` too. */
const record = (
  productId: number,
  {
    customer = 'a',
    session = customer,
    kind = 'viewed',
    at = 0,
  }: { customer?: string; session?: string; kind?: BehaviourKind; at?: number } = {},
) =>
  recordBehaviour(handle(), {
    visitor: { customerKey: `customer-${customer}`, sessionKey: `session-${session}` },
    market: 'se',
    kind,
    productId,
    at: minutes(at),
  });
const count = async () =>
  (await handle().selectFrom('behaviour').select('behaviourId').execute()).length;
const viewed = (customer = 'a') =>
  viewedBy(handle(), { customerKey: `customer-${customer}`, limit: 10 });

describe('what a visitor did', () => {
  it('is recorded once per session, product and kind', async () => {
    await record(1);
    await record(1);
    await record(1, { kind: 'added' });
    await record(1, { session: 'b' });
    await record(2);
    expect(await count()).toBe(4);
  });

  it('is recorded once even if it is reported several times at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => record(1)));
    expect(await count()).toBe(1);
  });

  it('is recorded by one statement', async () => {
    let statements = 0;
    const counted = handle().withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1;
        return result;
      },
    });
    await recordBehaviour(counted, {
      visitor: { customerKey: 'customer-a', sessionKey: 'session-a' },
      market: 'se',
      kind: 'viewed',
      productId: 1,
      at: minutes(0),
    });
    expect([statements, await count()]).toEqual([1, 1]);
  });

  it('is not recorded beyond a limit per session', async () => {
    for (let id = 1; id <= behaviourLimits.perSession; id += 1) await record(id);
    await record(behaviourLimits.perSession + 1);
    expect(await count()).toBe(behaviourLimits.perSession);
    await record(1, { session: 'b' });
    expect(await count()).toBe(behaviourLimits.perSession + 1);
  });

  it('lists viewed products, the last first, each once, of this visitor alone', async () => {
    await record(1, { at: 0 });
    await record(2, { at: 1 });
    await record(1, { session: 'b', at: 2 });
    await record(3, { customer: 'c', at: 3 });
    await record(4, { kind: 'added', at: 4 });
    expect(await viewed()).toEqual([1, 2]);
  });

  it('is removed by product, by kind, and as a whole', async () => {
    for (const id of [1, 2, 3]) await record(id, { at: id });
    await record(1, { kind: 'favourite' });
    await record(9, { customer: 'b' });
    // A click on its card is a sign of the same interest.
    await record(2, { kind: 'clicked' });
    await removeViewed(handle(), { customerKey: 'customer-a', productIds: [2] });
    expect(await viewed()).toEqual([3, 1]);
    expect(await count()).toBe(4);
    await removeViewed(handle(), { customerKey: 'customer-a' });
    expect(await viewed()).toEqual([]);
    expect(await count()).toBe(2);
    await removeFavourite(handle(), { customerKey: 'customer-a', productId: 1 });
    expect(await count()).toBe(1);
    expect(await viewed('b')).toEqual([9]);
  });

  it('is deleted after half a year', async () => {
    await record(1);
    await recordPhrase(handle(), { customerKey: 'customer-a', phrase: 'kappa', at: minutes(0) });
    const days = (number: number) => minutes(number * 24 * 60);
    await deleteOldBehaviour(handle(), days(behaviourLimits.days));
    expect([await count(), (await phrases()).length]).toEqual([1, 1]);
    await deleteOldBehaviour(handle(), days(behaviourLimits.days + 1));
    expect([await count(), (await phrases()).length]).toEqual([0, 0]);
  });
});

const phrases = (limit = 50) => phrasesOf(handle(), { customerKey: 'customer-a', limit });
const search = (phrase: string, at: number, customer = 'a') =>
  recordPhrase(handle(), { customerKey: `customer-${customer}`, phrase, at: minutes(at) });

describe('what a visitor searched for', () => {
  it('is listed with the last first, each once whatever its case', async () => {
    await search('kappa', 0);
    await search('skor', 1);
    await search('Kappa', 2);
    await search('byxor', 3, 'b');
    expect(await phrases()).toEqual(['kappa', 'skor']);
    expect(await phrases(1)).toEqual(['kappa']);
  });

  it('is bounded in number and length', async () => {
    for (let at = 0; at < behaviourLimits.phrases + 3; at += 1)
      await search(`ord ${String(at)}`, at);
    const kept = await phrases();
    expect(kept).toHaveLength(behaviourLimits.phrases);
    expect(kept).not.toContain('ord 2');
    await search('x'.repeat(500), 100);
    expect((await phrases())[0]).toHaveLength(behaviourLimits.phraseLength);
  });

  it('is removed by phrase, and as a whole', async () => {
    for (const [at, phrase] of ['kappa', 'skor', 'byxor'].entries()) await search(phrase, at);
    await removePhrases(handle(), { customerKey: 'customer-a', phrases: ['SKOR'] });
    expect(await phrases()).toEqual(['byxor', 'kappa']);
    await removePhrases(handle(), { customerKey: 'customer-a' });
    expect(await phrases()).toEqual([]);
  });
});

it('a visitor who is forgotten leaves nothing, and others stay', async () => {
  await record(1);
  await search('kappa', 0);
  await record(2, { customer: 'b' });
  await search('skor', 0, 'b');
  await forgetVisitor(handle(), 'customer-a');
  expect([await viewed(), await phrases()]).toEqual([[], []]);
  expect(await viewed('b')).toEqual([2]);
  expect(await phrasesOf(handle(), { customerKey: 'customer-b', limit: 5 })).toEqual(['skor']);
});

describe('products that visitors choose together', () => {
  const together = (productId: number, limit = 10) =>
    viewedTogether(handle(), { productId, limit });

  it('need two visitors', async () => {
    await record(1);
    await record(2);
    expect(await together(1)).toEqual([]);
    await record(1, { customer: 'b' });
    await record(2, { customer: 'b' });
    expect(await together(1)).toEqual([2]);
    expect(await together(2)).toEqual([1]);
  });

  it('are ranked by how many chose both, an addition to the cart more than a view', async () => {
    for (const customer of ['a', 'b', 'c']) {
      await record(1, { customer });
      await record(2, { customer });
    }
    for (const customer of ['a', 'b']) {
      await record(3, { customer });
      await record(4, { customer, kind: 'added' });
    }
    expect(await together(1)).toEqual([4, 2, 3]);
    expect(await together(1, 1)).toEqual([4]);
  });

  it('are not what everybody looks at anyway', async () => {
    for (const customer of ['a', 'b']) {
      await record(1, { customer });
      await record(2, { customer });
      await record(3, { customer });
    }
    for (const customer of ['d', 'e', 'f', 'g', 'h', 'i']) await record(2, { customer });
    expect(await together(1)).toEqual([3, 2]);
  });
});

describe('products that are bought together', () => {
  const order = async (
    id: number,
    productIds: readonly number[],
    status: 'pending' | 'cancelled' = 'pending',
  ) => {
    const publicId = `7d9f5c1e-0000-4000-8000-${String(id).padStart(12, '0')}`;
    const at = minutes(id);
    await handle()
      .insertInto('orders')
      .values({
        publicId,
        orderId: 900_000 + id,
        cartId: `cart-${String(id)}`,
        channelId: 'se',
        marketId: 'se',
        locale: 'sv',
        status,
        currency: 'SEK',
        email: 'anna@example.se',
        billing: '{}',
        shipping: '{}',
        checkout: '{}',
        totals: '{}',
        total: 0,
        vat: 0,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    for (const [at, productId] of productIds.entries())
      await handle()
        .insertInto('orderLines')
        .values({
          publicId,
          lineNumber: at,
          skuId: productId,
          productId,
          quantity: 1,
          unitRegular: 0,
          unitSelling: 0,
          discount: 0,
          total: 0,
          vat: 0,
          snapshot: '{}',
        })
        .execute();
  };

  it('are of at least two orders that were not cancelled, the most frequent first', async () => {
    await order(1, [101, 102, 103]);
    await order(2, [101, 103]);
    await order(3, [101, 102, 103]);
    await order(4, [101, 104]);
    await order(5, [101, 104], 'cancelled');
    await order(6, [105, 102]);
    const bought = (limit: number) => boughtTogether(handle(), { productId: 101, limit });
    expect(await bought(10)).toEqual([103, 102]);
    expect(await bought(1)).toEqual([103]);
  });
});
