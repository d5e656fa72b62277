/** Categories, brands and the heads of their lists. */
import { facetId } from '@solvik/shop-rules';
import { cachedList } from '../../catalogue/cachedList.ts';
import { wholeList } from '../../catalogue/filterProducts.ts';
import { findAlias } from '../../catalogue/findAlias.ts';
import { subCategories } from '../../catalogue/categoryTree.ts';
import { builder } from '../builder.ts';
import { listNullability } from '../fields.ts';
import { scopeArguments } from '../scopeArguments.ts';
import { BrandListType, CategoryType } from '../types/categoryTypes.ts';
import { PageInfoType, readPageInfo } from '../types/pageInfoTypes.ts';

builder.queryFields((t) => ({
  category: t.field({
    type: CategoryType,
    args: { ...scopeArguments(t.arg), alias: t.arg.string(), categoryId: t.arg.int() },
    resolve: async (_, args, context) => {
      const reader = await context.reader(args);
      const id =
        args.categoryId ??
        (args.alias
          ? await findAlias(context.shop.database.handle, 'category', {
              alias: args.alias,
              locale: reader.scope.locale,
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
      ...scopeArguments(t.arg),
      includeHidden: t.arg.boolean(),
      parentCategoryId: t.arg.int(),
    },
    resolve: async (_, args, context) => {
      const reader = await context.reader(args);
      const { categories } = reader.index;
      const rows =
        args.parentCategoryId == null
          ? [...categories.values()]
          : subCategories(categories, args.parentCategoryId === 0 ? null : args.parentCategoryId);
      return rows
        .filter(({ isHidden }) => args.includeHidden || !isHidden)
        .map((row) => ({ reader, row }));
    },
  }),
  brands: t.field({
    type: [BrandListType],
    nullable: listNullability,
    args: scopeArguments(t.arg),
    resolve: async (_, args, context) => {
      const reader = await context.reader(args);
      const { market, locale } = reader.scope;
      const { counts } = cachedList(
        reader.index,
        wholeList({ market: market.priceMarket, locale, now: reader.now }),
      );
      const { compare } = new Intl.Collator(reader.scope.locale);
      return [...reader.index.brands.values()]
        .filter(({ brandId }) => counts.has(facetId.brand(brandId)))
        .toSorted((a, b) => compare(a.name, b.name))
        .map((row) => ({ reader, row }));
    },
  }),
  listPageInfo: t.field({
    type: PageInfoType,
    args: { ...scopeArguments(t.arg), alias: t.arg.string(), url: t.arg.string() },
    resolve: async (_, args, context) =>
      readPageInfo(context.shop.database.handle, await context.reader(args), args),
  }),
}));
