/** Categories, brands and what is written at the head of their lists. */
import { findAlias } from '../../catalogue/findAlias.ts';
import { subCategories } from '../../catalogue/categoryTree.ts';
import { builder } from '../builder.ts';
import { listNullability } from '../fields.ts';
import { placeArguments } from '../placeArguments.ts';
import { BrandListType, CategoryType } from '../types/categoryTypes.ts';
import { PageInfoType, readPageInfo } from '../types/pageInfoTypes.ts';

builder.queryFields((t) => ({
  category: t.field({
    type: CategoryType,
    args: { ...placeArguments(t.arg), alias: t.arg.string(), categoryId: t.arg.int() },
    resolve: async (_, given, context) => {
      const reader = await context.reader(given);
      const id =
        given.categoryId ??
        (given.alias
          ? await findAlias(context.shop.database.handle, 'category', {
              alias: given.alias,
              locale: reader.place.locale,
            })
          : undefined);
      const row = id === undefined ? undefined : reader.index.categories.get(id);
      return row && { reader, row };
    },
  }),
  categories: t.field({
    type: [CategoryType],
    nullable: listNullability,
    args: {
      ...placeArguments(t.arg),
      includeHidden: t.arg.boolean(),
      parentCategoryId: t.arg.int(),
    },
    resolve: async (_, given, context) => {
      const reader = await context.reader(given);
      const { categories } = reader.index;
      const rows =
        given.parentCategoryId == null
          ? [...categories.values()]
          : subCategories(categories, given.parentCategoryId === 0 ? null : given.parentCategoryId);
      return rows
        .filter(({ is_hidden }) => given.includeHidden || !is_hidden)
        .map((row) => ({ reader, row }));
    },
  }),
  brands: t.field({
    type: [BrandListType],
    nullable: listNullability,
    args: placeArguments(t.arg),
    resolve: async (_, given, context) => {
      const reader = await context.reader(given);
      const sold = new Set(
        [...reader.index.products.values()].flatMap(({ brandId, prices }) =>
          brandId !== null && prices[reader.place.market.priceMarket] ? [brandId] : [],
        ),
      );
      const { compare } = new Intl.Collator(reader.place.locale);
      return [...reader.index.brands.values()]
        .filter(({ brand_id }) => sold.has(brand_id))
        .toSorted((a, b) => compare(a.name, b.name))
        .map((row) => ({ reader, row }));
    },
  }),
  listPageInfo: t.field({
    type: PageInfoType,
    args: { ...placeArguments(t.arg), alias: t.arg.string(), url: t.arg.string() },
    resolve: async (_, given, context) =>
      readPageInfo(context.shop.database.handle, await context.reader(given), given),
  }),
}));
