/** The shop's categories as an import needs them: where they stand and whom they are for. */
import { sql } from 'kysely';
import type { CategoryDraft, Localised } from '../../catalogue/catalogueDraft.ts';
import { all, type Queries } from '../../database/database.ts';

export interface Shelf {
  readonly key: string;
  readonly parentKey: string | undefined;
  readonly name: Localised;
  readonly googleTaxonomyId: number | undefined;
  readonly isHidden: boolean;
}

/** The shelves that stand in the shop. */
export async function readShelves(queries: Queries): Promise<readonly Shelf[]> {
  const rows = await all(
    queries,
    sql<{
      key: string;
      parent_key: string | null;
      name: Localised;
      google_taxonomy_id: number | null;
      is_hidden: boolean;
    }>`
      select c.key, p.key as parent_key, c.name, c.google_taxonomy_id, c.is_hidden from categories c left join categories p on p.category_id = c.parent_id order by c.sort_order, c.category_id`,
  );
  return rows.map((row) => ({
    key: row.key,
    parentKey: row.parent_key ?? undefined,
    name: row.name,
    googleTaxonomyId: row.google_taxonomy_id ?? undefined,
    isHidden: row.is_hidden,
  }));
}

export function shelfOf({
  key,
  parentKey,
  name,
  googleTaxonomyId,
  isHidden,
}: CategoryDraft): Shelf {
  return { key, parentKey, name, googleTaxonomyId, isHidden: isHidden ?? false };
}

/** A shelf and those above it, the nearest first. */
export function shelfLine(key: string, shelves: ReadonlyMap<string, Shelf>): readonly Shelf[] {
  const line: Shelf[] = [];
  for (
    let at = shelves.get(key);
    at && !line.includes(at);
    at = at.parentKey === undefined ? undefined : shelves.get(at.parentKey)
  )
    line.push(at);
  return line;
}
