// @vitest-environment happy-dom
/** Buying from a list. Long: its parts share the list that the panel opens over. */
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { alternativesId } from '../../features/recommendations/alternativesId.ts';
import { QuickShopButton } from '../../features/lists/QuickShopButton.tsx';
import { sites } from '@solvik/addresses';
import type { LocatedSite } from '../../page/sites.ts';
import { useSelectedSize } from '../../features/product/selectedSize.ts';
import { useModal } from '../../interface/modal.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import { loadText } from '../../languages/loadText.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { storyProduct } from '../../testing/storyGoods.ts';
import QuickShop from './QuickShop.tsx';
import { staticRouter } from '../../page/createPageRouter.ts';
import { type PageRouter, PageRouterProvider } from '../../page/pageRouter.ts';
import { createTestRouter, viewAt } from '../../testing/createTestRouter.ts';

interface RecordedRequest {
  readonly operationName: string;
  readonly variables: {
    readonly alias?: string;
    readonly item?: { readonly skuId: number; readonly quantity: number };
  };
}

const coat = (site: LocatedSite) =>
  storyProduct(site, [
    ['36', 5],
    ['38', 3],
    ['40', 0],
  ]);

/** The coat by its alias; its black variant has its own product id. */
function defaultAnswer(
  site: LocatedSite,
  { operationName, variables: { alias } }: RecordedRequest,
): unknown {
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

type Respond = (requests: RecordedRequest, site: LocatedSite) => Response | Promise<Response>;

async function renderList(router: PageRouter, respond: Respond) {
  const [first] = sites;
  const site: LocatedSite = { ...first, origin: 'https://solvik.example', basename: '' };
  const requests: RecordedRequest[] = [];
  const fetch = async (request: Request) => {
    const one = (await request.json()) as RecordedRequest;
    requests.push(one);
    return respond(one, site);
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
        <PageRouterProvider value={router}>
          <QuickShopButton alias="alma" name="Ullkappa Alma" href="/p/alma" />
          <QuickShop />
        </PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return requests;
}

const respondByDefault: Respond = (requests, site) =>
  Response.json({ data: defaultAnswer(site, requests) });

async function openList(respond = respondByDefault) {
  const router = staticRouter(viewAt('/', { action: 'POP' }));
  const requests = await renderList(router, respond);
  const opener = screen.getByRole('button', { name: 'Snabbköp: Ullkappa Alma' });
  await userEvent.click(opener);
  return { opener, requests };
}

/** A list at an address of the visit, whose history entry may know more of the product. */
async function openAddress(path: string, state: unknown = null, respond = respondByDefault) {
  const view = viewAt(path, { action: 'POP' });
  const { router, show } = createTestRouter({ ...view, location: { ...view.location, state } });
  return { show, requests: await renderList(router, respond) };
}

beforeEach(() => {
  useQuickShop.setState(useQuickShop.getInitialState(), true);
  useModal.setState(useModal.getInitialState(), true);
  useSelectedSize.setState(useSelectedSize.getInitialState(), true);
  browserCookies.write(cookieNames.cart, 'story');
});
afterEach(cleanup);

describe('QuickShop', () => {
  it('is titled by the card at once, and by the product when it has loaded', async () => {
    let respond: () => void = () => undefined;
    await openList(
      (requests, site) =>
        new Promise((resolve) => {
          respond = () => resolve(Response.json({ data: defaultAnswer(site, requests) }));
        }),
    );
    expect(
      within(screen.getByRole('dialog', { name: 'Ullkappa Alma' })).getByRole('status').textContent,
    ).toContain('Hämtar plagget');
    respond();
    expect(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' })).toBeVisible();
  });

  it('shows the full price information, and links to the whole page', async () => {
    await openList();
    const panel = within(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' }));
    expect(panel.getByText(/^Ordinarie/)).toBeVisible();
    expect(
      panel.getAllByText(/^Lägsta pris 30 dagar/).map((text) => text.dataset['vatAmount']),
    ).toEqual(['inc', 'ex']);
    expect(panel.getByText('utan moms').dataset['vatAmount']).toBe('ex');
    expect(panel.getByRole('link', { name: 'Visa hela sidan' }).getAttribute('href')).toBe(
      '/p/alma',
    );
  });

  it('requires a size before adding to the cart', async () => {
    const { requests } = await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Lägg i varukorgen' }));
    expect(screen.getByText('Du måste välja storlek först')).toBeVisible();
    expect(requests.some(({ operationName }) => operationName === 'addToCart')).toBe(false);
  });

  it('adds the chosen number of pieces, up to the stock, and closes for the cart', async () => {
    const { requests } = await openList();
    await userEvent.click(await screen.findByRole('radio', { name: /^38/ }));
    const more = screen.getByRole('button', { name: 'En till av Lång ullkappa Alma' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(more);
    await userEvent.click(screen.getByRole('button', { name: 'Lägg i varukorgen' }));
    await waitFor(() => expect(useModal.getState().current).toBe('cart'));
    expect(
      requests.find(({ operationName }) => operationName === 'addToCart')?.variables.item,
    ).toMatchObject({ skuId: 101, quantity: 3 });
    expect(useQuickShop.getState().isOpen).toBe(false);
  });

  it('offers a mail instead of the cart for a sold-out size', async () => {
    await openList();
    await userEvent.click(await screen.findByRole('radio', { name: /^40/ }));
    expect(screen.queryByRole('button', { name: 'Lägg i varukorgen' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Mejla mig' })).toBeVisible();
  });

  it('states when a size is expected that is to come, and offers a mail', async () => {
    await openList((requests, site) => {
      const product = coat(site);
      const skus = product.skus?.map(
        (sku) =>
          sku && {
            ...sku,
            stock:
              sku.name === '40' ? { ...sku.stock, incoming: '2026-12-01T00:00:00Z' } : sku.stock,
          },
      );
      return Response.json({
        data:
          requests.operationName === 'product'
            ? { product: { ...product, skus } }
            : defaultAnswer(site, requests),
      });
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^40/ }));
    expect(await screen.findByRole('button', { name: 'Mejla mig' })).toBeVisible();
    expect(screen.getByText(/Nästa leverans väntas i vecka 49\.$/)).toBeVisible();
    expect(screen.getAllByText(/väntas/), 'it is stated once').toHaveLength(1);
  });

  it('changes colour in place, announces it, and keeps the focus on the colour', async () => {
    await openList();
    const panel = within(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' }));
    const colours = within(panel.getByRole('list', { name: 'Färg' }));
    await userEvent.click(colours.getAllByRole('link')[1] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Ullkappa Alma i svart' })).toBeVisible();
    const [, black] = within(screen.getByRole('list', { name: 'Färg' })).getAllByRole('link');
    expect(document.activeElement).toBe(black);
    expect(black?.getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Visar Ullkappa Alma i svart, Kamel').getAttribute('role')).toBe(
      'status',
    );
  });

  it('closes with Escape and returns the focus to the card’s button', async () => {
    const { opener } = await openList();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('reports a product that is no longer sold', async () => {
    await openList(() => Response.json({ data: { product: null } }));
    expect(
      await screen.findByText('Det här plagget säljs inte längre. Stäng och välj något annat.'),
    ).toBeVisible();
  });

  it('reports that the shop is unreachable, and retries', async () => {
    let isOnline = false;
    await openList((requests, site) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return Response.json({ data: defaultAnswer(site, requests) });
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Vi når inte butiken just nu.',
    );
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' })).toBeVisible();
  });
});

describe('the address of a quick shop', () => {
  const requested = (requests: readonly RecordedRequest[]) =>
    requests.flatMap(({ operationName, variables }) =>
      operationName === 'product' ? [variables.alias] : [],
    );

  it('opens its product', async () => {
    const { requests } = await openAddress('/c/dam#quick-shop=alma');
    expect(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' })).toBeVisible();
    expect(requested(requests)).toEqual(['alma']);
  });

  it('of no product is titled by that', async () => {
    const gone: Respond = () => Response.json({ data: { product: null } });
    await openAddress('/c/dam#quick-shop=nonsense', null, gone);
    expect(await screen.findByRole('dialog', { name: 'Finns inte längre' })).toBeVisible();
  });

  it('of a preloved product names its only piece', async () => {
    const preloved: Respond = (requests, site) => {
      const condition = { identifier: 'Condition', name: 'Skick', value: 'Bra' };
      const product = {
        ...storyProduct(site, [['36', 1]]),
        parameterGroups: [{ parameters: [condition] }],
      };
      const isProduct = requests.operationName === 'product';
      return Response.json({ data: isProduct ? { product } : defaultAnswer(site, requests) });
    };
    await openAddress('/c/preloved#quick-shop=alma', null, preloved);
    expect(await screen.findByText(/ett enda exemplar/)).toBeVisible();
    expect(screen.queryByText(/få kvar/)).toBeNull();
  });

  it('of another panel opens none', async () => {
    const { requests } = await openAddress('/c/dam#size-guide');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('is titled by the product that its history entry has, until that has loaded', async () => {
    const quickShop = { alias: 'alma', name: 'Ullkappa Alma', href: '/p/alma' };
    await openAddress('/c/dam#quick-shop=alma', { quickShop });
    expect(screen.getByRole('dialog', { name: 'Ullkappa Alma' })).toBeVisible();
  });

  it('prevails over an entry that has another product', async () => {
    const quickShop = { alias: 'berit', name: 'Kofta Berit', href: '/p/berit' };
    const { requests } = await openAddress('/c/dam#quick-shop=alma', { quickShop });
    expect(await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' })).toBeVisible();
    expect(requested(requests)).toEqual(['alma']);
  });

  it('is left for a page of which only the path differs', async () => {
    const { show } = await openAddress('/c/dam#quick-shop=alma');
    await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' });
    await show(viewAt('/c/herr#quick-shop=alma'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('remembers what the card knows of the product', async () => {
    const navigate = vi.fn(async () => undefined);
    const router = { ...staticRouter(viewAt('/c/dam', { action: 'POP' })), navigate };
    await renderList(router, respondByDefault);
    await userEvent.click(screen.getByRole('button', { name: 'Snabbköp: Ullkappa Alma' }));
    expect(navigate.mock.calls).toEqual([
      [
        '/c/dam#quick-shop=alma',
        expect.objectContaining({
          preventScrollReset: true,
          replace: false,
          state: {
            quickShop: { alias: 'alma', name: 'Ullkappa Alma', href: '/p/alma' },
            isOverPage: true,
          },
        }),
      ],
    ]);
  });
});

describe('another colour in a quick shop', () => {
  it('begins with the size that was chosen, of its own articles, and with one piece', async () => {
    await openList((request, site) => {
      const { product, ...data } = defaultAnswer(site, request) as {
        readonly product?: ReturnType<typeof coat>;
      };
      const skus = product?.skus?.map((sku) => sku && { ...sku, skuId: 200 + sku.skuId });
      const isBlack = request.variables.alias === 'alma-1';
      return Response.json({
        data: { ...data, product: isBlack ? { ...product, skus } : product },
      });
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^38/ }));
    await userEvent.click(screen.getByRole('button', { name: 'En till av Lång ullkappa Alma' }));
    const colours = within(screen.getByRole('list', { name: 'Färg' }));
    await userEvent.click(colours.getAllByRole('link')[1] ?? document.body);
    await screen.findByRole('dialog', { name: 'Ullkappa Alma i svart' });
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '301');
    expect(screen.getByRole('textbox')).toHaveValue('1');
  });
});

describe('a quick shop over a page of a product', () => {
  it('does not choose the size that the page’s address names', async () => {
    await openAddress('/p/berit?size=38#quick-shop=alma');
    await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' });
    expect(screen.getByRole('radio', { name: /^38/ })).not.toBeChecked();
  });

  it('has a form of its own, which the button at its foot belongs to', async () => {
    await openList();
    const button = await screen.findByRole('button', { name: 'Lägg i varukorgen' });
    const form = screen.getByRole('form', { name: 'Lägg i varukorgen' });
    expect(form.id).not.toBe('buy');
    expect(button).toHaveAttribute('form', form.id);
  });

  it('does not lead to the page’s alternatives when it is sold out', async () => {
    await openList((request, site) =>
      Response.json({
        data:
          request.operationName === 'product'
            ? {
                product: storyProduct(site, [
                  ['36', 0],
                  ['38', 0],
                ]),
              }
            : defaultAnswer(site, request),
      }),
    );
    await screen.findByRole('dialog', { name: 'Lång ullkappa Alma' });
    expect(document.querySelector(`a[href="#${alternativesId}"]`)).toBeNull();
  });
});
