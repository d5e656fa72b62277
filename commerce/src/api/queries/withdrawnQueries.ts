/** Products that are no longer sold: what they were, for whoever still has their address. */
import type { Localised } from '@solvik/shop';
import type { CatalogueReader } from '../../catalogue/catalogueReader.ts';
import { findAlias } from '../../catalogue/findAlias.ts';
import type { Queries } from '../../database/database.ts';
import { localise } from '../../markets/localise.ts';
import { builder } from '../builder.ts';
import { scopeArguments } from '../scopeArguments.ts';
import { CategoryType } from '../types/categoryTypes.ts';

interface WithdrawnView {
  readonly reader: CatalogueReader;
  readonly name: Localised;
  readonly categoryId: number;
}

const WithdrawnProductType = builder.objectRef<WithdrawnView>('WithdrawnProductType').implement({
  fields: (t) => ({
    name: t.string({
      nullable: false,
      resolve: ({ name, reader }) => localise(name, reader.scope.locale) ?? '',
    }),
    category: t.field({
      type: CategoryType,
      resolve: ({ reader, categoryId }) => {
        const row = reader.index.categories.get(categoryId);
        return row && { reader, row };
      },
    }),
  }),
});

async function readWithdrawn(
  queries: Queries,
  reader: CatalogueReader,
  alias: string,
): Promise<WithdrawnView | undefined> {
  const id = await findAlias(queries, 'product', { alias, locale: reader.scope.locale });
  if (id === undefined) return undefined;
  const row = await queries
    .selectFrom('products')
    .select(['name', 'primaryCategoryId'])
    .where('productId', '=', id)
    .where('isActive', '=', false)
    .executeTakeFirst();
  return row && { reader, name: row.name, categoryId: row.primaryCategoryId };
}

builder.queryFields((t) => ({
  withdrawnProduct: t.field({
    type: WithdrawnProductType,
    args: { ...scopeArguments(t.arg), alias: t.arg.string({ required: true }) },
    resolve: async (_, { alias, ...args }, { shop, reader }) =>
      readWithdrawn(shop.database.handle, await reader(args), alias),
  }),
}));
