/** The one way a catalogue enters the shop: an upsert by the bringer's keys, in one streaming pass, never a double. */
import { sql } from 'kysely';
import { all, inTransaction, type Database, type Queries } from '../../database/database.ts';
import { refreshWords } from '../../search/indexWords.ts';
import type { CatalogueDraft, ProductDraft } from '../catalogueDraft.ts';
import { raiseVersion } from '../raiseVersion.ts';
import { writeBrands, writeCategories } from './writeCategories.ts';
import { writeCampaigns, writeMenus, writePages } from './writeContent.ts';
import { writeProducts, type ProductWriting } from './writeProducts.ts';

export interface WriteProgress {
  readonly step: 'categories' | 'products' | 'content' | 'search';
  /** Products read so far; the same in the later steps. */
  readonly products: number;
}

export interface WriteCatalogueOptions {
  readonly onProgress?: (progress: WriteProgress) => void;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** Products per transaction. */
  readonly batchSize?: number;
}

export interface WrittenCatalogue {
  readonly products: number;
  /** Products that differed from what was stored. */
  readonly changed: number;
}

async function* batches(
  products: CatalogueDraft['products'],
  size: number,
): AsyncGenerator<ProductDraft[]> {
  let batch: ProductDraft[] = [];
  for await (const product of products) {
    batch.push(product);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Products that an interrupted writing stored but did not come to index. */
async function unindexed(queries: Queries): Promise<number[]> {
  const rows = await all(
    queries,
    sql<{
      product_id: number;
    }>`select p.product_id from products p where not exists (select 1 from search_documents d where d.product_id = p.product_id)`,
  );
  return rows.map(({ product_id }) => product_id);
}

export async function writeCatalogue(
  database: Database,
  draft: CatalogueDraft,
  options: WriteCatalogueOptions = {},
): Promise<WrittenCatalogue> {
  const { onProgress, now = Date.now(), batchSize = 120 } = options;
  let writing = await inTransaction(database, async (transaction): Promise<ProductWriting> => {
    const tree = await writeCategories(transaction, draft.categories);
    const brands = await writeBrands(transaction, draft.brands);
    return { tree, brands, parameters: new Map(), sizes: new Set(), now };
  });
  onProgress?.({ step: 'categories', products: 0 });
  let products = 0;
  const changed: number[] = [];
  for await (const batch of batches(draft.products, batchSize)) {
    const { ids, seen } = await inTransaction(database, async (transaction) => {
      // Copies, because what a rolled-back attempt noted as stored is not.
      const own = {
        ...writing,
        parameters: new Map(writing.parameters),
        sizes: new Set(writing.sizes),
      };
      return { ids: await writeProducts(transaction, batch, own), seen: own };
    });
    writing = seen;
    changed.push(...ids);
    products += batch.length;
    onProgress?.({ step: 'products', products });
  }
  await inTransaction(database, async (transaction) => {
    await writeCampaigns(transaction, draft.campaigns);
    await writeMenus(transaction, draft.menus);
    await writePages(transaction, draft.pages);
    await raiseVersion(transaction);
  });
  onProgress?.({ step: 'content', products });
  await refreshWords(database, [...new Set([...changed, ...(await unindexed(database.handle))])]);
  await raiseVersion(database.handle);
  onProgress?.({ step: 'search', products });
  return { products, changed: changed.length };
}
