import { sites } from '@solvik/addresses';
import { expect, it } from 'vitest';
import { storyCards } from '../testing/storyGoods.ts';
import { render } from './entryServer.tsx';

const placed = sites.map((site) => ({ ...site, origin: 'http://shop.test', basename: '' }));
const coat = {
  name: 'Långkappa Alma',
  category: { alias: 'kappor', name: 'Kappor', canonicalUrl: '/c/dam/kappor' },
};

/** The page of a product that the shop does not sell. */
async function open({
  withdrawn,
  moved = null,
}: {
  readonly withdrawn: object | null | 'unknown query';
  readonly moved?: string | null;
}) {
  const [site] = placed;
  if (!site) throw new Error('There is no site to open.');
  const sent: { operationName: string; variables: Record<string, unknown> }[] = [];
  const fetch = async (request: Request) => {
    const operation = (await request.json()) as (typeof sent)[number];
    sent.push(operation);
    if (operation.operationName === 'withdrawnProduct')
      return Response.json(
        withdrawn === 'unknown query'
          ? { errors: [{ message: 'Cannot query field "withdrawnProduct".' }] }
          : { data: { withdrawnProduct: withdrawn } },
      );
    return Response.json({
      data: {
        product: null,
        getMenuAtLocation: null,
        urlHistory: moved && { newUrl: moved },
        products: { products: storyCards(site) },
      },
    });
  };
  const rendered = await render({
    request: new Request('http://shop.test/p/langkappa-alma'),
    site,
    sites: placed,
    dataApi: { url: 'http://shop.test/graphql', fetch },
    cookies: {},
    now: () => new Date(0),
    onFault: () => undefined,
    onError: () => undefined,
  });
  return { rendered, sent };
}

it('is gone, leads to its category, and shows what sells best there', async () => {
  const { rendered, sent } = await open({ withdrawn: coat });
  if (rendered.kind !== 'page') throw new Error('It was redirected.');
  const { status, head, html } = rendered;
  expect(status).toBe(410);
  expect(head).toContain('noindex');
  expect(head).toContain('Långkappa Alma');
  expect(html).toContain('Långkappa Alma säljs inte längre');
  expect(html).toMatch(/<a[^>]*href="\/c\/dam\/kappor"[^>]*>.*?Till Kappor/);
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(
    sent.find(({ operationName }) => operationName === 'productRow')?.variables['categoryAlias'],
  ).toBe('kappor');
});

it('shows the shop’s best sellers if its category is gone too', async () => {
  const { rendered, sent } = await open({ withdrawn: { ...coat, category: null } });
  expect(rendered.kind === 'page' && rendered.status).toBe(410);
  expect(
    sent.find(({ operationName }) => operationName === 'productRow')?.variables,
  ).not.toHaveProperty('categoryAlias');
});

it.each([
  ['there never was a product', null],
  ['the shop cannot know', 'unknown query'],
] as const)('is not found if %s', async (_why, withdrawn) => {
  const { rendered } = await open({ withdrawn });
  expect(rendered.kind === 'page' && rendered.status).toBe(404);
});

it('is redirected if the product moved', async () => {
  const { rendered, sent } = await open({ withdrawn: coat, moved: '/p/langkappa' });
  expect(rendered.kind).toBe('response');
  expect(sent.some(({ operationName }) => operationName === 'withdrawnProduct')).toBe(false);
});
