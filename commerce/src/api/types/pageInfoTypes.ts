/** The head of a list: its name, its description, the lists below it. */
import type { Locale } from '@solvik/shop';
import { readAddress } from '@solvik/addresses';
import type { CatalogueReader } from '../../catalogue/catalogueReader.ts';
import { categoryPath, subCategories } from '../../catalogue/categoryTree.ts';
import { findAlias } from '../../catalogue/findAlias.ts';
import type { Queries } from '../../database/database.ts';
import { localise } from '../../markets/localise.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';
import { aliasesOfUrl } from '../listCriteria.ts';
import { campaignPath } from './campaignTypes.ts';
import {
  AlternativeUrlType,
  alternativeUrls,
  brandPath,
  CategoryType,
  MetadataType,
  type AlternativeUrl,
  type CategoryView,
} from './categoryTypes.ts';

interface PageInfoView {
  readonly id: number;
  readonly alias: string;
  readonly name: string;
  readonly hideTitle: boolean;
  readonly hideDescription: boolean;
  readonly canonicalUrl: string;
  readonly primaryDescription?: string;
  readonly secondaryDescription?: string;
  readonly primaryImage?: string | null;
  readonly backgroundImage?: string | null;
  readonly logo?: string | null;
  readonly subCategories: CategoryView[];
  readonly alternativeUrls: AlternativeUrl[];
}

export const PageInfoType = builder.objectRef<PageInfoView>('PageInfoType').implement({
  fields: (t) => ({
    ...required(t, 'Int', 'id'),
    ...required(t, 'String', 'alias', 'name'),
    ...required(t, 'Boolean', 'hideTitle', 'hideDescription'),
    ...optional(
      t,
      'String',
      'canonicalUrl',
      'primaryDescription',
      'secondaryDescription',
      'primaryImage',
      'backgroundImage',
      'logo',
    ),
    meta: t.field({
      type: MetadataType,
      resolve: ({ name, primaryDescription }) => ({ title: name, description: primaryDescription }),
    }),
    subCategories: t.field({
      type: [CategoryType],
      nullable: listNullability,
      resolve: ({ subCategories: below }) => below,
    }),
    alternativeUrls: t.field({
      type: [AlternativeUrlType],
      nullable: listNullability,
      resolve: ({ alternativeUrls: urls }) => urls,
    }),
  }),
});

const shown = { hideTitle: false, hideDescription: false } as const;

function ofCategory(reader: CatalogueReader, id: number): PageInfoView | undefined {
  const {
    index: { categories },
    scope: { locale },
  } = reader;
  const row = categories.get(id);
  if (!row) return undefined;
  return {
    ...shown,
    id,
    alias: localise(row.alias, locale) ?? '',
    name: localise(row.name, locale) ?? '',
    canonicalUrl: categoryPath(categories, row, locale),
    primaryDescription: localise(row.description, locale),
    secondaryDescription: localise(row.secondaryDescription, locale),
    primaryImage: row.primaryImage,
    subCategories: subCategories(categories, id)
      .filter(({ isHidden }) => !isHidden)
      .map((below) => ({ reader, row: below })),
    alternativeUrls: alternativeUrls((other) => categoryPath(categories, row, other)),
  };
}

const inLocale = (reader: CatalogueReader, locale: Locale): CatalogueReader => ({
  ...reader,
  scope: { ...reader.scope, locale },
});

function ofBrand(reader: CatalogueReader, id: number): PageInfoView | undefined {
  const row = reader.index.brands.get(id);
  if (!row) return undefined;
  return {
    ...shown,
    id,
    alias: row.alias,
    name: row.name,
    canonicalUrl: brandPath({ row, reader }),
    primaryDescription: localise(row.description, reader.scope.locale),
    subCategories: [],
    alternativeUrls: alternativeUrls((locale) =>
      brandPath({ row, reader: inLocale(reader, locale) }),
    ),
  };
}

function ofCampaign(reader: CatalogueReader, id: number): PageInfoView | undefined {
  const row = reader.index.campaigns.get(id);
  if (!row || !row.markets.includes(reader.scope.market.priceMarket)) return undefined;
  const { locale } = reader.scope;
  return {
    id,
    alias: localise(row.alias, locale) ?? '',
    name: localise(row.name, locale) ?? '',
    hideTitle: row.hideTitle,
    hideDescription: false,
    canonicalUrl: campaignPath({ row, reader }),
    primaryDescription: localise(row.description, locale),
    subCategories: [],
    alternativeUrls: alternativeUrls((other) =>
      campaignPath({ row, reader: inLocale(reader, other) }),
    ),
  };
}

/**
 * By path, or by a bare alias, which is a category, a brand or a campaign. `/list/{x}` is the brand, then the campaign,
 * then the category of that alias (contracts.md, Addresses).
 */
export async function readPageInfo(
  queries: Queries,
  reader: CatalogueReader,
  { alias, url }: { alias?: string | null; url?: string | null },
): Promise<PageInfoView | undefined> {
  const { locale } = reader.scope;
  const named = url ? aliasesOfUrl(url, locale) : {};
  const address = url ? readAddress(url.split(/[?#]/)[0] ?? '/', locale) : undefined;
  const open = address?.route === 'list' ? address.params['list'] : url ? undefined : alias;
  const readings = [
    { kind: 'brand', alias: named.brandAlias ?? open, view: ofBrand },
    { kind: 'campaign', alias: named.discountCampaignAlias ?? open, view: ofCampaign },
    { kind: 'category', alias: named.categoryAlias ?? open, view: ofCategory },
  ] as const;
  // A bare alias is most often a category's; a `/list/` path follows the order above.
  for (const reading of open !== undefined && !url ? readings.toReversed() : readings) {
    const id = reading.alias
      ? await findAlias(queries, reading.kind, { alias: reading.alias, locale })
      : undefined;
    const view = id === undefined ? undefined : reading.view(reader, id);
    if (view) return view;
  }
  return undefined;
}
