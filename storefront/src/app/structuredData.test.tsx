/** The structured data of rendered pages, by a validator, in every market. */
import { type Site, sites, writeAddress } from '@solvik/addresses';
import { sellers } from '@solvik/shop';
import { returnDays } from '@solvik/shop-rules';
import { describe, expect, it } from 'vitest';
import { storyProduct } from '../testing/storyGoods.ts';
import { defaultResponses, storyArea, storyWidget } from '../testing/storyResponses.ts';
import { structuredDataFaults, structuredDataOf } from '../testing/structuredDataFaults.ts';
import { render } from './entryServer.tsx';

const placed = sites.map((site) => ({
  ...site,
  origin: `https://${site.channelId}.shop.test`,
  basename: '',
}));

type Responses = Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>;

/** A page of the shop of stories, as a search engine receives it. */
async function open(site: Site, path: string, responses: Responses = {}): Promise<string> {
  const own = placed.find(({ channelId }) => channelId === site.channelId);
  if (!own) throw new Error('There is no such site.');
  const known: Responses = { ...defaultResponses(site), ...responses };
  const rendered = await render({
    request: new Request(`${own.origin}${path}`),
    site: own,
    sites: placed,
    dataApi: {
      url: 'https://shop.test/graphql',
      fetch: async (request: Request) => {
        const { operationName, variables } = (await request.json()) as {
          readonly operationName: string;
          readonly variables: Record<string, unknown>;
        };
        return Response.json({
          data: known[operationName]?.(variables) ?? { urlHistory: null, widgetArea: null },
        });
      },
    },
    cookies: {},
    now: () => new Date('2026-11-20T10:00:00Z'),
    onFault: (error) => {
      throw error;
    },
    onError: () => undefined,
  });
  if (rendered.kind !== 'page') throw new Error('It was redirected.');
  return rendered.head + rendered.html;
}

const faqArea = {
  widgetArea: () => ({ widgetArea: storyArea([[storyWidget('faq', 'Three questions')]]) }),
};

/** Each kind of page by its path in a site, and the types that its data must have. */
const kinds: readonly {
  readonly kind: string;
  readonly path: (site: Site) => string;
  readonly types: readonly string[];
  readonly responses?: (site: Site) => Responses;
}[] = [
  { kind: 'the home page', path: () => '/', types: ['Organization', 'WebSite'] },
  { kind: 'a product', path: () => '/p/alma', types: ['Product', 'BreadcrumbList'] },
  { kind: 'a category', path: () => '/c/1', types: ['BreadcrumbList'] },
  {
    kind: 'the new products',
    path: ({ locale }) => writeAddress('newProducts', locale),
    types: ['BreadcrumbList'],
  },
  {
    kind: 'a page of questions',
    path: () => '/fragor',
    types: ['FAQPage'],
    responses: () => faqArea,
  },
  { kind: 'the cart', path: ({ locale }) => writeAddress('cart', locale), types: [] },
];

/** Recommended by Google, and not known of the shop's products. */
const unknown = [
  'Offer.priceValidUntil',
  'Product.aggregateRating',
  'AggregateRating.bestRating',
  'AggregateRating.worstRating',
  'AggregateRating.ratingCount',
  // Deliveries go to the whole country.
  'DefinedRegion.addressRegion',
  'DefinedRegion.postalCode',
  'Product.audience',
  'Product.hasCertification',
  'Product.isVariantOf',
  'Product.material',
  'Product.mpn',
  'Product.pattern',
  'Product.review',
  'Product.size',
  'Product.subjectOf',
  ...['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn'].map((name) => `Product.${name}`),
];

describe.each(sites)('in $channelId', (site) => {
  it.each(kinds)('$kind has valid structured data of its types', async (page) => {
    const html = await open(site, page.path(site), page.responses?.(site));
    expect(structuredDataOf(html).map((object) => object['@type'])).toEqual(page.types);
    const { errors, absent } = await structuredDataFaults(html);
    expect(errors).toEqual([]);
    expect(absent.filter((field) => !unknown.includes(field))).toEqual([]);
  });

  it('a product’s offer is in the market’s currency, with its delivery and condition', async () => {
    const [product] = structuredDataOf(await open(site, '/p/alma'));
    expect(product).toMatchObject({
      offers: {
        priceCurrency: site.currency,
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: { shippingDestination: { addressCountry: site.country } },
      },
      aggregateRating: { ratingValue: 4.3, reviewCount: 38 },
    });
  });

  it('a product’s offer says how long it can be returned in the market, how, and for what', async () => {
    const [product] = structuredDataOf(await open(site, '/p/alma'));
    expect(product?.['offers']).toMatchObject({
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: site.country,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnShippingFeesAmount: {
          value: sellers[site.channelId].returnFee / 100,
          currency: site.currency,
        },
      },
    });
  });
});

it('a preloved product is offered as used', async () => {
  const [site] = sites;
  const product = storyProduct(site, [['38', 1]]);
  const parameters = [
    { identifier: 'Condition', name: 'Condition', label: 'Skick', value: 'Som ny', show: true },
  ];
  const html = await open(site, '/p/alma', {
    product: () => ({ product: { ...product, parameterGroups: [{ parameters }] } }),
  });
  expect(structuredDataOf(html)[0]).toMatchObject({
    offers: { itemCondition: 'https://schema.org/UsedCondition' },
  });
});

it('a product without picture and description says nothing of them', async () => {
  const [site] = sites;
  const product = storyProduct(site, [['38', 1]]);
  const html = await open(site, '/p/alma', {
    product: () => ({ product: { ...product, productImages: [], texts: null, meta: null } }),
  });
  const [data] = structuredDataOf(html);
  expect(data).toMatchObject({ '@type': 'Product', name: product.name });
  expect(data).not.toHaveProperty('image');
  expect(data).not.toHaveProperty('description');
  const { errors } = await structuredDataFaults(html);
  expect(errors.filter((error) => error.endsWith('is empty'))).toEqual([]);
});

it.each([
  ['a picture that is empty', { '@type': 'Product', name: 'A', image: [] }, /image is empty/],
  [
    'an offer that cannot be returned',
    { '@type': 'Offer', price: 1, priceCurrency: 'SEK' },
    /hasMerchantReturnPolicy/,
  ],
  [
    'an offer without a price',
    { '@type': 'Product', name: 'A', image: 'a', offers: { '@type': 'Offer' } },
    /price/,
  ],
  ['a question without an answer', { '@type': 'Question', name: 'A' }, /acceptedAnswer/],
  ['a search without a target', { '@type': 'SearchAction', 'query-input': 'a' }, /target/],
])('%s is found', async (_, object, fault) => {
  const html = `<script type="application/ld+json">${JSON.stringify(object)}</script>`;
  expect((await structuredDataFaults(html)).errors.join()).toMatch(fault);
});

it('shows a script in a review as text, on the page and in its data', async () => {
  const [site] = sites;
  const script = '</script><script>alert(1)</script>';
  const review = { rating: 5, comment: script, author: script, reviewDate: '2026-10-02' };
  const html = await open(site, '/p/alma', {
    detailedReviews: () => ({
      reviews: { count: 1, averageRating: 5, fitVotes: null, reviews: [review] },
    }),
  });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert(1)');
});
