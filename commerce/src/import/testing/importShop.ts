/** A shop on a fresh database that files are imported into. */
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';
import { writeCatalogue } from '../../catalogue/writing/writeCatalogue.ts';
import { all, type Database } from '../../database/database.ts';
import { temporaryDatabase } from '../../testing/temporaryDatabase.ts';
import { importFile, type ImportOptions } from '../importFile.ts';
import type { ImportReport } from '../importReport.ts';
import { importNow } from './readProducts.ts';

export interface ImportShop {
  readonly database: Database;
  readonly dataDir: string;
  readonly bring: (file: string, options?: Partial<ImportOptions>) => Promise<ImportReport>;
  /** Rows of the report's table, without its header and the sentence in its last column. */
  readonly reportRows: (report: ImportReport) => Promise<readonly string[]>;
  /** Keys of the products that are stored, in order. */
  readonly keys: () => Promise<readonly string[]>;
  readonly counts: () => Promise<unknown>;
  readonly remove: () => Promise<void>;
}

const none = { brands: [], products: [], campaigns: [], menus: [], pages: [] };

/** @param categories shelves that stand in the shop before anything is imported */
export async function importShop(categories: readonly CategoryDraft[] = []): Promise<ImportShop> {
  const { database, dataDir, remove } = await temporaryDatabase();
  const commerce: ImportOptions['commerce'] = {
    database,
    writeCatalogue: (draft, options) => writeCatalogue(database, draft, options),
  };
  await writeCatalogue(database, { ...none, categories });
  return {
    database,
    dataDir,
    remove,
    bring: (file, options = {}) =>
      importFile({ file, commerce, dataDir, now: importNow, ...options }),
    async reportRows({ reportFile }) {
      const lines = (await readFile(reportFile, 'utf8')).trimEnd().split('\n').slice(1);
      return lines.map((line) => line.split(',').slice(0, 4).join(','));
    },
    async keys() {
      return (
        await all(
          database.handle,
          sql<{ key: string }>`select key from products order by product_id`,
        )
      ).map(({ key }) => key);
    },
    async counts() {
      const [row] = await all(
        database.handle,
        sql`select (select count(*)::int from products) as products, (select count(*)::int from skus) as skus, (select count(*)::int from prices) as prices, (select count(*)::int from price_log) as log,
          (select count(*)::int from aliases) as aliases, (select count(*)::int from brands) as brands, (select count(*)::int from categories) as categories, (select count(*)::int from search_documents) as documents`,
      );
      return row;
    },
  };
}
