/** Stores the category tree and the brands, which products are then tied to. */
import { sql } from 'kysely';
import { recordset } from '../../database/bulk.ts';
import { all, run, type Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import type { BrandDraft, CategoryDraft } from '../catalogueDraft.ts';
import { writeAliases } from './writeAliases.ts';

export interface CategoryTree {
  readonly ids: ReadonlyMap<string, number>;
  /** A category and all above it, the nearest first. */
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
  const idOf = (key: string | undefined) => (key === undefined ? undefined : ids.get(key));
  const aliases = await writeAliases(
    queries,
    'category',
    new Map(drafts.map((draft) => [idOf(draft.key) ?? 0, draft.alias])),
  );
  const rows = drafts.map((draft) => ({
    category_id: idOf(draft.key),
    key: draft.key,
    parent_id: idOf(draft.parentKey) ?? null,
    name: draft.name,
    alias: aliases.get(idOf(draft.key) ?? 0),
    description: draft.description ?? null,
    secondary_description: draft.secondaryDescription ?? null,
    primary_image: draft.primaryImage ?? null,
    google_taxonomy_id: draft.googleTaxonomyId ?? null,
    sort_order: draft.order,
    is_hidden: draft.isHidden ?? false,
  }));
  await run(
    queries,
    sql`insert into categories (category_id, key, parent_id, name, alias, description, secondary_description, primary_image, google_taxonomy_id, sort_order, is_hidden)
      select * from ${recordset(rows, 'category_id integer, key text, parent_id integer, name jsonb, alias jsonb, description jsonb, secondary_description jsonb, primary_image text, google_taxonomy_id integer, sort_order integer, is_hidden boolean')}
      on conflict (key) do update set parent_id = excluded.parent_id, name = excluded.name, alias = excluded.alias, description = excluded.description,
        secondary_description = excluded.secondary_description, primary_image = excluded.primary_image,
        google_taxonomy_id = excluded.google_taxonomy_id, sort_order = excluded.sort_order, is_hidden = excluded.is_hidden`,
  );
  return readTree(queries);
}

/** The whole tree as stored: a draft's products may stand in categories that an earlier one brought. */
async function readTree(queries: Queries): Promise<CategoryTree> {
  const stored = await all(
    queries,
    sql<{
      key: string;
      category_id: number;
      parent_id: number | null;
    }>`select key, category_id, parent_id from categories`,
  );
  const parents = new Map(stored.map(({ category_id, parent_id }) => [category_id, parent_id]));
  const ids = new Map(stored.map(({ key, category_id }) => [key, category_id]));
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

/** Returns the numbers of all brands there are, those stored before too. */
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
    new Map(drafts.map(({ key, alias }) => [ids.get(key) ?? 0, { sv: alias }])),
  );
  const rows = drafts.map(({ key, name, description }) => {
    const id = ids.get(key) ?? 0;
    return {
      brand_id: id,
      key,
      name,
      alias: aliases.get(id)?.['sv'],
      description: description ?? null,
    };
  });
  await run(
    queries,
    sql`insert into brands (brand_id, key, name, alias, description)
      select * from ${recordset(rows, 'brand_id integer, key text, name text, alias text, description jsonb')}
      on conflict (key) do update set name = excluded.name, alias = excluded.alias, description = excluded.description`,
  );
  const stored = await all(
    queries,
    sql<{ key: string; brand_id: number }>`select key, brand_id from brands`,
  );
  return new Map(stored.map(({ key, brand_id }) => [key, brand_id]));
}
