/** A shop on a fresh database that files are imported into. */
import { readFile } from 'node:fs/promises';
import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';
import { writeCatalogue } from '../writeCatalogue.ts';
import type { Database } from '../../database/database.ts';
import { temporaryDatabase } from '../../testing/temporaryDatabase.ts';
import { countRows } from './countRows.ts';
import { importFile, type ImportOptions } from '../importFile.ts';
import type { ImportReport } from '../importReport.ts';
import { importNow } from './readProducts.ts';

export interface ImportShop {
  readonly database: Database;
  readonly dataDir: string;
  /** Accepts products without a category, unless the options say otherwise. */
  readonly importFrom: (file: string, options?: Partial<ImportOptions>) => Promise<ImportReport>;
  /** Rows of the report's table, without its header and the sentence in its last column. */
  readonly reportRows: (report: ImportReport) => Promise<readonly string[]>;
  /** Keys of the products that are stored, in order. */
  readonly keys: () => Promise<readonly string[]>;
  readonly counts: () => Promise<unknown>;
  readonly remove: () => Promise<void>;
}

const none = { brands: [], products: [], campaigns: [], menus: [], pages: [] };

/** @param categories categories that the shop has before anything is imported */
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
    importFrom: (file, options = {}) =>
      importFile({
        file,
        commerce,
        dataDir,
        now: importNow,
        isOtherAccepted: true,
        ...options,
      }),
    async reportRows({ reportFile }) {
      const lines = (await readFile(reportFile, 'utf8')).trimEnd().split('\n').slice(1);
      return lines.map((line) => line.split(',').slice(0, 4).join(','));
    },
    async keys() {
      const rows = await database.handle
        .selectFrom('products')
        .select('key')
        .orderBy('productId')
        .execute();
      return rows.map(({ key }) => key);
    },
    async counts() {
      const tables = [
        'products',
        'skus',
        'prices',
        'priceLog',
        'aliases',
        'brands',
        'categories',
        'searchDocuments',
      ] as const;
      return countRows(database.handle, tables);
    },
  };
}
