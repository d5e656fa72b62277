import { describe, expect, it } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { changeCart, withQuantity } from './changeCart.ts';

interface Sent {
  readonly name: string;
  readonly id: string | undefined;
}

interface Asked {
  readonly operationName: string;
  readonly variables: { readonly id?: string };
}

/** A Data API that makes the cart `new` when asked for one; `refusal` is what adding to the cart `old` meets: a code, or no network. */
function dataApiOf(refusal?: string) {
  const sent: Sent[] = [];
  const answer = ({ operationName, variables: { id } }: Asked) => {
    sent.push({ name: operationName, id });
    if (operationName === 'getCart') return { data: { getCart: { id: 'new', items: [] } } };
    if (id === 'old' && refusal)
      return { errors: [{ message: refusal, extensions: { code: refusal } }] };
    return { data: { addToCart: { id, items: [] } } };
  };
  const fetch = async (request: Request) => {
    const body = answer((await request.json()) as Asked);
    if ('errors' in body && refusal === 'offline') throw new TypeError('Failed to fetch');
    return Response.json(body);
  };
  return {
    dataApi: createDataApi({
      site: { channelId: 'se', marketId: 'se', languageId: 'sv-SE' },
      url: 'http://shop.test/graphql',
      fetch,
    }),
    sent,
  };
}

const add = { kind: 'add', skuId: 7, quantity: 1 } as const;

describe('putting something in the cart', () => {
  it('asks once where there is a cart', async () => {
    const { dataApi, sent } = dataApiOf();
    expect((await changeCart(dataApi, 'old', add)).id).toBe('old');
    expect(sent).toEqual([{ name: 'addToCart', id: 'old' }]);
  });

  it('opens a cart where there is none', async () => {
    const { dataApi } = dataApiOf();
    expect((await changeCart(dataApi, undefined, add)).id).toBe('new');
  });

  it.each(['CART_COMPLETED', 'CART_NOT_FOUND'])(
    'opens a new cart when the old one answers %s',
    async (code) => {
      const { dataApi } = dataApiOf(code);
      expect((await changeCart(dataApi, 'old', add)).id).toBe('new');
    },
  );

  it.each(['OUT_OF_STOCK', 'INTERNAL_SERVER_ERROR', 'offline'])(
    'leaves the cart the visitor’s when it meets %s',
    async (refusal) => {
      const { dataApi, sent } = dataApiOf(refusal);
      const failure: unknown = await changeCart(dataApi, 'old', add).catch(
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Error);
      expect(isUnreachable(failure)).toBe(refusal === 'offline');
      expect(sent).toEqual([{ name: 'addToCart', id: 'old' }]);
    },
  );
});

it('a new quantity of one line leaves the others and the sums alone', () => {
  const cart = {
    id: 'a',
    items: [{ id: 'one', quantity: 1 }, null, { id: 'two', quantity: 4 }],
    summary: { total: 7 },
  } as never;
  expect(withQuantity(cart, { lineId: 'two', quantity: 5 })).toEqual({
    id: 'a',
    items: [{ id: 'one', quantity: 1 }, null, { id: 'two', quantity: 5 }],
    summary: { total: 7 },
  });
  expect(withQuantity(null, { lineId: 'two', quantity: 5 })).toBeNull();
});
