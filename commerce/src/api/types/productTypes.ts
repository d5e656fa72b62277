/** Products, their sizes and their descriptions in the Data API. */
import type { ProductView } from '../../catalogue/catalogueReader.ts';
import { categoryLine, categoryPath } from '../../catalogue/categoryTree.ts';
import {
  campaignsOf,
  coloursOf,
  parameterGroups,
  pathOf,
  recentLog,
  sumStock,
} from '../../catalogue/productFacts.ts';
import type { ProductImage } from '../../database/stored/storedProduct.ts';
import { localise } from '../../markets/localise.ts';
import {
  viewAmounts,
  viewLowestPrice,
  viewProductPrice,
  type Tax,
} from '../../pricing/priceView.ts';
import { describeReduction } from '../../pricing/reduction.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';
import { CampaignRuleType } from './campaignTypes.ts';
import {
  AlternativeUrlType,
  alternativeUrls,
  BrandType,
  CategoryType,
  MetadataType,
} from './categoryTypes.ts';
import { ParameterGroupType, viewParameterGroups } from './parameterTypes.ts';
import {
  LowestPriceType,
  PriceLogItemType,
  type PriceLogView,
  PriceType,
  StockType,
} from './priceTypes.ts';
import { SkuType } from './skuTypes.ts';
import {
  VariantDimensionType,
  VariantGroupType,
  variantDimensions,
  VariantType,
  viewVariant,
  viewVariantGroup,
} from './variantTypes.ts';

const DiscountType = builder.enumType('DiscountType', {
  values: ['NONE', 'SALE_PRICE', 'PRICE_CAMPAIGN', 'EXTERNAL'] as const,
});

export const ProductImageType = builder.objectRef<ProductImage>('ProductImageType').implement({
  fields: (t) => ({
    ...required(t, 'String', 'fileName'),
    tags: t.stringList({ nullable: listNullability, resolve: ({ tags }) => tags }),
  }),
});

const ProductTextsType = builder
  .objectRef<{ text1?: string; text2?: string; text3?: string }>('ProductTextsType')
  .implement({ fields: (t) => optional(t, 'String', 'text1', 'text2', 'text3') });

const RatingType = builder.objectRef<{ score: number; voteCount: number }>('RatingType').implement({
  fields: (t) => ({ ...required(t, 'Decimal', 'score'), ...required(t, 'Int', 'voteCount') }),
});

const BreadcrumbType = builder
  .objectRef<{ categoryId: number; parentCategoryId: number; url: string; name: string }>(
    'BreadcrumbType',
  )
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'categoryId', 'parentCategoryId'),
      ...optional(t, 'String', 'url'),
      ...required(t, 'String', 'name'),
    }),
  });

export const taxOf = ({ reader }: Pick<ProductView, 'reader'>): Tax => ({
  currency: reader.scope.market.currency,
  vatRate: reader.scope.market.vatRate,
});
const textOf = (view: ProductView, key: 'text1' | 'text2' | 'text3') =>
  localise(view.row.texts[key], view.reader.scope.locale);
export const nameOf = ({ indexed, reader }: ProductView) =>
  localise(indexed.name, reader.scope.locale) ?? '';
export const brandOf = ({ indexed, reader }: ProductView) =>
  indexed.brandId === null ? undefined : reader.index.brands.get(indexed.brandId);

function breadcrumbs({ row, reader }: ProductView) {
  const { categories } = reader.index;
  return categoryLine(categories, row.primaryCategoryId).map((category) => ({
    categoryId: category.categoryId,
    parentCategoryId: category.parentId ?? 0,
    url: categoryPath(categories, category, reader.scope.locale),
    name: localise(category.name, reader.scope.locale) ?? '',
  }));
}

function viewLogEntry(
  { regular, selling, isLowest, validFrom }: ReturnType<typeof recentLog>[number],
  tax: Tax,
): PriceLogView {
  return { ...viewAmounts({ regular, selling }, tax), isLowest, date: validFrom.toISOString() };
}

function metadata(view: ProductView) {
  const brand = brandOf(view)?.name;
  return {
    title: brand ? `${nameOf(view)} – ${brand}` : nameOf(view),
    description: textOf(view, 'text1'),
  };
}

export const ProductType = builder.objectRef<ProductView>('ProductType').implement({
  fields: (t) => ({
    productId: t.int({ nullable: false, resolve: ({ indexed }) => indexed.id }),
    categoryId: t.int({ nullable: false, resolve: ({ row }) => row.primaryCategoryId }),
    weight: t.int({
      nullable: false,
      resolve: async ({ reader, indexed }) => (await reader.skus(indexed.id))[0]?.weight ?? 0,
    }),
    alias: t.string({
      nullable: false,
      resolve: ({ row, reader }) => localise(row.alias, reader.scope.locale) ?? '',
    }),
    name: t.string({ resolve: nameOf }),
    articleNumber: t.string({ resolve: ({ indexed }) => indexed.articleNumber }),
    canonicalUrl: t.string({ resolve: (view) => pathOf(view) }),
    firstAvailableOn: t.string({
      resolve: ({ indexed }) => new Date(indexed.firstAvailableOn).toISOString(),
    }),
    type: t.string({ resolve: () => 'product' }),
    texts: t.field({
      type: ProductTextsType,
      resolve: (view) => ({
        text1: textOf(view, 'text1'),
        text2: textOf(view, 'text2'),
        text3: textOf(view, 'text3'),
      }),
    }),
    skus: t.field({
      type: [SkuType],
      nullable: listNullability,
      resolve: async ({ reader, indexed }) =>
        (await reader.skus(indexed.id)).map((row) => ({ row, locale: reader.scope.locale })),
    }),
    brand: t.field({
      type: BrandType,
      resolve: (view) => {
        const row = brandOf(view);
        return row && { reader: view.reader, row };
      },
    }),
    categories: t.field({
      type: [CategoryType],
      nullable: listNullability,
      resolve: ({ row, reader }) =>
        row.categoryIds.flatMap((id) => {
          const category = reader.index.categories.get(id);
          return category ? [{ reader, row: category }] : [];
        }),
    }),
    primaryCategory: t.field({
      type: CategoryType,
      resolve: ({ row, reader }) => {
        const category = reader.index.categories.get(row.primaryCategoryId);
        return category && { reader, row: category };
      },
    }),
    unitPrice: t.field({
      type: PriceType,
      resolve: (view) => viewProductPrice(view.price, taxOf(view)),
    }),
    lowestPrice: t.field({
      type: LowestPriceType,
      resolve: (view) => viewLowestPrice(view.price, taxOf(view)),
    }),
    priceLog: t.field({
      type: [PriceLogItemType],
      nullable: listNullability,
      resolve: async (view) =>
        recentLog(await view.reader.priceLog(view.indexed.id), view.reader.now).map((entry) =>
          viewLogEntry(entry, taxOf(view)),
        ),
    }),
    productImages: t.field({
      type: [ProductImageType],
      nullable: listNullability,
      resolve: ({ row }) => row.images,
    }),
    parameterGroups: t.field({
      type: [ParameterGroupType],
      nullable: listNullability,
      resolve: (view) => viewParameterGroups(view, parameterGroups(view)),
    }),
    variantDimensions: t.field({
      type: [VariantDimensionType],
      nullable: listNullability,
      resolve: async (view) => variantDimensions(await coloursOf(view.reader, view), view),
    }),
    variantGroup: t.field({
      type: VariantGroupType,
      resolve: async (view) => viewVariantGroup(await coloursOf(view.reader, view), view),
    }),
    currentProductVariant: t.field({ type: VariantType, resolve: (view) => viewVariant(view) }),
    rating: t.field({ type: RatingType, resolve: ({ indexed }) => indexed.rating }),
    totalStock: t.field({
      type: StockType,
      resolve: async ({ reader, indexed }) => sumStock(await reader.skus(indexed.id)),
    }),
    meta: t.field({ type: MetadataType, resolve: metadata }),
    breadcrumbs: t.field({
      type: [BreadcrumbType],
      nullable: listNullability,
      resolve: breadcrumbs,
    }),
    discountCampaigns: t.field({
      type: [CampaignRuleType],
      nullable: listNullability,
      resolve: (view) => campaignsOf(view).map((row) => ({ reader: view.reader, row })),
    }),
    discountType: t.field({
      type: DiscountType,
      resolve: (view) => {
        if (!describeReduction(view.price).isReduced) return 'NONE';
        return campaignsOf(view).some(({ offer }) => offer === null)
          ? 'PRICE_CAMPAIGN'
          : 'SALE_PRICE';
      },
    }),
    alternativeUrls: t.field({
      type: [AlternativeUrlType],
      nullable: listNullability,
      resolve: (view) =>
        alternativeUrls(
          (locale) => pathOf(view, locale),
          (market) => view.indexed.prices[market] !== undefined,
        ),
    }),
  }),
});
