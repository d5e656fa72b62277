// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comparison } from '../../features/comparison/comparison.ts';
import { useToast } from '../../interface/toast.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { ComparisonScreen } from './ComparisonScreen.tsx';

const [se] = sites;
const hidden = { identifier: 'Season', name: 'Season', label: 'Säsong', value: 'H26', show: false };

function withHiddenProperty(product: ReturnType<typeof storyProduct>) {
  const groups = product.parameterGroups ?? [];
  return { ...product, parameterGroups: [...groups, { parameters: [hidden] }] };
}

/** The coat in two sizes, one of them sold out. */
const coat = withHiddenProperty(
  storyProduct(se, [
    ['38', 3],
    ['40', 0],
  ]),
);
/** A cheaper one of the same material, sold out. */
const other = {
  ...withHiddenProperty(storyProduct(se, [['40', 0]])),
  productId: 2,
  alias: 'inger',
  name: 'Rak ullkappa Inger',
  unitPrice: coat.unitPrice && { ...coat.unitPrice, sellingPriceIncVat: 999 },
};

beforeEach(() => {
  localStorage.clear();
  useToast.setState(useToast.getInitialState(), true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The comparison at an address with these products, of which some are sold. */
async function openComparison(productIds: readonly number[], sold = [coat, other]) {
  const { services } = await openHookShop({ productsWithSkus: { products: { products: sold } } });
  const { visited } = renderInShop(services, <ComparisonScreen productIds={productIds} />);
  if (productIds.length > 0) await screen.findByRole('table');
  return { visited };
}

/** `Term: cell | cell` of each row. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = within(row).getAllByRole('cell');
      const term = within(row).getByRole('rowheader').textContent;
      return `${term}: ${cells.map(({ textContent }) => textContent).join(' | ')}`;
    });
const row = (term: string) => rows().find((text) => text.startsWith(`${term}: `));
const message = () => useToast.getState().current?.message;

describe('the comparison', () => {
  it('lists the sizes in stock, and calls a product without any sold out', async () => {
    await openComparison([1, 2]);
    expect(row('Storlekar i lager')).toBe('Storlekar i lager: 38 | Slutsåld');
  });

  it('notes the lowest price at the product that has it', async () => {
    await openComparison([1, 2]);
    expect(row('Pris')).toMatch(/^Pris: (?!.*lägst.* \| ).* \| .*lägst av de två$/);
  });

  it('has only the properties that a product’s page shows', async () => {
    await openComparison([1, 2]);
    expect(rows().map((text) => text.split(':')[0])).toEqual([
      'Pris',
      'Material',
      'Färger',
      'Storlekar i lager',
    ]);
  });

  it('leads to the category of the products', async () => {
    const nameless = { name: '', url: '/c/3' };
    const sold = [coat, other].map((product) => ({
      ...product,
      breadcrumbs: [...(product.breadcrumbs ?? []), nameless],
    }));
    await openComparison([1, 2], sold);
    const trail = screen.getByRole('navigation', { name: 'Du är här' });
    expect(within(trail).getByRole('link')).toHaveAttribute('href', '/c/2');
    expect(screen.getByRole('link', { name: 'Tillbaka till listan' })).toHaveAttribute(
      'href',
      '/c/2',
    );
  });

  it('leaves out what is alike where only the differences are wanted', async () => {
    await openComparison([1, 2]);
    await userEvent.click(screen.getByRole('switch', { name: 'Bara det som skiljer' }));
    expect(rows().map((text) => text.split(':')[0])).toEqual([
      'Pris',
      'Färger',
      'Storlekar i lager',
    ]);
  });

  it('requests another product while there is one, and has no differences to choose', async () => {
    await openComparison([1], [coat]);
    expect(screen.getByText(/^Välj en vara till/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    cleanup();
    await openComparison([1, 2]);
    expect(screen.queryByText(/^Välj en vara till/)).toBeNull();
  });

  it('counts what is no longer sold', async () => {
    await openComparison([1, 2, 9]);
    expect(screen.getByText('En vara säljs inte längre och visas inte.')).toBeVisible();
    cleanup();
    await openComparison([1, 2]);
    expect(screen.queryByText(/säljs inte längre/)).toBeNull();
  });

  it('removes a product from its address, and from what this device compares', async () => {
    for (const id of [1, 2]) comparison.toggle(id);
    const { visited } = await openComparison([1, 2]);
    await userEvent.click(
      screen.getByRole('button', { name: 'Ta bort Rak ullkappa Inger ur jämförelsen' }),
    );
    expect([visited, comparison.read()]).toEqual([['/jämför?products=1'], [1]]);
  });

  it('keeps the focus when the pressed button is removed with its product', async () => {
    const { services, sent } = await openHookShop();
    const { rerender } = renderInShop(services, <ComparisonScreen productIds={[1, 2]} />);
    const answer = async (products: readonly object[]) => {
      await waitFor(() => expect(sent.length).toBeGreaterThan(0));
      await act(async () => sent.at(-1)?.answer({ products: { products } }));
    };
    await answer([coat, other]);
    const name = 'Ta bort Rak ullkappa Inger ur jämförelsen';
    await userEvent.click(await screen.findByRole('button', { name }));
    rerender(<ComparisonScreen productIds={[1]} />);
    await waitFor(() => expect(sent).toHaveLength(2));
    await answer([coat]);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(screen.getByRole('button', { name: /^Ta bort/ })).toHaveFocus();
  });

  it('copies its address, or explains where the address is', async () => {
    await openComparison([1, 2]);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = screen.getByRole('button', { name: 'Dela jämförelsen' });
    await userEvent.click(share);
    expect(copy).toHaveBeenCalledExactlyOnceWith(location.href);
    await waitFor(() => expect(message()).toBe('Länken är kopierad.'));
    copy.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(share);
    await waitFor(() =>
      expect(message()).toBe('Länken gick inte att kopiera. Kopiera den ur adressfältet.'),
    );
  });
});

describe('the comparison without products in its address', () => {
  it('is of those chosen on this device, even of a single one', async () => {
    comparison.toggle(7);
    const { visited } = await openComparison([]);
    expect(visited).toEqual(['/jämför?products=7']);
  });

  it('is empty where none are chosen, and leads to a list', async () => {
    const { visited } = await openComparison([]);
    expect(visited).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Inget att jämföra än' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se nyheterna' })).toHaveAttribute('href', '/nyheter');
  });
});
