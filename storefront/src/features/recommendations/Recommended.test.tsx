// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchCall } from '../../search-api/searchTransport.ts';
import { recommendationsOf } from '../../testing/recommendationsOf.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyCards } from '../../testing/storyGoods.ts';
import { stubNearness } from '../../testing/stubNearness.ts';
import { Recommended } from './Recommended.tsx';

let comeNear: () => void;
beforeEach(() => {
  localStorage.clear();
  comeNear = stubNearness();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const body = recommendationsOf('ALTERNATIVES', storyCards(sites[0]));

async function openPage(isSoldOut: boolean) {
  const { services } = await openHookShop();
  const calls: SearchCall[] = [];
  const searchTransport = async (call: SearchCall) => {
    calls.push(call);
    return { status: 200, body };
  };
  renderInShop(
    { ...services, searchTransport },
    <Recommended productId={99} isSoldOut={isSoldOut} others={[]} />,
  );
  return calls;
}

it('are requested when their place comes near', async () => {
  const calls = await openPage(false);
  await act(() => vi.dynamicImportSettled());
  expect(calls).toEqual([]);
  act(comeNear);
  expect(await screen.findByRole('heading', { name: 'Liknande plagg' })).toBeVisible();
});

it('are there from the start for a product that is sold out, which links to them', async () => {
  await openPage(true);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'I stället för den som är slut' })).toBeVisible(),
  );
});
