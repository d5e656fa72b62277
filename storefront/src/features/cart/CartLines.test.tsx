// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../app/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { storyCart } from '../../testing/storyGoods.ts';
import { sites } from '../market/sites.ts';
import { useToast } from '../../interface/toast.ts';
import { CartLines } from './CartLines.tsx';

afterEach(cleanup);

async function openCart(answer: () => Response) {
  const [first] = sites;
  if (!first) throw new Error('There is no front to open.');
  const site = { ...first, origin: 'https://solvik.example', basename: '' };
  const dataApi = createDataApi({ site, url: 'https://solvik.example/graphql', fetch: () => Promise.resolve(answer()) });
  const services: Services = { site, sites: [site], dataApi, queryClient: new QueryClient(), text: await loadText(site.locale), now: () => new Date('2026-11-21T10:00:00Z') };
  const cart = storyCart(site);
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <CartLines cart={cart} headingLevel={2} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  const [line] = screen.getAllByRole('listitem');
  if (!line) throw new Error('The cart is empty.');
  return { line: within(line), others: screen.getAllByRole('listitem').slice(1) };
}

describe('CartLines', () => {
  it('says at the line that its quantity could not be changed, not in a message that goes away', async () => {
    const { line, others } = await openCart(() => Response.json({ errors: [{ message: 'out of order' }] }));
    await userEvent.click(line.getByRole('button', { name: /^En till av/ }));
    expect((await line.findByRole('alert')).textContent).toBe('Något gick tyvärr fel. Försök gärna igen och kontakta kundtjänst om problemet kvarstår.');
    for (const other of others) expect(within(other).queryByRole('alert')).toBeNull();
    expect(useToast.getState().current).toBeUndefined();
  });
});
