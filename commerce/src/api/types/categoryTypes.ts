/** Categories, brands and what else names things in the Data API. */
import { writeAddress } from '@solvik/addresses';
import type { CatalogueReader } from '../../catalogue/catalogueReader.ts';
import type { BrandRow, CategoryRow } from '../../catalogue/catalogueIndex.ts';
import { categoryPath } from '../../catalogue/categoryTree.ts';
import type { Locale, MarketId } from '../../catalogue/catalogueDraft.ts';
import { allChannels, languages, markets } from '../../markets/markets.ts';
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

/** The same thing's path in the language of every channel, those left out whose market does not have it. */
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
    categoryId: t.int({ nullable: false, resolve: ({ row }) => row.category_id }),
    parentCategoryId: t.int({ nullable: false, resolve: ({ row }) => row.parent_id ?? 0 }),
    order: t.int({ nullable: false, resolve: ({ row }) => row.sort_order }),
    name: t.string({
      nullable: false,
      resolve: ({ row, reader }) => localise(row.name, reader.place.locale) ?? '',
    }),
    canonicalUrl: t.string({
      nullable: false,
      resolve: ({ row, reader }) => categoryPath(reader.index.categories, row, reader.place.locale),
    }),
    alias: t.string({ resolve: ({ row, reader }) => localise(row.alias, reader.place.locale) }),
    description: t.string({
      resolve: ({ row, reader }) => localise(row.description, reader.place.locale),
    }),
    secondaryDescription: t.string({
      resolve: ({ row, reader }) => localise(row.secondary_description, reader.place.locale),
    }),
    primaryImage: t.string({ resolve: ({ row }) => row.primary_image }),
    backgroundImage: t.string({ resolve: () => null }),
    isHidden: t.boolean({ resolve: ({ row }) => row.is_hidden }),
    googleTaxonomy: t.field({
      type: GoogleTaxonomyType,
      resolve: ({ row }) =>
        row.google_taxonomy_id === null ? null : { id: row.google_taxonomy_id },
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
  writeAddress('brand', reader.place.locale, { brand: row.alias });

export const BrandType = builder.objectRef<BrandView>('BrandType').implement({
  fields: (t) => ({
    brandId: t.int({ nullable: false, resolve: ({ row }) => row.brand_id }),
    alias: t.string({ resolve: ({ row }) => row.alias }),
    canonicalUrl: t.string({ resolve: brandPath }),
    name: t.string({ resolve: ({ row }) => row.name }),
    description: t.string({
      resolve: ({ row, reader }) => localise(row.description, reader.place.locale),
    }),
  }),
});

export const BrandListType = builder.objectRef<BrandView>('BrandListType').implement({
  fields: (t) => ({
    brandId: t.int({ nullable: false, resolve: ({ row }) => row.brand_id }),
    alias: t.string({ resolve: ({ row }) => row.alias }),
    canonicalUrl: t.string({ resolve: brandPath }),
    name: t.string({ resolve: ({ row }) => row.name }),
    description: t.string({
      resolve: ({ row, reader }) => localise(row.description, reader.place.locale),
    }),
    secondaryDescription: t.string({ resolve: () => null }),
    primaryImage: t.string({ resolve: () => null }),
    backgroundImage: t.string({ resolve: () => null }),
    logo: t.string({ resolve: () => null }),
  }),
});
