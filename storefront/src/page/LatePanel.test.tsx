// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToast } from '../interface/toast.ts';
import { viewAt } from '../testing/createTestRouter.ts';
import { openHookShop } from '../testing/renderShopHook.tsx';
import { staticRouter } from './createPageRouter.ts';
import { LatePanel } from './LatePanel.tsx';
import { PageRouterProvider } from './pageRouter.ts';
import { ServicesProvider } from './services.ts';

beforeEach(() => useToast.setState(useToast.getInitialState(), true));
afterEach(cleanup);

const Panel = () => <p>Filter</p>;
type Load = () => Promise<{ readonly default: typeof Panel }>;

async function open(path: string, isOpen: boolean, load: Load) {
  const { services } = await openHookShop();
  const close = vi.fn();
  render(
    <ServicesProvider value={services}>
      <PageRouterProvider value={staticRouter(viewAt(path))}>
        <LatePanel part="filters" {...{ isOpen, load, close }} props={{}} />
      </PageRouterProvider>
    </ServicesProvider>,
  );
  return close;
}

it.each([
  ['opens', '/c/dam', true],
  ['is in the address', '/c/dam#filters', false],
])('a panel is fetched when it %s', async (_, path, isOpen) => {
  await open(path, isOpen, async () => ({ default: Panel }));
  expect(await screen.findByText('Filter')).toBeVisible();
});

it('a panel is not fetched before', async () => {
  const load = vi.fn<Load>(async () => ({ default: Panel }));
  await open('/c/dam#reviews', false, load);
  expect(load).not.toHaveBeenCalled();
});

it('a panel that cannot be fetched closes, and a message says so', async () => {
  const close = await open('/c/dam', true, () => Promise.reject(new TypeError('offline')));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(useToast.getState().current?.message).toMatch(/^Vi når inte butiken just nu\./);
});
