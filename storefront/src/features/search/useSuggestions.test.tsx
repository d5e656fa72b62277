// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchCall } from '../../search-api/searchTransport.ts';
import { openHookShop, renderShopHook } from '../../testing/renderShopHook.tsx';
import { useSuggestions } from './useSuggestions.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('what failed without a network is requested again once there is one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const searchTransport = vi.fn(async (_call: SearchCall) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return { status: 200, body: {} };
  });
  const { services, sent } = await openHookShop();
  const { result } = renderShopHook({ services: { ...services, searchTransport }, sent }, () =>
    useSuggestions('kappa', { isNeeded: true, maxProducts: 6 }),
  );
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(searchTransport).toHaveBeenCalledOnce();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toMatchObject({ answered: 'kappa' }));
  expect(searchTransport).toHaveBeenCalledTimes(2);
});
