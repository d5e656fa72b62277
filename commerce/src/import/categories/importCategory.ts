/** The shop's categories with what an import needs: their position in the tree and their names. */
import type { Localised } from '@solvik/shop';
import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';
import type { Queries } from '../../database/database.ts';

export interface ImportCategory {
  readonly key: string;
  readonly parentKey: string | undefined;
  readonly name: Localised;
  readonly googleTaxonomyId: number | undefined;
  readonly isHidden: boolean;
}

/** The categories of the shop. */
export async function readCategories(queries: Queries): Promise<readonly ImportCategory[]> {
  const rows = await queries
    .selectFrom('categories as c')
    .leftJoin('categories as p', 'p.categoryId', 'c.parentId')
    .select(['c.key', 'p.key as parentKey', 'c.name', 'c.googleTaxonomyId', 'c.isHidden'])
    .orderBy('c.sortOrder')
    .orderBy('c.categoryId')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    parentKey: row.parentKey ?? undefined,
    name: row.name,
    googleTaxonomyId: row.googleTaxonomyId ?? undefined,
    isHidden: row.isHidden,
  }));
}

export function toImportCategory({
  key,
  parentKey,
  name,
  googleTaxonomyId,
  isHidden,
}: CategoryDraft): ImportCategory {
  return { key, parentKey, name, googleTaxonomyId, isHidden: isHidden ?? false };
}

/** A category and its ancestors, the nearest first. */
export function categoryLine(
  key: string,
  categories: ReadonlyMap<string, ImportCategory>,
): readonly ImportCategory[] {
  const line: ImportCategory[] = [];
  for (
    let at = categories.get(key);
    at && !line.includes(at);
    at = at.parentKey === undefined ? undefined : categories.get(at.parentKey)
  )
    line.push(at);
  return line;
}
