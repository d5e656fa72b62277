import { describe, expect, it } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { changeCart, withQuantity } from './changeCart.ts';

interface Sent {
  readonly name: string;
  readonly id: string | undefined;
}

interface RecordedRequest {
  readonly operationName: string;
  readonly variables: { readonly id?: string };
}

/**
 * A Data API that creates the cart `new` on request; `refusal` is the result of adding to the cart
 * `old`: a code, or no network.
 */
function dataApiOf(refusal?: string) {
  const sent: Sent[] = [];
  const respond = ({ operationName, variables: { id } }: RecordedRequest) => {
    sent.push({ name: operationName, id });
    if (operationName === 'getCart') return { data: { getCart: { id: 'new', items: [] } } };
    if (id === 'old' && refusal)
      return { errors: [{ message: refusal, extensions: { code: refusal } }] };
    return { data: { addToCart: { id, items: [] } } };
  };
  const fetch = async (request: Request) => {
    const body = respond((await request.json()) as RecordedRequest);
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

describe('adding to the cart', () => {
  it('requests once if there is a cart', async () => {
    const { dataApi, sent } = dataApiOf();
    expect((await changeCart(dataApi, 'old', add)).id).toBe('old');
    expect(sent).toEqual([{ name: 'addToCart', id: 'old' }]);
  });

  it('creates a cart if there is none', async () => {
    const { dataApi } = dataApiOf();
    expect((await changeCart(dataApi, undefined, add)).id).toBe('new');
  });

  it.each(['CART_COMPLETED', 'CART_NOT_FOUND'])(
    'creates a new cart when the old one responds %s',
    async (code) => {
      const { dataApi } = dataApiOf(code);
      expect((await changeCart(dataApi, 'old', add)).id).toBe('new');
    },
  );

  it.each(['OUT_OF_STOCK', 'INTERNAL_SERVER_ERROR', 'offline'])(
    'keeps the visitor’s cart when it meets %s',
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

it('a new quantity of one line does not change the others or the sums', () => {
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

describe('a change of a line or of the code', () => {
  const change = { kind: 'set', lineId: 'line', skuId: 7, quantity: 2 } as const;
  const code = { kind: 'code', promoCode: 'HOST' } as const;

  function openDataApi(response: object) {
    const sent: { readonly operationName: string; readonly variables: object }[] = [];
    const dataApi = createDataApi({
      site: { channelId: 'se', marketId: 'se', languageId: 'sv-SE' },
      url: 'http://shop.test/graphql',
      fetch: async (request) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        return Response.json({ data: response });
      },
    });
    return { dataApi, sent };
  }

  it.each([
    ['updateCartItem', change, { item: { id: 'line', skuId: 7, quantity: 2 } }],
    ['setCartPromoCode', code, { promoCode: 'HOST' }],
  ] as const)('is sent as %s, and returns the cart', async (operation, given, variables) => {
    const { dataApi, sent } = openDataApi({ [operation]: { id: 'cart', items: [] } });
    expect((await changeCart(dataApi, 'cart', given)).id).toBe('cart');
    expect(sent).toMatchObject([
      { operationName: operation, variables: { id: 'cart', ...variables } },
    ]);
  });

  it.each([
    ['updateCartItem', change],
    ['setCartPromoCode', code],
  ] as const)('fails where the answer to %s has no cart', async (operation, given) => {
    const { dataApi } = openDataApi({ [operation]: null });
    await expect(changeCart(dataApi, 'cart', given)).rejects.toThrow(
      `The response to ${operation} has no cart.`,
    );
  });

  it.each([change, code])('of kind $kind fails without a cart, and is not sent', async (given) => {
    const { dataApi, sent } = openDataApi({});
    await expect(changeCart(dataApi, undefined, given)).rejects.toThrow(
      'There is no cart to change.',
    );
    expect(sent).toEqual([]);
  });
});

it('a cart without lines stays without', () => {
  const cart = { id: 'a', items: null } as never;
  expect(withQuantity(cart, { lineId: 'one', quantity: 5 })).toEqual({ id: 'a', items: [] });
});
