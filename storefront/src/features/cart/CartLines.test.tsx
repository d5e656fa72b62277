// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { loadText } from '../../languages/loadText.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { sites } from '@solvik/addresses';
import { useToast } from '../../interface/toast.ts';
import { CartLines } from './CartLines.tsx';
import { type Cart, linesOf } from './cart.ts';
import { cartKey } from './cartQuery.ts';
import { withQuantity } from './changeCart.ts';
import { useCartInStep } from './useCart.ts';

afterEach(cleanup);

async function openCart(
  respond: (body: string) => Response | Promise<Response>,
  change: (cart: Cart) => Cart = (cart) => cart,
) {
  const [first] = sites;
  if (!first) throw new Error('There is no site to open.');
  const site = { ...first, origin: 'https://solvik.example', basename: '' };
  const dataApi = createDataApi({
    site,
    url: 'https://solvik.example/graphql',
    fetch: async (request) => respond(await request.text()),
  });
  const services: Services = {
    site,
    sites: [site],
    dataApi,
    queryClient: new QueryClient(),
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  const cart = change(storyCart(site));
  browserCookies.write(cookieNames.cart, cart.id ?? '');
  services.queryClient.setQueryData(cartKey(dataApi), cart);
  /** The cart in two layouts, with its lines known: in a drawer and on a page. */
  const Place = () => {
    const { data } = useQuery({
      queryKey: cartKey(dataApi),
      queryFn: () => cart,
      staleTime: Infinity,
    });
    useCartInStep();
    return data && <CartLines cart={data} headingLevel={2} />;
  };
  const tree = (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <Place />
      </QueryClientProvider>
    </ServicesProvider>
  );
  render(tree);
  const [line] = screen.getAllByRole('listitem');
  if (!line) throw new Error('The cart is empty.');
  return {
    line: within(line),
    others: screen.getAllByRole('listitem').slice(1),
    cart,
    openSecondView: () => render(tree),
  };
}

describe('CartLines', () => {
  it('shows at the line, not in a passing message, that its quantity could not be changed', async () => {
    const { line, others } = await openCart(() =>
      Response.json({ errors: [{ message: 'out of order' }] }),
    );
    await userEvent.click(line.getByRole('button', { name: /^En till av/ }));
    expect((await line.findByRole('alert')).textContent).toBe(
      'Något gick tyvärr fel. Försök gärna igen och kontakta kundtjänst om problemet kvarstår.',
    );
    for (const other of others) expect(within(other).queryByRole('alert')).toBeNull();
    expect(useToast.getState().current).toBeUndefined();
  });

  it('keeps the last requested quantity everywhere when an earlier response arrives late', async () => {
    const responses: { readonly quantity: number; readonly give: () => void }[] = [];
    const { line, cart, openSecondView } = await openCart(
      (body) =>
        new Promise((resolve) => {
          const { item } = (
            JSON.parse(body) as {
              readonly variables: {
                readonly item: { readonly id: string; readonly quantity: number };
              };
            }
          ).variables;
          responses.push({
            quantity: item.quantity,
            give: () =>
              resolve(
                Response.json({
                  data: {
                    updateCartItem: withQuantity(cart, {
                      lineId: item.id,
                      quantity: item.quantity,
                    }),
                  },
                }),
              ),
          });
        }),
    );
    const quantity = () => Number(line.getByRole<HTMLInputElement>('textbox').value);
    const before = quantity();
    await userEvent.click(line.getByRole('button', { name: /^En till av/ }));
    await userEvent.click(line.getByRole('button', { name: /^En till av/ }));
    await userEvent.click(line.getByRole('button', { name: /^En färre av/ }));
    responses[0]?.give();
    await waitFor(() => expect(responses).toHaveLength(2));
    const elsewhere = within(openSecondView().container).getAllByRole<HTMLInputElement>(
      'textbox',
    )[0];
    expect(Number(elsewhere?.value)).toBe(before + 1);
    responses[1]?.give();
    await waitFor(() => expect(responses).toHaveLength(3));
    expect(Number(elsewhere?.value)).toBe(before + 1);
    responses[2]?.give();
    expect(responses.map((response) => response.quantity)).toEqual([
      before + 1,
      before + 2,
      before + 1,
    ]);
    expect(quantity()).toBe(before + 1);
  });

  it('sends a line’s last step when the page is closed before the previous one is answered', async () => {
    const requested: number[] = [];
    const { line } = await openCart((body) => {
      requested.push(
        (
          JSON.parse(body) as {
            readonly variables: { readonly item: { readonly quantity: number } };
          }
        ).variables.item.quantity,
      );
      return new Promise(() => undefined);
    });
    const before = Number(line.getByRole<HTMLInputElement>('textbox').value);
    await userEvent.click(line.getByRole('button', { name: /^En till av/ }));
    await userEvent.click(line.getByRole('button', { name: /^En till av/ }));
    await waitFor(() => expect(requested).toEqual([before + 1]));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(requested).toEqual([before + 1, before + 2]));
  });

  const severalPieces = 'Du har 2 stycken i storlek 38. Är det meningen, är allt som det ska.';
  const isAnnounced = async (words: string) =>
    waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words),
    );
  const withPieces = (quantity: number) => (cart: Cart) =>
    withQuantity(cart, { lineId: linesOf(cart)[0]?.id ?? '', quantity });

  it('states several pieces of one size at their line, politely once the shopper has added one', async () => {
    const { line, others, cart } = await openCart(() =>
      Response.json({ data: { updateCartItem: withPieces(2)(cart) } }),
    );
    expect(line.queryByText(severalPieces)).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    const more = line.getByRole('button', { name: /^En till av/ });
    await userEvent.click(more);
    expect(await line.findByText(severalPieces)).toBeVisible();
    for (const other of others) expect(within(other).queryByText(severalPieces)).toBeNull();
    await isAnnounced(severalPieces);
    expect(more).toHaveFocus();
    expect(line.queryByRole('alert')).toBeNull();
  });

  it('does not announce the notes of a cart as it was loaded', async () => {
    const { line } = await openCart(() => new Promise(() => undefined), withPieces(2));
    expect(line.getByText(severalPieces)).toBeVisible();
    await screen.findByRole('status');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await isAnnounced('');
  });

  it('states two sizes of a product and the return fee at its last line', async () => {
    const { others } = await openCart(
      () => new Promise(() => undefined),
      (cart) => {
        const [line] = linesOf(cart);
        if (!line?.product) throw new Error('The cart is empty.');
        const skus = [{ skuId: 7, name: '40', stock: { totalStock: 3 } }];
        const other = { ...line, id: 'other', skuId: 7, product: { ...line.product, skus } };
        return { ...cart, items: [...linesOf(cart), other] };
      },
    );
    const removals = screen
      .getAllByRole('button', { name: /^Ta bort/ })
      .map((button) => button.getAttribute('aria-label'));
    expect(new Set(removals).size, 'each button names its own line').toBe(removals.length);
    const notes = others.map((each) => within(each).queryByText(/^Två storlekar/)?.textContent);
    expect(notes).toEqual([
      undefined,
      'Två storlekar av samma modell: 38 och 40. Behåll den som passar. Det kostar 39\u00a0kr att skicka tillbaka resten.',
    ]);
  });
});
