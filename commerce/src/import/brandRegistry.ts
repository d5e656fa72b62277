/** Brands by name: existing ones are reused, others are created. */
import { foldAlias } from '@solvik/addresses';
import type { BrandDraft } from '../catalogue/catalogueDraft.ts';
import type { Queries } from '../database/database.ts';

export interface BrandRegistry {
  /**
   * The key of a brand's name; undefined for a name without letters or digits, which has no
   * address.
   */
  readonly keyOf: (name: string) => string | undefined;
  /** Brands to create, of those requested since the last call. */
  readonly fresh: () => readonly BrandDraft[];
}

export async function openBrandRegistry(queries: Queries): Promise<BrandRegistry> {
  const rows = await queries.selectFrom('brands').select(['key', 'name']).execute();
  const keys = new Map(rows.map(({ key, name }) => [foldAlias(name), key]));
  const drafts: BrandDraft[] = [];
  return {
    keyOf(name) {
      const alias = foldAlias(name);
      if (!alias) return undefined;
      const existing = keys.get(alias);
      if (existing) return existing;
      const key = `import:${alias}`;
      keys.set(alias, key);
      drafts.push({ key, name, alias });
      return key;
    },
    fresh: () => drafts.splice(0),
  };
}
