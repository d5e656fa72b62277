import { describe, expect, it } from 'vitest';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { changeCart } from './changeCart.ts';

type Sent = { readonly name: string; readonly id: string | undefined };

/** A Data API that knows the carts `old` and, once asked for, `new`; `refuse` decides what adding to `old` meets. */
function dataApiOf(refuse?: DataApiError) {
  const sent: Sent[] = [];
  const send = async (document: { readonly name: string }, { id }: { readonly id?: string }) => {
    sent.push({ name: document.name, id });
    if (document.name === 'getCart') return { getCart: { id: 'new', items: [] } };
    if (id === 'old' && refuse) throw refuse;
    return { addToCart: { id, items: [] } };
  };
  return { dataApi: { send } as unknown as DataApi, sent };
}

const add = { kind: 'add', skuId: 7, quantity: 1 } as const;
const refusal = (code: string) => new DataApiError(code, { code, operation: 'addToCart' });

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

  it.each(['CART_COMPLETED', 'CART_NOT_FOUND'])('opens a new cart when the old one answers %s', async (code) => {
    const { dataApi } = dataApiOf(refusal(code));
    expect((await changeCart(dataApi, 'old', add)).id).toBe('new');
  });

  it.each([refusal('OUT_OF_STOCK'), refusal('INTERNAL_SERVER_ERROR'), new DataApiError('Network error: offline', { status: 503, operation: 'addToCart' })])('leaves the cart the visitor’s when it meets %s', async (error) => {
    const { dataApi, sent } = dataApiOf(error);
    await expect(changeCart(dataApi, 'old', add)).rejects.toBe(error);
    expect(sent).toHaveLength(1);
  });
});
