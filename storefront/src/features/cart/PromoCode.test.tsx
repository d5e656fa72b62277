// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { sites } from '@solvik/addresses';
import type { Cart } from './cart.ts';
import { cartKey } from './cartQuery.ts';
import { PromoCode } from './PromoCode.tsx';

afterEach(cleanup);

function Shown({ queryKey }: { readonly queryKey: ReturnType<typeof cartKey> }) {
  const { data } = useQuery<Cart>({ queryKey, queryFn: skipToken });
  return data && <PromoCode cart={data} />;
}

/** A cart in a shop that accepts only the code HEJ. */
async function openCode() {
  const [first] = sites;
  if (!first) throw new Error('There is no site to open.');
  const site = { ...first, origin: 'https://solvik.example', basename: '' };
  document.cookie = 'ralph-cart=story';
  const respond = async (request: Request) => {
    const { variables } = (await request.json()) as {
      readonly variables: { readonly promoCode: string };
    };
    const code = variables.promoCode;
    if (code !== 'HEJ' && code !== '')
      return Response.json({
        errors: [{ message: 'refused', extensions: { code: 'PROMO_CODE_INVALID' } }],
      });
    return Response.json({
      data: { setCartPromoCode: { ...storyCart(site), promoCode: code || null } },
    });
  };
  const dataApi = createDataApi({ site, url: 'https://solvik.example/graphql', fetch: respond });
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartKey(dataApi), storyCart(site));
  const services: Services = {
    site,
    sites: [site],
    dataApi,
    queryClient,
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <Shown queryKey={cartKey(dataApi)} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
}

const sends = async (code: string) => {
  await userEvent.type(screen.getByRole('textbox'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Lägg till' }));
};
const hasFocus = (find: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(find()));

describe('the focus around a promo code', () => {
  it('moves to the remove button after the code is accepted, and back to the field after it is removed', async () => {
    await openCode();
    await sends('HEJ');
    await hasFocus(() => screen.getByRole('button', { name: /HEJ/ }));
    await userEvent.keyboard('{Enter}');
    await hasFocus(() => screen.getByRole('textbox'));
    expect(screen.queryByRole('button', { name: /HEJ/ })).toBeNull();
  });

  it('moves to the field, with its error, after the code is refused', async () => {
    await openCode();
    await sends('NEJ');
    await hasFocus(() => screen.getByRole('textbox'));
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });
});
