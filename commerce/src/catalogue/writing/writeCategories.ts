/** Stores the category tree and the brands, which products then refer to. */
import { sourceLocale } from '@solvik/shop';
import { insertRows } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import type { BrandDraft, CategoryDraft } from '../catalogueDraft.ts';
import { categoryColumns } from '../catalogueIndex.ts';
import { entryOf } from './entryOf.ts';
import { writeAliases } from './writeAliases.ts';

export interface CategoryTree {
  readonly ids: ReadonlyMap<string, number>;
  /** A category and its ancestors, the nearest first. */
  readonly lineage: (key: string) => number[];
}

export async function writeCategories(
  queries: Queries,
  drafts: readonly CategoryDraft[],
): Promise<CategoryTree> {
  const ids = await identify(
    queries,
    'category',
    drafts.map(({ key }) => key),
  );
  const idOf = ({ key }: CategoryDraft) => entryOf(ids, key);
  const aliases = await writeAliases(
    queries,
    'category',
    new Map(drafts.map((draft) => [idOf(draft), draft.alias])),
  );
  const rows = drafts.map((draft) => ({
    categoryId: idOf(draft),
    key: draft.key,
    parentId: draft.parentKey === undefined ? null : (ids.get(draft.parentKey) ?? null),
    name: draft.name,
    alias: entryOf(aliases, idOf(draft)),
    description: draft.description ?? null,
    secondaryDescription: draft.secondaryDescription ?? null,
    primaryImage: draft.primaryImage ?? null,
    googleTaxonomyId: draft.googleTaxonomyId ?? null,
    sortOrder: draft.order,
    isHidden: draft.isHidden ?? false,
  }));
  await insertRows(queries, 'categories', { columns: categoryColumns, rows })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        parentId: ref('excluded.parentId'),
        name: ref('excluded.name'),
        alias: ref('excluded.alias'),
        description: ref('excluded.description'),
        secondaryDescription: ref('excluded.secondaryDescription'),
        primaryImage: ref('excluded.primaryImage'),
        googleTaxonomyId: ref('excluded.googleTaxonomyId'),
        sortOrder: ref('excluded.sortOrder'),
        isHidden: ref('excluded.isHidden'),
      })),
    )
    .execute();
  return readTree(queries);
}

/** The whole tree as stored: a draft's products may be in categories of an earlier draft. */
async function readTree(queries: Queries): Promise<CategoryTree> {
  const stored = await queries
    .selectFrom('categories')
    .select(['key', 'categoryId', 'parentId'])
    .execute();
  const parents = new Map(stored.map(({ categoryId, parentId }) => [categoryId, parentId]));
  const ids = new Map(stored.map(({ key, categoryId }) => [key, categoryId]));
  return {
    ids,
    lineage(key) {
      const line: number[] = [];
      for (
        let at = ids.get(key) ?? null;
        at !== null && !line.includes(at);
        at = parents.get(at) ?? null
      )
        line.push(at);
      return line;
    },
  };
}

/** Returns the ids of all brands, those stored before included. */
export async function writeBrands(
  queries: Queries,
  drafts: readonly BrandDraft[],
): Promise<ReadonlyMap<string, number>> {
  const ids = await identify(
    queries,
    'brand',
    drafts.map(({ key }) => key),
  );
  const aliases = await writeAliases(
    queries,
    'brand',
    new Map(drafts.map(({ key, alias }) => [entryOf(ids, key), { [sourceLocale]: alias }])),
  );
  const rows = drafts.map(({ key, name, description }) => {
    const id = entryOf(ids, key);
    return {
      brandId: id,
      key,
      name,
      alias: entryOf(aliases, id)[sourceLocale],
      description: description ?? null,
    };
  });
  await insertRows(queries, 'brands', {
    columns: ['brandId', 'key', 'name', 'alias', 'description'],
    rows,
  })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        alias: ref('excluded.alias'),
        description: ref('excluded.description'),
      })),
    )
    .execute();
  const stored = await queries.selectFrom('brands').select(['key', 'brandId']).execute();
  return new Map(stored.map(({ key, brandId }) => [key, brandId]));
}
