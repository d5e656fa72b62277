/** Content, menus, reviews and old addresses of the Data API. */
import { writeAddress } from '@solvik/addresses';
import { unknownVisitor } from '@solvik/content-schema/editing';
import { addImportedRevisions } from '../../content/service/addImportedRevisions.ts';
import { draftedPages, type PageSource, publishedPages } from '../../content/pageSource.ts';
import { readArea, readPages } from '../../content/readContent.ts';
import { readMenu } from '../../menus/readMenu.ts';
import { type Drafts, draftsOf } from '../../preview/draftsOf.ts';
import { readReviews } from '../../reviews/readReviews.ts';
import { findNewUrl } from '../../content/findNewUrl.ts';
import type { ApiContext } from '../apiContext.ts';
import { builder } from '../builder.ts';
import { listNullability, optional } from '../fields.ts';
import { present } from '../present.ts';
import { scopeArguments } from '../scopeArguments.ts';
import { CustomerType } from '../types/customerType.ts';
import { PageWidgetCollectionType, PageWidgetPageType } from '../types/contentTypes.ts';
import { AlternativeUrlType, alternativeUrls } from '../types/categoryTypes.ts';
import { MenuType } from '../types/menuTypes.ts';
import { ProductReviewResultType } from '../types/reviewTypes.ts';
import { findProduct } from './productQueries.ts';

const PageWidgetCollectionFilterInputType = builder.inputType(
  'PageWidgetCollectionFilterInputType',
  { fields: (t) => ({ key: t.string(), value: t.string() }) },
);

const UrlHistoryType = builder
  .objectRef<{ oldUrl: string; newUrl: string }>('UrlHistoryType')
  .implement({ fields: (t) => optional(t, 'String', 'oldUrl', 'newUrl') });

const optionalList = { list: false, items: false } as const;

/** The two screens of the contract; an area requested without one holds what both show. */
const viewportOf = (displaySetting: string | null | undefined) =>
  displaySetting === 'mobile'
    ? { viewport: 'phone' as const }
    : displaySetting === 'desktop'
      ? { viewport: 'desktop' as const }
      : {};

/** Published pages; for a previewing editor, with the newest drafts instead. */
async function pagesOf({ shop }: ApiContext, drafts: Drafts, now: Date): Promise<PageSource> {
  const { handle } = shop.database;
  const published = publishedPages(handle, now);
  if (drafts.kind === 'none') return published;
  await addImportedRevisions(shop);
  return draftedPages(handle, published, drafts.kind === 'page' ? drafts.key : undefined);
}

builder.queryFields((t) => ({
  cmsPages: t.field({
    type: [PageWidgetPageType],
    nullable: listNullability,
    args: {
      ...scopeArguments(t.arg),
      includeTags: t.arg.stringList({ required: optionalList }),
      excludeTags: t.arg.stringList({ required: optionalList }),
    },
    resolve: async (_, args, context) => {
      const { scope, now } = await context.reader(args);
      const drafts = draftsOf(context.preview, { isRequested: true, channel: scope.channel.id });
      return readPages(await pagesOf(context, drafts, new Date(now)), {
        includeTags: present(args.includeTags),
        excludeTags: present(args.excludeTags),
        locale: scope.locale,
      });
    },
  }),
  widgetArea: t.field({
    type: PageWidgetCollectionType,
    args: {
      ...scopeArguments(t.arg),
      alias: t.arg.string(),
      family: t.arg.string(),
      areaName: t.arg.string(),
      displaySetting: t.arg.string(),
      url: t.arg.string(),
      customerType: t.arg({ type: CustomerType }),
      preview: t.arg.boolean(),
      filters: t.arg({ type: [PageWidgetCollectionFilterInputType], required: optionalList }),
    },
    resolve: async (_, args, context) => {
      const { scope, now, index } = await context.reader(args);
      const filters = (args.filters ?? []).flatMap((filter) =>
        filter?.key && filter.value ? [{ key: filter.key, value: filter.value }] : [],
      );
      const { channel, market } = scope;
      const drafts = draftsOf(context.preview, {
        isRequested: args.preview === true,
        channel: channel.id,
      });
      const { at = new Date(now), ...as } =
        drafts.kind === 'none' || !context.preview ? {} : context.preview.as;
      const visitor = {
        channel: channel.id,
        market: market.id,
        language: scope.locale,
        timeZone: market.timeZone,
        now: at,
        ...unknownVisitor,
        ...(args.customerType && { customerType: args.customerType }),
        ...viewportOf(args.displaySetting),
        ...as,
      };
      return readArea(await pagesOf(context, drafts, at), index, {
        alias: args.alias,
        family: args.family,
        areaName: args.areaName,
        filters,
        visitor,
      });
    },
  }),
  getMenuAtLocation: t.field({
    type: MenuType,
    args: {
      ...scopeArguments(t.arg),
      menuLocationId: t.arg.string(),
      customerGroupId: t.arg.int(),
    },
    resolve: async (_, args, { shop, reader, preview }) => {
      if (!args.menuLocationId) return null;
      const catalogue = await reader(args);
      // A menu has no access flag of its own; it belongs to the shop as a whole, so the session
      // must cover the whole shop.
      const isDraft =
        draftsOf(preview, { isRequested: true, channel: catalogue.scope.channel.id }).kind ===
        'all';
      return readMenu(shop.database.handle, catalogue, { location: args.menuLocationId, isDraft });
    },
  }),
  /** Addition: addresses of a page in the languages that it has one in. */
  pageAlternates: t.field({
    type: [AlternativeUrlType],
    nullable: false,
    args: { ...scopeArguments(t.arg), alias: t.arg.string({ required: true }) },
    resolve: async (_, args, { shop, reader }) => {
      const { scope, now } = await reader(args);
      const pages = publishedPages(shop.database.handle, new Date(now));
      const page = await pages.byAlias({ alias: args.alias, locale: scope.locale });
      return alternativeUrls((locale) => {
        const alias = page?.alias?.[locale];
        return alias ? writeAddress('page', locale, { alias }) : '';
      }).filter(({ url }) => url !== '');
    },
  }),
  urlHistory: t.field({
    type: UrlHistoryType,
    args: { ...scopeArguments(t.arg), url: t.arg.string() },
    resolve: async (_, args, { shop, reader }) =>
      args.url ? findNewUrl(shop.database.handle, await reader(args), args.url) : null,
  }),
  reviews: t.field({
    type: ProductReviewResultType,
    args: { ...scopeArguments(t.arg), alias: t.arg.string(), skip: t.arg.int(), take: t.arg.int() },
    resolve: async (_, args, context) => {
      const { handle } = context.shop.database;
      const reader = await context.reader(args);
      const view = await findProduct(handle, reader, args);
      return (
        view &&
        readReviews(handle, view.indexed, {
          locale: reader.scope.locale,
          skip: args.skip ?? 0,
          take: args.take ?? 10,
        })
      );
    },
  }),
}));
