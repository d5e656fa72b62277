import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { productRowQuery } from './rowQueries.ts';
import { selectAvailableFirst } from './selectAvailableFirst.ts';

/** `a3 b0 c?`: products and their stock, ? if unknown. */
const productsOf = (line: string) =>
  line
    .split(' ')
    .filter(Boolean)
    .map((each) => ({
      name: each.charAt(0),
      totalStock: each.endsWith('?') ? null : { totalStock: Number(each.slice(1)) },
    }));
const namesOf = (row: readonly unknown[]) =>
  row.map((each) => (each as { name: string }).name).join(' ');

describe('a product row shows', () => {
  it.each([
    ['available products, in the list’s order', 'a3 b0 c1 d2', 3, 'a c d'],
    ['sold-out products last, if nothing else is left', 'a0 b3 c0', 3, 'b a c'],
    ['no more than it has places', 'a1 b1 c1', 2, 'a b'],
    ['products of unknown stock as available', 'a? b0 c1', 2, 'a c'],
    ['nothing if there is nothing', '', 4, ''],
  ])('%s', (_, line, size, names) =>
    expect(namesOf(selectAvailableFirst([...productsOf(line), null], size))).toBe(names),
  );

  it('the requested number of products, even if a best seller is sold out', async () => {
    const products = productsOf('a9 b0 c5 d4 e1 f2');
    const fetch = async (request: Request) => {
      const { variables } = (await request.json()) as { variables: { take: number } };
      return Response.json({ data: { products: { products: products.slice(0, variables.take) } } });
    };
    const dataApi = createDataApi({
      site: { channelId: 'se', marketId: 'se', languageId: 'sv-SE' },
      url: 'http://shop.test/graphql',
      fetch,
    });
    const row = await new QueryClient().fetchQuery(
      productRowQuery(dataApi, { take: 4, filter: { sort: 'MOST_SOLD' } }),
    );
    expect(namesOf(row)).toBe('a c d e');
  });
});
