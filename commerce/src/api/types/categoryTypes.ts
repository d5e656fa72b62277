/** Categories, brands and other named things in the Data API. */
import { allChannels, languages, type Locale, type MarketId, markets } from '@solvik/shop';
import { writeAddress } from '@solvik/addresses';
import type { CatalogueReader } from '../../catalogue/catalogueReader.ts';
import type { BrandRow, CategoryRow } from '../../catalogue/catalogueIndex.ts';
import { categoryPath } from '../../catalogue/categoryTree.ts';
import { localise } from '../../markets/localise.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';

export interface CategoryView {
  readonly reader: CatalogueReader;
  readonly row: CategoryRow;
}

export interface BrandView {
  readonly reader: CatalogueReader;
  readonly row: BrandRow;
}

export interface AlternativeUrl {
  readonly url: string;
  readonly culture: string;
  readonly language: string;
  readonly channelId: string;
  readonly country: string;
}

export const AlternativeUrlType = builder
  .objectRef<AlternativeUrl>('AlternativeUrlType')
  .implement({
    fields: (t) => ({
      ...required(t, 'String', 'url', 'culture', 'language', 'channelId'),
      ...optional(t, 'String', 'country'),
    }),
  });

/**
 * The same thing's path in the language of every channel; channels whose market does not have it
 * are left out.
 */
export function alternativeUrls(
  path: (locale: Locale) => string,
  isIn: (market: MarketId) => boolean = () => true,
): AlternativeUrl[] {
  return allChannels
    .filter(({ defaultMarket }) => isIn(markets[defaultMarket].priceMarket))
    .map(({ id, defaultLanguage, defaultMarket }) => {
      const { locale } = languages[defaultLanguage];
      return {
        url: path(locale),
        culture: defaultLanguage,
        language: locale,
        channelId: id,
        country: markets[defaultMarket].country.code,
      };
    });
}

export const MetadataType = builder
  .objectRef<{ title?: string | null; description?: string | null; keywords?: string | null }>(
    'MetadataType',
  )
  .implement({ fields: (t) => optional(t, 'String', 'title', 'description', 'keywords') });

const GoogleTaxonomyType = builder
  .objectRef<{ id: number; parentId?: number | null; name?: string | null; path?: string | null }>(
    'GoogleTaxonomyType',
  )
  .implement({
    fields: (t) => ({
      ...optional(t, 'Int', 'id', 'parentId'),
      ...optional(t, 'String', 'name', 'path'),
    }),
  });

export const CategoryType = builder.objectRef<CategoryView>('CategoryType').implement({
  fields: (t) => ({
    categoryId: t.int({ nullable: false, resolve: ({ row }) => row.categoryId }),
    parentCategoryId: t.int({ nullable: false, resolve: ({ row }) => row.parentId ?? 0 }),
    order: t.int({ nullable: false, resolve: ({ row }) => row.sortOrder }),
    name: t.string({
      nullable: false,
      resolve: ({ row, reader }) => localise(row.name, reader.scope.locale) ?? '',
    }),
    canonicalUrl: t.string({
      nullable: false,
      resolve: ({ row, reader }) => categoryPath(reader.index.categories, row, reader.scope.locale),
    }),
    alias: t.string({ resolve: ({ row, reader }) => localise(row.alias, reader.scope.locale) }),
    description: t.string({
      resolve: ({ row, reader }) => localise(row.description, reader.scope.locale),
    }),
    secondaryDescription: t.string({
      resolve: ({ row, reader }) => localise(row.secondaryDescription, reader.scope.locale),
    }),
    primaryImage: t.string({ resolve: ({ row }) => row.primaryImage }),
    backgroundImage: t.string({ resolve: () => null }),
    isHidden: t.boolean({ resolve: ({ row }) => row.isHidden }),
    googleTaxonomy: t.field({
      type: GoogleTaxonomyType,
      resolve: ({ row }) => (row.googleTaxonomyId === null ? null : { id: row.googleTaxonomyId }),
    }),
    alternativeUrls: t.field({
      type: [AlternativeUrlType],
      nullable: listNullability,
      resolve: ({ row, reader }) =>
        alternativeUrls((locale) => categoryPath(reader.index.categories, row, locale)),
    }),
  }),
});

export const brandPath = ({ row, reader }: BrandView) =>
  writeAddress('brand', reader.scope.locale, { brand: row.alias });

export const BrandType = builder.objectRef<BrandView>('BrandType').implement({
  fields: (t) => ({
    brandId: t.int({ nullable: false, resolve: ({ row }) => row.brandId }),
    alias: t.string({ resolve: ({ row }) => row.alias }),
    canonicalUrl: t.string({ resolve: brandPath }),
    name: t.string({ resolve: ({ row }) => row.name }),
    description: t.string({
      resolve: ({ row, reader }) => localise(row.description, reader.scope.locale),
    }),
  }),
});

export const BrandListType = builder.objectRef<BrandView>('BrandListType').implement({
  fields: (t) => ({
    brandId: t.int({ nullable: false, resolve: ({ row }) => row.brandId }),
    alias: t.string({ resolve: ({ row }) => row.alias }),
    canonicalUrl: t.string({ resolve: brandPath }),
    name: t.string({ resolve: ({ row }) => row.name }),
    description: t.string({
      resolve: ({ row, reader }) => localise(row.description, reader.scope.locale),
    }),
    secondaryDescription: t.string({ resolve: () => null }),
    primaryImage: t.string({ resolve: () => null }),
    backgroundImage: t.string({ resolve: () => null }),
    logo: t.string({ resolve: () => null }),
  }),
});
