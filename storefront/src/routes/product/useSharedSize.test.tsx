// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { staticRouter } from '../../page/createPageRouter.ts';
import { PageRouterProvider } from '../../page/pageRouter.ts';
import { useSharedSize } from './useSharedSize.ts';

afterEach(cleanup);

const size = (skuId: number, name: string) =>
  ({ skuId, name, stock: 3, state: 'IN_STOCK' }) as const;
const product = { sizes: [size(100, '36'), size(101, '38')] };

function chosenAt(search: string) {
  const choose = vi.fn();
  const location = { pathname: '/p/alma', search, hash: '', state: null, key: 'default' };
  const router = staticRouter({ location, action: 'POP' });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageRouterProvider value={router}>{children}</PageRouterProvider>
  );
  const { rerender } = renderHook(() => useSharedSize({ ...product }, choose), { wrapper });
  rerender();
  return choose.mock.calls;
}

it.each([
  ['?size=38', [['101']]],
  ['?utm_source=mail&size=36', [['100']]],
  ['?size=52', []],
  ['', []],
])('“%s” chooses %o, once', (search, calls) => {
  expect(chosenAt(search)).toEqual(calls);
});
