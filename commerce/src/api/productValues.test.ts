/** The Data API's products, field by field (spec section 3, Product to Review). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue, sampleProducts } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const campaigns = sampleCatalogue.campaigns.map((campaign) => {
    return campaign.key === 'autumn' ? { ...campaign, hideTitle: true } : campaign;
  });
  const products = sampleProducts.map((product) => {
    if (product.key !== 'sommar-svart') return product;
    const [first, ...others] = product.skus;
    const stock = { onHand: 10, oversellable: 2, static: 4, incoming: '2026-12-01T00:00:00Z' };
    return first ? { ...product, skus: [{ ...first, stock }, ...others] } : product;
  });
  await shop.commerce.writeCatalogue({ ...sampleCatalogue, campaigns, products });
});
afterAll(() => shop.remove());

const nbsp = '\u00A0';
async function productOf(fields: string, alias = 'sommar-svart'): Promise<unknown> {
  const { product } = await shop.query<{ product: unknown }>(
    `query product($alias: String) { product(alias: $alias) { ${fields} } }`,
    { alias },
  );
  return product;
}

describe('a product', () => {
  it('has article number, name, alias and canonical address', async () => {
    expect(await productOf('productId articleNumber name alias canonicalUrl')).toEqual({
      productId: expect.any(Number),
      articleNumber: 'A-sommar-svart',
      name: 'Sommarklänning',
      alias: 'sommar-svart',
      canonicalUrl: '/p/dam/klanningar/sommar-svart',
    });
  });

  it('has a brand by name', async () => {
    expect(await productOf('brand { name }')).toEqual({ brand: { name: 'Lund & Ek' } });
  });

  it('has a primary category by id and name', async () => {
    expect(await productOf('categoryId primaryCategory { categoryId name }')).toEqual({
      categoryId: 2,
      primaryCategory: { categoryId: 2, name: 'Klänningar' },
    });
  });

  it('lists its categories with their parents', async () => {
    expect(await productOf('categories { categoryId parentCategoryId name }')).toEqual({
      categories: [
        { categoryId: 2, parentCategoryId: 1, name: 'Klänningar' },
        { categoryId: 1, parentCategoryId: 0, name: 'Dam' },
      ],
    });
  });

  it('has sizes with id, article number, name and stock', async () => {
    expect(await productOf('skus { skuId articleNumber name stock { totalStock } }')).toEqual({
      skus: [
        {
          skuId: expect.any(Number),
          articleNumber: 'A-sommar-svart-36',
          name: '36',
          stock: { totalStock: 16 },
        },
        {
          skuId: expect.any(Number),
          articleNumber: 'A-sommar-svart-38',
          name: '38',
          stock: { totalStock: 3 },
        },
      ],
    });
  });

  it('has the stock of all its sizes, each kind and their sum', async () => {
    const fields = 'totalStock { inStock oversellable static totalStock incoming }';
    expect(await productOf(fields)).toEqual({
      totalStock: {
        inStock: 13,
        oversellable: 2,
        static: 4,
        totalStock: 19,
        incoming: '2026-12-01T00:00:00.000Z',
      },
    });
  });

  it.each([
    ['PRICE_CAMPAIGN', 'reduced by a campaign', 'sommar-svart'],
    ['NONE', 'not reduced', 'linne'],
  ])('has the discount type %s when it is %s', async (discountType, _, alias) => {
    expect(await productOf('discountType', alias)).toEqual({ discountType });
  });

  it('has its campaigns, the colours it comes in, and its first day of sale', async () => {
    const fields = `discountCampaigns { name } firstAvailableOn
      variantDimensions { dimension label group { label value } }`;
    expect(await productOf(fields)).toEqual({
      discountCampaigns: [{ name: 'Höstrea' }],
      firstAvailableOn: '2026-06-01T00:00:00.000Z',
      variantDimensions: [
        {
          dimension: 'Color',
          label: 'Svart',
          group: [
            { label: 'Svart', value: '#111111' },
            { label: 'Röd', value: '#aa2222' },
          ],
        },
      ],
    });
  });

  it('has pictures with file name and tags', async () => {
    expect(await productOf('productImages { fileName tags }')).toEqual({
      productImages: [
        { fileName: 'sommar-svart-front.jpg', tags: ['front'] },
        { fileName: 'sommar-svart-back.jpg', tags: ['back'] },
      ],
    });
  });

  it('has groups of parameters with name and value, its colour in group 1', async () => {
    expect(
      await productOf('parameterGroups { parameterGroupId name parameters { name value } }'),
    ).toEqual({
      parameterGroups: [
        { parameterGroupId: 1, name: 'Produkt', parameters: [{ name: 'Color', value: 'Svart' }] },
        {
          parameterGroupId: 2,
          name: 'Material',
          parameters: [{ name: 'Material', value: 'Bomull' }],
        },
      ],
    });
  });
});

describe('prices of a product', () => {
  it('are numbers and formatted, with and without VAT, beside percentage and VAT', async () => {
    const fields = `isDiscounted discountPercentage vat vatFormatted
      regularPriceIncVat regularPriceExVat sellingPriceIncVat sellingPriceExVat
      regularPriceIncVatFormatted regularPriceExVatFormatted
      sellingPriceIncVatFormatted sellingPriceExVatFormatted`;
    expect(await productOf(`unitPrice { ${fields} }`)).toEqual({
      unitPrice: {
        isDiscounted: true,
        discountPercentage: 20,
        vat: 79.8,
        vatFormatted: `79,80${nbsp}kr`,
        regularPriceIncVat: 499,
        regularPriceExVat: 399.2,
        sellingPriceIncVat: 399,
        sellingPriceExVat: 319.2,
        regularPriceIncVatFormatted: `499${nbsp}kr`,
        regularPriceExVatFormatted: `399,20${nbsp}kr`,
        sellingPriceIncVatFormatted: `399${nbsp}kr`,
        sellingPriceExVatFormatted: `319,20${nbsp}kr`,
      },
    });
  });

  it('compare with the lowest one, each as a number and formatted', async () => {
    const fields = `isDiscounted discountPercentage comparisonPriceIncVat lowestPriceIncVat
      sellingPriceIncVat comparisonPriceIncVatFormatted lowestPriceIncVatFormatted
      sellingPriceIncVatFormatted`;
    expect(await productOf(`lowestPrice { ${fields} }`)).toEqual({
      lowestPrice: {
        isDiscounted: true,
        discountPercentage: 20,
        comparisonPriceIncVat: 499,
        lowestPriceIncVat: 499,
        sellingPriceIncVat: 399,
        comparisonPriceIncVatFormatted: `499${nbsp}kr`,
        lowestPriceIncVatFormatted: `499${nbsp}kr`,
        sellingPriceIncVatFormatted: `399${nbsp}kr`,
      },
    });
  });
});

it('a campaign has a name and may hide its title', async () => {
  expect(await productOf('discountCampaigns { name hideTitle }')).toEqual({
    discountCampaigns: [{ name: 'Höstrea', hideTitle: true }],
  });
});

it('a review has a name, a comment and stars', async () => {
  expect(
    await shop.query(
      '{ reviews(alias: "sommar-svart") { count reviews { author comment rating } } }',
    ),
  ).toEqual({
    reviews: { count: 1, reviews: [{ author: 'Maja', comment: 'Sitter fint.', rating: 5 }] },
  });
});
