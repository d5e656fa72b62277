/** Content, menus, reviews and old addresses of the Data API. */
import { unknownVisitor } from '@solvik/content-schema/editing';
import { adoptContent } from '../../content/desk/adoptContent.ts';
import { draftedPages, type PageSource, publishedPages } from '../../content/pageSource.ts';
import { readArea, readPages } from '../../content/readContent.ts';
import { readMenu } from '../../menus/readMenu.ts';
import { type Drafts, draftsOf } from '../../preview/draftsOf.ts';
import { readReviews } from '../../reviews/readReviews.ts';
import { findNewUrl } from '../../catalogue/findNewUrl.ts';
import type { ApiContext } from '../apiContext.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';
import { present } from '../present.ts';
import { placeArguments } from '../placeArguments.ts';
import { CustomerType } from '../types/customerType.ts';
import { PageWidgetCollectionType, PageWidgetPageType } from '../types/contentTypes.ts';
import { MenuType } from '../types/menuTypes.ts';
import { findProduct } from './productQueries.ts';

const PageWidgetCollectionFilterInputType = builder.inputType(
  'PageWidgetCollectionFilterInputType',
  { fields: (t) => ({ key: t.string(), value: t.string() }) },
);

const ProductReviewType = builder
  .objectRef<{ rating: number; comment: string; author: string; reviewDate: Date }>(
    'ProductReviewType',
  )
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'rating'),
      ...required(t, 'String', 'comment', 'author'),
      ...required(t, 'DateTime', 'reviewDate'),
    }),
  });

const ProductReviewResultType = builder
  .objectRef<{
    count: number;
    averageRating: number;
    reviews: { rating: number; comment: string; author: string; reviewDate: Date }[];
  }>('ProductReviewResultType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Long', 'count'),
      ...required(t, 'Float', 'averageRating'),
      reviews: t.field({
        type: [ProductReviewType],
        nullable: listNullability,
        resolve: ({ reviews }) => reviews,
      }),
    }),
  });

const UrlHistoryType = builder
  .objectRef<{ oldUrl: string; newUrl: string }>('UrlHistoryType')
  .implement({ fields: (t) => optional(t, 'String', 'oldUrl', 'newUrl') });

const optionalList = { list: false, items: false } as const;

/** The two screens the contract names; an area asked for without one carries what both show. */
const viewportOf = (displaySetting: string | null | undefined) =>
  displaySetting === 'mobile'
    ? { viewport: 'phone' as const }
    : displaySetting === 'desktop'
      ? { viewport: 'desktop' as const }
      : {};

/** Published pages; for an editor who previews, with the newest drafts in their place. */
async function pagesOf({ shop }: ApiContext, drafts: Drafts, now: Date): Promise<PageSource> {
  const { handle } = shop.database;
  const published = publishedPages(handle, now);
  if (drafts.kind === 'none') return published;
  await adoptContent(shop);
  return draftedPages(handle, published, drafts.kind === 'page' ? drafts.key : undefined);
}

builder.queryFields((t) => ({
  cmsPages: t.field({
    type: [PageWidgetPageType],
    nullable: listNullability,
    args: {
      ...placeArguments(t.arg),
      includeTags: t.arg.stringList({ required: optionalList }),
      excludeTags: t.arg.stringList({ required: optionalList }),
    },
    resolve: async (_, given, context) => {
      const { place, now } = await context.reader(given);
      const drafts = draftsOf(context.preview, { isAsked: true, channel: place.channel.id });
      return readPages(await pagesOf(context, drafts, new Date(now)), {
        includeTags: present(given.includeTags),
        excludeTags: present(given.excludeTags),
        locale: place.locale,
      });
    },
  }),
  widgetArea: t.field({
    type: PageWidgetCollectionType,
    args: {
      ...placeArguments(t.arg),
      alias: t.arg.string(),
      family: t.arg.string(),
      areaName: t.arg.string(),
      displaySetting: t.arg.string(),
      url: t.arg.string(),
      customerType: t.arg({ type: CustomerType }),
      preview: t.arg.boolean(),
      filters: t.arg({ type: [PageWidgetCollectionFilterInputType], required: optionalList }),
    },
    resolve: async (_, given, context) => {
      const { place, now, index } = await context.reader(given);
      const filters = (given.filters ?? []).flatMap((filter) =>
        filter?.key && filter.value ? [{ key: filter.key, value: filter.value }] : [],
      );
      const { channel, market } = place;
      const drafts = draftsOf(context.preview, {
        isAsked: given.preview === true,
        channel: channel.id,
      });
      const { at = new Date(now), ...as } =
        drafts.kind === 'none' || !context.preview ? {} : context.preview.as;
      const visitor = {
        channel: channel.id,
        market: market.id,
        language: place.locale,
        timeZone: market.timeZone,
        now: at,
        ...unknownVisitor,
        ...(given.customerType && { customerType: given.customerType }),
        ...viewportOf(given.displaySetting),
        ...as,
      };
      return readArea(await pagesOf(context, drafts, at), index, {
        alias: given.alias,
        family: given.family,
        areaName: given.areaName,
        filters,
        visitor,
      });
    },
  }),
  getMenuAtLocation: t.field({
    type: MenuType,
    args: {
      ...placeArguments(t.arg),
      menuLocationId: t.arg.string(),
      customerGroupId: t.arg.int(),
    },
    resolve: async (_, given, { shop, reader, preview }) => {
      if (!given.menuLocationId) return null;
      const place = await reader(given);
      // A menu has no flag of its own; it belongs to the shop as a whole, so the session must reach as far.
      const isDraft =
        draftsOf(preview, { isAsked: true, channel: place.place.channel.id }).kind === 'all';
      return readMenu(shop.database.handle, place, { location: given.menuLocationId, isDraft });
    },
  }),
  urlHistory: t.field({
    type: UrlHistoryType,
    args: { ...placeArguments(t.arg), url: t.arg.string() },
    resolve: async (_, given, { shop, reader }) =>
      given.url ? findNewUrl(shop.database.handle, await reader(given), given.url) : null,
  }),
  reviews: t.field({
    type: ProductReviewResultType,
    args: { ...placeArguments(t.arg), alias: t.arg.string(), skip: t.arg.int(), take: t.arg.int() },
    resolve: async (_, given, { shop, reader }) => {
      const view = await findProduct(shop.database.handle, await reader(given), given);
      return (
        view &&
        readReviews(shop.database.handle, view.indexed, {
          skip: given.skip ?? 0,
          take: given.take ?? 10,
        })
      );
    },
  }),
}));
