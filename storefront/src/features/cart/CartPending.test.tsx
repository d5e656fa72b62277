// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../../page/services.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { CartPending } from './CartPending.tsx';

afterEach(cleanup);

async function open(isLoading: boolean, hasFailed: boolean) {
  const { services } = await openHookShop();
  const retry = vi.fn<() => Promise<never>>();
  render(
    <ServicesProvider value={services}>
      <CartPending isLoading={isLoading} hasFailed={hasFailed} retry={retry} />
    </ServicesProvider>,
  );
  return retry;
}

it('announces a cart that is loading', async () => {
  await open(true, false);
  expect(screen.getByText(/Varukorgen hämtas/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([true, false])('offers to load a failed cart again, loading: %s', async (isLoading) => {
  const retry = await open(isLoading, true);
  await userEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledOnce();
});

it('renders nothing for a loaded cart', async () => {
  await open(false, false);
  expect(document.body).toHaveTextContent('');
  expect(screen.queryByRole('button')).toBeNull();
});
