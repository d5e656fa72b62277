/** Brands by name: one that the shop has is used, another is made. */
import { foldAlias } from '@solvik/addresses';
import { sql } from 'kysely';
import type { BrandDraft } from '../catalogue/catalogueDraft.ts';
import { all, type Queries } from '../database/database.ts';

export interface BrandShelf {
  /** The key of a brand's name; undefined for a name without letters or digits, which could have no address. */
  readonly keyOf: (name: string) => string | undefined;
  /** Brands to make, of those asked for since the last time. */
  readonly fresh: () => readonly BrandDraft[];
}

export async function openBrandShelf(queries: Queries): Promise<BrandShelf> {
  const rows = await all(queries, sql<{ key: string; name: string }>`select key, name from brands`);
  const keys = new Map(rows.map(({ key, name }) => [foldAlias(name), key]));
  const drafts: BrandDraft[] = [];
  return {
    keyOf(name) {
      const alias = foldAlias(name);
      if (!alias) return undefined;
      const known = keys.get(alias);
      if (known) return known;
      const key = `import:${alias}`;
      keys.set(alias, key);
      drafts.push({ key, name, alias });
      return key;
    },
    fresh: () => drafts.splice(0),
  };
}
