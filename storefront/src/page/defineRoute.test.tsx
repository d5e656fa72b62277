import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineRoute, type RouteRequest } from './defineRoute.ts';
import type { Services } from './services.ts';

const services = { site: { locale: 'sv' } } as Services;
const request: RouteRequest = {
  url: new URL('https://shop.example/p/kappa?order=7'),
  params: { alias: 'kappa' },
  signal: new AbortController().signal,
};

interface Criteria {
  readonly alias: string;
  readonly order: number;
}

const product = defineRoute<Criteria>({
  load: async (_services, { params, url }) => ({
    alias: params['alias'] ?? '',
    order: Number(url.searchParams.get('order')),
  }),
  meta: ({ site }, { alias }) => ({ title: `${alias} ${site.locale}`, description: '' }),
  status: (_services, { order }) => (order > 0 ? 200 : 404),
  Screen: ({ criteria }) => <p>{`${criteria.alias} ${String(criteria.order + 1)}`}</p>,
  isPersonal: true,
});

describe('a page of a route', () => {
  it('has metadata, status and screen of the loaded criteria', async () => {
    const page = await product.load(services, request);
    const { title } = page.meta(services);
    expect([page.criteria, title, page.status(services), page.isPersonal]).toEqual([
      { alias: 'kappa', order: 7 },
      'kappa sv',
      200,
      true,
    ]);
    expect(renderToString(page.draw())).toBe('<p>kappa 8</p>');
  });

  it('is unchanged after its criteria are serialised as JSON', async () => {
    const { criteria } = await product.load(services, request);
    const page = await product.restore(JSON.parse(JSON.stringify(criteria)));
    expect([page.meta(services).title, renderToString(page.draw())]).toEqual([
      'kappa sv',
      '<p>kappa 8</p>',
    ]);
  });

  it('takes another status from its criteria', async () => {
    expect((await product.restore({ alias: 'kappa', order: 0 })).status(services)).toBe(404);
  });

  it('waits for the code that its criteria need, on the server and in the browser', async () => {
    const prepared: unknown[] = [];
    const route = defineRoute({
      load: async () => 'filters',
      prepare: async (criteria) => void prepared.push(criteria),
      meta: () => ({ description: '' }),
      Screen: () => null,
    });
    await route.load(services, request);
    await route.restore('restored');
    expect(prepared).toEqual(['filters', 'restored']);
  });

  it('is shareable and indexed by default', async () => {
    const plain = await defineRoute({
      load: async () => null,
      meta: () => ({ description: '' }),
      Screen: () => null,
    }).restore(null);
    expect([plain.isPersonal, plain.status(services)]).toEqual([false, 200]);
  });
});
