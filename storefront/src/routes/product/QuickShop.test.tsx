// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../app/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { QuickShopButton } from '../../features/lists/QuickShopButton.tsx';
import { type PlacedSite, sites } from '../../features/market/sites.ts';
import { useModal } from '../../interface/modal.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import { loadText } from '../../languages/loadText.ts';
import { storyCart, storyProduct } from '../../testing/storyGoods.ts';
import QuickShop from './QuickShop.tsx';
import { standingRouter } from '../../page/createPageRouter.ts';
import { PageRouterProvider } from '../../page/pageRouter.ts';

interface Asked {
  readonly operationName: string;
  readonly variables: {
    readonly alias?: string;
    readonly item?: { readonly skuId: number; readonly quantity: number };
  };
}

const coat = (site: PlacedSite) =>
  storyProduct(site, [
    ['36', 5],
    ['38', 3],
    ['40', 0],
  ]);

/** The coat by its alias; its sister in black has a product id of its own. */
function usual(site: PlacedSite, { operationName, variables: { alias } }: Asked): unknown {
  if (operationName === 'product')
    return {
      product:
        alias === 'alma-1'
          ? { ...coat(site), productId: 2, name: 'Ullkappa Alma i svart' }
          : coat(site),
    };
  if (operationName === 'addToCart') return { addToCart: storyCart(site) };
  return { getCart: null };
}

async function openList(
  answer: (asked: Asked, site: PlacedSite) => Response | Promise<Response> = (asked, site) =>
    Response.json({ data: usual(site, asked) }),
) {
  const [first] = sites;
  const site: PlacedSite = { ...first, origin: 'https://solvik.example', basename: '' };
  const asked: Asked[] = [];
  const fetch = async (request: Request) => {
    const one = (await request.json()) as Asked;
    asked.push(one);
    return answer(one, site);
  };
  const dataApi = createDataApi({ site, url: 'https://solvik.example/graphql', fetch });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
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
        <PageRouterProvider
          value={standingRouter({
            location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
            action: 'POP',
          })}
        >
          <QuickShopButton alias="alma" name="Ullkappa Alma" href="/p/alma" />
          <QuickShop />
        </PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Snabbköp: Ullkappa Alma' });
  await userEvent.click(opener);
  return { opener, asked };
}

beforeEach(() => {
  useQuickShop.setState(useQuickShop.getInitialState(), true);
  useModal.setState(useModal.getInitialState(), true);
  browserCookies.write(cookieNames.cart, 'story');
});
afterEach(cleanup);

describe('QuickShop', () => {
  it('is named by the card at once, and by the product when it has come', async () => {
    let come: () => void = () => undefined;
    await openList(
      (asked, site) =>
        new Promise((resolve) => {
          come = () => resolve(Response.json({ data: usual(site, asked) }));
        }),
    );
    expect(
      within(screen.getByRole('dialog', { name: 'Ullkappa Alma' })).getByRole('status').textContent,
    ).toContain('Hämtar plagget');
    come();
    expect(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' })).toBeDefined();
  });

  it('tells the whole of the price, and leads to the whole page', async () => {
    await openList();
    const panel = within(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' }));
    expect(panel.getByText(/^Ordinarie/)).toBeDefined();
    expect(
      panel.getAllByText(/^Lägsta pris 30 dagar/).map((words) => words.dataset['vatAmount']),
    ).toEqual(['inc', 'ex']);
    expect(panel.getByText('utan moms').dataset['vatAmount']).toBe('ex');
    expect(panel.getByRole('link', { name: 'Visa hela sidan' }).getAttribute('href')).toBe(
      '/p/alma',
    );
  });

  it('asks for a size before anything is put into the cart', async () => {
    const { asked } = await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Lägg i varukorgen' }));
    expect(screen.getByText('Du måste välja storlek först')).toBeDefined();
    expect(asked.some(({ operationName }) => operationName === 'addToCart')).toBe(false);
  });

  it('puts as many as are wanted into the cart, no more than there are, and makes room for the cart', async () => {
    const { asked } = await openList();
    await userEvent.click(await screen.findByRole('radio', { name: /^38/ }));
    const more = screen.getByRole('button', { name: 'En till av Lång ullkappa Alma' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(more);
    await userEvent.click(screen.getByRole('button', { name: 'Lägg i varukorgen' }));
    await waitFor(() => expect(useModal.getState().current).toBe('cart'));
    expect(
      asked.find(({ operationName }) => operationName === 'addToCart')?.variables.item,
    ).toMatchObject({ skuId: 101, quantity: 3 });
    expect(useQuickShop.getState().isOpen).toBe(false);
  });

  it('offers a mail instead of the cart for a size that is sold out', async () => {
    await openList();
    await userEvent.click(await screen.findByRole('radio', { name: /^40/ }));
    expect(screen.queryByRole('button', { name: 'Lägg i varukorgen' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Mejla mig' })).toBeDefined();
  });

  it('changes colour where it stands, with the focus on the colour, and says so', async () => {
    await openList();
    const panel = within(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' }));
    const colours = within(panel.getByRole('list', { name: 'Färg' }));
    await userEvent.click(colours.getAllByRole('link')[1] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Ullkappa Alma i svart' })).toBeDefined();
    const [, black] = within(screen.getByRole('list', { name: 'Färg' })).getAllByRole('link');
    expect(document.activeElement).toBe(black);
    expect(black?.getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Visar Ullkappa Alma i svart, Kamel').getAttribute('role')).toBe(
      'status',
    );
  });

  it('closes with Escape and gives the focus back to the card’s button', async () => {
    const { opener } = await openList();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('says so of a product that is no longer sold', async () => {
    await openList(() => Response.json({ data: { product: null } }));
    expect(
      await screen.findByText('Det här plagget säljs inte längre. Stäng och välj något annat.'),
    ).toBeDefined();
  });

  it('says that the shop cannot be reached, and tries again', async () => {
    let isOnline = false;
    await openList((asked, site) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return Response.json({ data: usual(site, asked) });
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Vi når inte butiken just nu.',
    );
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' })).toBeDefined();
  });
});
