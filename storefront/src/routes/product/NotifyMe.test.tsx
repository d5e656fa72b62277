// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ServicesProvider } from '../../page/services.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { NotifyMe } from './NotifyMe.tsx';

afterEach(cleanup);

/** The field and what is sent once an address is submitted. */
async function submit(address: string) {
  const { services, sent } = await openHookShop();
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <NotifyMe skuId={100} size="36" />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, `${address}{Enter}`);
  return { field, sent };
}

it('subscribes an address to a sold-out size', async () => {
  const { sent } = await submit('astrid@example.se');
  await waitFor(() =>
    expect(sent.map(({ name, variables }) => ({ name, variables }))).toMatchObject([
      {
        name: 'monitorProductAvailability',
        variables: { email: 'astrid@example.se', skuId: 100 },
      },
    ]),
  );
});

it('has the focus at the message once it is subscribed', async () => {
  const { sent } = await submit('astrid@example.se');
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer({ monitorProductAvailability: true });
  const message = await screen.findByText('Tack. Vi mejlar när storlek 36 är tillbaka.');
  expect(message).toHaveFocus();
});

it('reports what cannot be an address, and sends nothing', async () => {
  const { field, sent } = await submit('astrid@');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});
