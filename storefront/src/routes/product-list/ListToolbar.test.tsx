// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readListSelection } from '../../features/lists/listSelection.ts';
import type { ListView } from '../../features/lists/listView.ts';
import { criteriaAt } from '../../testing/criteriaAt.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ListToolbar } from './ListToolbar.tsx';

afterEach(cleanup);

async function open(counted: Omit<ListView, 'products'>, search = '') {
  const { services } = await openHookShop();
  return renderInShop(
    services,
    <ListToolbar
      criteria={criteriaAt('/c/dam', search)}
      selection={readListSelection(new URLSearchParams(search), 'LATEST')}
      list={{ ...counted, products: [] }}
      hasSubCategories={false}
      isPending={false}
      isFilterShown={false}
      areFiltersAddressed={search.includes('show=')}
      onToggleFilter={() => undefined}
    />,
  );
}

it.each([
  ['all products', { count: 105 }, '105 varor'],
  ['some of them', { count: 49, whole: 105 }, '49 varor av 105'],
  ['one of them', { count: 1, whole: 105 }, '1 vara av 105'],
  ['none of them', { count: 0, whole: 105 }, '0 varor av 105'],
])('of a list with %s announces how many', async (_, counted, words) => {
  await open(counted);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it.each([
  ['', '/c/dam?show=filters', 'Visa filter'],
  ['?show=filters', '/c/dam', 'Dölj filter'],
  ['?sort=PRICE&show=filters', '/c/dam?sort=PRICE', 'Dölj filter'],
])('without scripts the filters of “%s” have a link to %s: %s', async (search, href, words) => {
  await open({ count: 105 }, search);
  const link = screen.getByRole('link', { name: words, hidden: true });
  expect(link).toHaveAttribute('href', href);
});

it('another order begins with the first page, of the same filters', async () => {
  const { visited } = await open({ count: 105 }, '?p-Color=R%C3%B6d~c5&page=3');
  fireEvent.change(screen.getByRole('combobox', { name: 'Sortera' }), {
    target: { value: 'PRICE' },
  });
  expect(visited).toEqual(['/c/dam?p-Color=R%C3%B6d%7Ec5&sort=PRICE']);
});
