// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { productListQuery } from '../../features/lists/listQueries.ts';
import { readListSelection } from '../../features/lists/listSelection.ts';
import { openHookShop, renderShopHook } from '../../testing/renderShopHook.tsx';
import { useFurtherPages } from './useFurtherPages.ts';

afterEach(cleanup);

/** A list that shows the pages of these numbers after its first. */
async function open(...numbers: readonly number[]) {
  const shop = await openHookShop();
  const { queries } = shop.services.queryClient.getDefaultOptions();
  shop.services.queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } });
  const selection = readListSelection(new URLSearchParams(), 'LATEST');
  let shown = numbers;
  const { result, rerender } = renderShopHook(shop, () =>
    useFurtherPages(
      shown.map((page) =>
        productListQuery(shop.services, { categoryAlias: 'dam' }, { ...selection, page }),
      ),
    ),
  );
  const sent = () => shop.sent.map(({ variables }) => variables['skip']);
  return {
    sent,
    counts: () => result.current.pages.map((page) => page?.count),
    hasFailed: () => result.current.retry !== undefined,
    retry: () => act(() => result.current.retry?.()),
    show: (...next: readonly number[]) => {
      shown = next;
      rerender();
    },
    answer: (at: number, count: number) =>
      act(async () => shop.sent[at]?.answer({ products: { count, products: [], filters: null } })),
    disconnect: (at: number) => act(async () => shop.sent[at]?.disconnect()),
  };
}

describe('the further pages of a list', () => {
  it('are requested once, and arrive in any order', async () => {
    const list = await open(2, 3);
    await waitFor(() => expect(list.sent()).toEqual([20, 40]));
    await list.answer(1, 33);
    await waitFor(() => expect(list.counts()).toEqual([undefined, 33]));
    await list.answer(0, 32);
    await waitFor(() => expect(list.counts()).toEqual([32, 33]));
    list.show(2, 3);
    expect([list.sent(), list.hasFailed()]).toEqual([[20, 40], false]);
  });

  it('are requested as they are added', async () => {
    const list = await open(2);
    await waitFor(() => expect(list.sent()).toEqual([20]));
    await list.answer(0, 32);
    list.show(2, 3);
    await waitFor(() => expect(list.sent()).toEqual([20, 40]));
    expect(list.counts()).toEqual([32, undefined]);
  });

  it('that failed are requested again, and no others', async () => {
    const list = await open(2, 3);
    await waitFor(() => expect(list.sent()).toHaveLength(2));
    await list.answer(0, 32);
    for (let tries = 1; tries <= 4; tries += 1) {
      await waitFor(() => expect(list.sent()).toHaveLength(tries + 1));
      expect(list.hasFailed()).toBe(false);
      await list.disconnect(tries);
    }
    await waitFor(() => expect(list.hasFailed()).toBe(true));
    list.retry();
    await waitFor(() => expect(list.sent()).toEqual([20, 40, 40, 40, 40, 40]));
    await list.answer(5, 33);
    await waitFor(() => expect(list.counts()).toEqual([32, 33]));
    expect(list.hasFailed()).toBe(false);
  });
});
