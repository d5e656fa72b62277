// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import type { SizeView } from '../../features/product/sizeView.ts';
import { useToast } from '../../interface/toast.ts';
import { undoPeriod } from '../../interface/useUndoPeriod.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { NotifyMe } from './NotifyMe.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useToast.getState().clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const kinds = {
  sizeKinds: {
    sizeKinds: [{ kind: 'tops', categoryIds: [2], sizes: [{ facetId: 's-46', label: '46' }] }],
  },
};

/** The form for a size of a camel coat that is sold out. */
async function openForm({ name = '46', ...changes }: Partial<SizeView> = {}, own: object = {}) {
  const shop = await openHookShop({ sizeKinds: kinds.sizeKinds });
  const product = { ...productView(storyProduct(shop.services.site, [[name, 0]])), ...own };
  const [size] = product.sizes;
  if (!size) throw new Error('The product has no size.');
  const part = <NotifyMe product={product} size={{ ...size, ...changes }} headingLevel={2} />;
  const page = renderInShop(shop.services, part);
  /** The part leaves the page and is rendered anew. */
  const reopen = () => {
    page.unmount();
    renderInShop(shop.services, part);
  };
  return { ...shop, ...page, reopen };
}
const field = () => screen.getByRole('textbox', { name: 'E-post' });
const undoButton = () => screen.queryByRole('button', { name: 'Ångra' });
const submit = (address: string) => {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Mejla mig' }));
};
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** A submitted form, with what it has sent. */
async function submitted(address = 'astrid@example.se', size?: Partial<SizeView>) {
  const page = await openForm(size);
  submit(address);
  return page;
}

describe('the form', () => {
  it.each([
    ['46', 'kamel', 'Vi mejlar när 46 kommer', 'när 46 i kamel kommer.'],
    ['46', undefined, 'Vi mejlar när 46 kommer', 'när 46 kommer.'],
    ['One Size', 'kamel', 'Vi mejlar när den kommer', 'när den kommer.'],
  ])('announces size %s in %s before its release as coming', async (name, colour, title, done) => {
    await openForm({ name }, { availableFrom: '2999-01-01T00:00:00Z', colour });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    submit('astrid@example.se');
    expect(
      await screen.findByText(`Vi mejlar astrid@example.se ${done}`, { exact: false }),
    ).toBeVisible();
  });

  it('is sent by a button at the foot of its panel, which leaves once it is', async () => {
    const { services } = await openHookShop({ sizeKinds: kinds.sizeKinds });
    const product = productView(storyProduct(services.site, [['46', 0]]));
    const [size] = product.sizes;
    if (!size) throw new Error('The product has no size.');
    const foot = document.body.appendChild(document.createElement('div'));
    renderInShop(services, <NotifyMe product={product} size={size} headingLevel={3} foot={foot} />);
    expect(within(foot).getByRole('button', { name: 'Mejla mig' })).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    submit('astrid@example.se');
    expect(await screen.findByText('Uppskrivet.')).toBeVisible();
    expect(foot).toBeEmptyDOMElement();
    foot.remove();
  });

  it.each(['', 'astrid', 'astrid@'])(
    'has the focus at an address that is none: “%s”',
    async (address) => {
      const { sent } = await submitted(address);
      expect(field()).toHaveFocus();
      expect(field()).toBeInvalid();
      expect(sent).toEqual([]);
    },
  );

  it('fails at once without a network, and retains the address', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submitted();
    vi.restoreAllMocks();
    expect(screen.getByRole('alert')).toHaveTextContent('astrid@example.se');
    expect(field()).toHaveValue('astrid@example.se');
    expect(screen.queryByText('Uppskrivet.')).toBeNull();
  });

  it('names the size, and when it is expected', async () => {
    await openForm({ incoming: '2026-12-09T00:00:00Z' });
    expect(screen.getByRole('form', { name: 'Vi mejlar när 46 är tillbaka' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
    expect(
      screen.getByText('Ett enda mejl, bara om den här. Nästa leverans väntas i vecka 50.'),
    ).toBeVisible();
  });

  it.each([undefined, '2026-11-20T00:00:00Z'])(
    'promises no delivery where none is known to come (%s)',
    async (incoming) => {
      await openForm(incoming ? { incoming } : {});
      expect(screen.getByText('Ett enda mejl, bara om den här.')).toBeVisible();
    },
  );

  it('does not name the only size', async () => {
    await openForm({ name: 'One size' });
    expect(screen.getByRole('heading', { name: 'Vi mejlar när den är tillbaka' })).toBeVisible();
  });

  it('reports what cannot be an address, and sends nothing', async () => {
    const { sent } = await submitted('astrid@');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(undoButton()).toBeNull();
    await wait(undoPeriod);
    expect(sent).toEqual([]);
  });
});

describe('a request', () => {
  it('is confirmed at once, and sent when it can no longer be undone', async () => {
    const { sent } = await submitted();
    const notice = screen.getByText(/^Uppskrivet/).parentElement?.parentElement;
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent(
      'Uppskrivet. Vi mejlar astrid@example.se när 46 i kamel är tillbaka. Ångra',
    );
    expect(sent, 'it waits').toEqual([]);
    await wait(undoPeriod);
    expect(sent.map(({ name, variables }) => ({ name, variables }))).toMatchObject([
      {
        name: 'monitorProductAvailability',
        variables: { email: 'astrid@example.se', skuId: 100 },
      },
    ]);
    expect(undoButton(), 'it cannot be undone').toBeNull();
    expect(notice).toHaveFocus();
    await wait(undoPeriod);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the only size', { name: 'One size' }, 'Vi mejlar astrid@example.se när den är tillbaka.'],
    ['a size', {}, 'Vi mejlar astrid@example.se när 46 i kamel är tillbaka.'],
  ])('is confirmed for %s in a sentence', async (_, size, sentence) => {
    await submitted('astrid@example.se', size);
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  });

  it('is read once: it has the focus, and is no live region', async () => {
    await submitted();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is undone brings the form back with its address, and is never sent', async () => {
    const { sent, unmount } = await submitted();
    fireEvent.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(field()).toHaveValue('astrid@example.se');
    expect(field()).toHaveFocus();
    await wait(undoPeriod);
    unmount();
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
  });

  it.each([
    ['another size is chosen', ({ unmount }: Awaited<ReturnType<typeof submitted>>) => unmount()],
    ['the page is left', () => act(() => void dispatchEvent(new Event('pagehide')))],
  ])('is sent when %s, once', async (_, leave) => {
    const page = await openForm();
    const send = vi.spyOn(page.services.dataApi, 'send');
    submit('astrid@example.se');
    leave(page);
    await wait(undoPeriod);
    page.unmount();
    await wait(undoPeriod);
    const requests = send.mock.calls.filter(([{ name }]) => name === 'monitorProductAvailability');
    expect(requests.map(([, , options]) => options)).toEqual([{ outlivesPage: true }]);
  });

  it('is remembered when its size is chosen again, and is sent once', async () => {
    const { sent, reopen } = await submitted();
    reopen();
    expect(screen.getByText('astrid@example.se', { exact: false })).toBeVisible();
    expect(undoButton(), 'it was sent when the size was left').toBeNull();
    await wait(undoPeriod);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['undone', async () => fireEvent.click(screen.getByRole('button', { name: 'Ångra' }))],
    [
      'refused',
      async ({ sent }: Awaited<ReturnType<typeof submitted>>) => {
        await wait(undoPeriod);
        await act(async () => sent[0]?.refuse());
        await screen.findByRole('alert');
      },
    ],
  ])('that was %s is not remembered', async (_, end) => {
    const page = await submitted();
    await end(page);
    page.reopen();
    expect(field()).toHaveValue('');
  });

  it.each([
    ['focus', 'focus', 'blur'],
    ['a mouse over it', 'pointerEnter', 'pointerLeave'],
  ] as const)('waits while its undoing has %s', async (_, hold, release) => {
    const { sent } = await submitted();
    const button = screen.getByRole('button', { name: 'Ångra' });
    fireEvent[hold](button, { pointerType: 'mouse' });
    await wait(3 * undoPeriod);
    expect(sent).toEqual([]);
    fireEvent[release](button, { pointerType: 'mouse' });
    await wait(undoPeriod);
    expect(sent).toHaveLength(1);
  });

  it('that fails brings the form back with its address, and the error is read', async () => {
    const { sent } = await submitted();
    await wait(undoPeriod);
    await act(async () => sent[0]?.refuse());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Vi kunde inte skriva upp astrid@example.se. Försök igen.',
    );
    expect(field()).toHaveValue('astrid@example.se');
    expect(field(), 'the focus was in the notice').toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Mejla mig' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(undoPeriod);
    expect(sent).toHaveLength(2);
  });

  it('that fails leaves the focus where the shopper has moved on', async () => {
    const { sent } = await submitted();
    await wait(undoPeriod);
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await act(async () => sent[0]?.disconnect());
    await screen.findByRole('alert');
    expect(field()).not.toHaveFocus();
  });

  it('that fails once its part of the page has gone is reported over the page', async () => {
    const { sent, unmount } = await submitted();
    unmount();
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.refuse());
    expect(useToast.getState().current?.message).toBe(
      'Vi kunde inte skriva upp astrid@example.se. Försök igen.',
    );
  });
});

describe('what is similar', () => {
  it('is the category in that size, as its list filters', async () => {
    await submitted();
    expect(await screen.findByRole('link', { name: 'Se liknande i storlek 46' })).toHaveAttribute(
      'href',
      '/c/2?skus=46%7Es-46',
    );
  });

  it('is not offered where lists have no such size', async () => {
    const { services } = await submitted('astrid@example.se', { name: '47' });
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
