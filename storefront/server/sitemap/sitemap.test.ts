import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createDataApi } from '../../src/data-api/createDataApi.ts';
import { readConfig } from '../config.ts';
import { locateSites } from '../resolveSite.ts';
import { registerSitemap } from './registerSitemap.ts';
import { productsPerSitemap } from './sitemapEntries.ts';

let server: FastifyInstance;
afterEach(() => server.close());

interface RequestedOperation {
  readonly operationName: string;
  readonly variables: {
    readonly skip?: number;
    readonly take?: number;
    readonly channelId: string;
  };
}

/** A shop with so many products, sold in Sweden and Finland; counts the calls of each kind. */
function openShop(count: number, env: Readonly<Record<string, string>> = {}) {
  const sites = locateSites(readConfig(env));
  let answers = 0;
  const product = (at: number) => ({
    canonicalUrl: `/p/a&b-${String(at)}`,
    alternativeUrls: [
      { channelId: 'se', url: `/p/a&b-${String(at)}` },
      { channelId: 'fi', url: `/p/å-${String(at)}` },
    ],
  });
  const fetch = async (request: Request) => {
    answers += 1;
    const {
      operationName,
      variables: { skip = 0, take = 0, channelId },
    } = (await request.json()) as RequestedOperation;
    const products = Array.from({ length: Math.max(0, Math.min(take, count - skip)) }, (_, at) =>
      product(skip + at),
    );
    const all = {
      products: { count, products },
      categories: [
        {
          canonicalUrl: `/c/${channelId}`,
          alternativeUrls: [{ channelId, url: `/c/${channelId}` }],
        },
      ],
      brands: [{ name: 'Tjärn', canonicalUrl: '/b/tjarn' }],
      cmsPages: [
        { alias: 'om-oss', canonicalUrl: '/om-oss' },
        { alias: 'retur', canonicalUrl: null },
      ],
    };
    return Response.json({
      data: operationName === 'sitemapProducts' ? { products: all.products } : all,
    });
  };
  server = Fastify();
  registerSitemap(server, {
    sites,
    dataApiOf: (site) => createDataApi({ site, url: 'http://shop.test/graphql', fetch }),
  });
  const get = async (url: string, host = 'localhost:3000') => {
    const { statusCode, body } = await server.inject({ url, headers: { host } });
    return {
      status: statusCode,
      body,
      locations: [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location ?? ''),
    };
  };
  return { get, answers: () => answers };
}

describe('the sitemap', () => {
  it('is an index of one site if sites have their own hosts', async () => {
    const { get } = openShop(7);
    expect((await get('/sitemap.xml')).locations).toEqual([
      'http://localhost:3000/sitemaps/se/pages.xml',
      'http://localhost:3000/sitemaps/se/products-1.xml',
    ]);
    expect((await get('/sitemap.xml', 'fi.localhost:3000')).locations[0]).toBe(
      'http://fi.localhost:3000/sitemaps/fi/pages.xml',
    );
  });

  it('is an index of all sites if markets are in the path', async () => {
    const { get } = openShop(7, { MARKET_ROUTING: 'path' });
    expect((await get('/sitemap.xml')).locations).toHaveLength(8);
    expect((await get('/sitemaps/no/pages.xml')).locations[0]).toBe('http://localhost:3000/no/nb');
  });

  it('lists each of forty-four thousand products once, in a few sitemaps of a few requests each', async () => {
    const count = 44_446;
    const { get, answers } = openShop(count);
    const { locations: parts } = await get('/sitemap.xml');
    expect(parts).toHaveLength(1 + Math.ceil(count / productsPerSitemap));
    const found = new Set<string>();
    for (const part of parts.slice(1))
      for (const location of (await get(new URL(part).pathname)).locations) found.add(location);
    expect(found.size).toBe(count);
    expect(answers()).toBeLessThan(110);
  });

  it('links the same page in other languages, escaped for XML', async () => {
    const { get } = openShop(1);
    const { body } = await get('/sitemaps/se/products-1.xml');
    expect(body).toContain('<loc>http://localhost:3000/p/a&amp;b-0</loc>');
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="sv-SE" href="http://localhost:3000/p/a&amp;b-0"/><xhtml:link rel="alternate" hreflang="fi-FI" href="http://fi.localhost:3000/p/%C3%A5-0"/>',
    );
  });

  it('lists fixed pages, categories, brands and content', async () => {
    const { get } = openShop(0);
    const { locations, body } = await get('/sitemaps/se/pages.xml');
    expect(locations.map((location) => new URL(location).pathname)).toEqual([
      '/',
      '/nyheter',
      encodeURI('/bästsäljare-just-nu'),
      '/kommer-snart',
      encodeURI('/märken'),
      '/c/se',
      '/b/tjarn',
      '/om-oss',
      '/retur',
    ]);
    expect(body).toContain('hreflang="nb-NO" href="http://no.localhost:3000/merker"');
  });

  it.each([
    '/sitemaps/xx/pages.xml',
    '/sitemaps/se/products-2.xml',
    '/sitemaps/se/products-0.xml',
    '/sitemaps/se/other.xml',
    '/sitemaps/fi/pages.xml',
  ])('has nothing at %s', async (path) => {
    expect((await openShop(3).get(path)).status).toBe(404);
  });
});
