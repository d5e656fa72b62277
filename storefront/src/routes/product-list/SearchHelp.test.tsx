// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { productCardView } from '../../features/lists/productCardView.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyCards } from '../../testing/storyGoods.ts';
import { SearchHelp, type SearchHelpProps } from './SearchHelp.tsx';

afterEach(cleanup);

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Kategori ${String(at)}`,
    href: `/c/${String(at)}`,
    count: at,
  }));
const nothing = { understood: [], related: [], recommended: [], pages: [], categories: [] };
const menuItems = [{ label: 'Dam', title: null, canonicalUrl: '/c/dam', hidden: false, order: 0 }];

/** Help to search, with what it asks the shop for. */
async function open(findings?: SearchHelpProps['findings'], searchText = 'klänning qwxzq') {
  const { services, sent } = await openHookShop({
    menu: { getMenuAtLocation: { title: 'Meny', menuItems } },
  });
  await services.queryClient.prefetchQuery(menuQuery(services.dataApi, 'main-desktop'));
  renderInShop(services, <SearchHelp searchText={searchText} findings={findings} />);
  const rows = () => sent.filter(({ name }) => name === 'productRow');
  return { cards: storyCards(services.site), rows };
}

const linksOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('help for a search without results', () => {
  it('shows what fewer of the words find, the best matches first', async () => {
    const related = [
      { text: 'klänning', count: 12 },
      { text: 'qwxzq', count: 3 },
    ];
    const { cards, rows } = await open({ ...nothing, related });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.variables).toMatchObject({
      filter: { searchText: 'klänning', sort: 'RELEVANCE' },
    });
    rows()[0]?.answer({ products: { products: cards } });
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 2, name: /^”klänning”/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Visa alla 12' })).toHaveAttribute(
      'href',
      '/s/kl%C3%A4nning',
    );
    expect(screen.getByRole('link', { name: /qwxzq.*3/ })).toHaveAttribute('href', '/s/qwxzq');
  });

  it('names the words of the row only once where there are no others', async () => {
    await open({ ...nothing, related: [{ text: 'klänning', count: 12 }] });
    expect(screen.queryByRole('link', { name: /klänning/ })).toBeNull();
  });

  it('shows four of what the search recommends, and asks for no others', async () => {
    const { services } = await openHookShop();
    const recommended = storyCards(services.site).map(productCardView);
    const { rows } = await open({ ...nothing, recommended });
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(rows()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Kanske något av det här' })).toBeVisible();
    expect(screen.queryByText(/Bästsäljare/)).toBeNull();
  });

  it.each([
    ['of which nothing is recommended', nothing],
    ['without a text', undefined],
  ])('%s shows what sells best', async (_, findings) => {
    const { cards, rows } = await open(findings);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.variables).toMatchObject({ filter: { sort: 'MOST_SOLD' } });
    rows()[0]?.answer({ products: { products: cards } });
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Bästsäljare just nu' })).toBeVisible();
  });

  it('lists the five largest categories, with what they are part of and how many they have', async () => {
    const [first, ...others] = places(6);
    if (!first) throw new Error('There are no categories.');
    await open({
      ...nothing,
      categories: [{ ...first, parentTitle: 'Dam', count: 38 }, ...others],
    });
    const links = linksOf('Letar du efter något av det här');
    expect(links).toHaveLength(5);
    expect(links[0]).toEqual(['Kategori 0, Dam 38', '/c/0']);
  });

  it('lists the main menu’s entries where the search has no categories', async () => {
    await open(nothing);
    expect(linksOf('Letar du efter något av det här')).toEqual([['Dam ', '/c/dam']]);
  });

  it('leads to what the text is the name of, before the field', async () => {
    const pages = [
      { title: 'Nyheter', href: '/nyheter', isNamed: true },
      { title: 'Leverans', href: '/leverans' },
    ] as const;
    await open({ ...nothing, pages }, 'nyheter');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sökning: nyheter');
    expect(screen.queryByText(/Kontrollera stavningen/)).toBeNull();
    expect(linksOf('Direkt till')).toEqual([['Nyheter', '/nyheter']]);
    expect(linksOf('Läs om')).toEqual([['Leverans', '/leverans']]);
    const link = screen.getByRole('link', { name: 'Nyheter' });
    const field = screen.getByRole('searchbox');
    expect(link.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
