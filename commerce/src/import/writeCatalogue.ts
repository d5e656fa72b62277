/**
 * Writes a catalogue into the shop: an upsert by the catalogue's keys, in one streaming pass. Every
 * import uses it.
 */
import { inTransaction, type Database, type Queries } from '../database/database.ts';
import { refreshWords } from '../search/indexWords.ts';
import type { CatalogueDraft, ProductDraft } from '../catalogue/catalogueDraft.ts';
import { incrementVersion } from '../catalogue/incrementVersion.ts';
import { writeBrands, writeCategories } from '../catalogue/writing/writeCategories.ts';
import { writeCampaigns } from '../catalogue/writing/writeCampaigns.ts';
import { writeMenus, writePages } from '../content/writeContent.ts';
import { writeProducts, type ProductWriting } from '../catalogue/writing/writeProducts.ts';

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

/** Products that an interrupted import stored but did not index. */
async function unindexed(queries: Queries): Promise<number[]> {
  const rows = await queries
    .selectFrom('products as p')
    .select('p.productId')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('searchDocuments as d')
            .select('d.productId')
            .whereRef('d.productId', '=', 'p.productId'),
        ),
      ),
    )
    .execute();
  return rows.map(({ productId }) => productId);
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
      // Copies, because a rolled-back attempt must not mark anything as stored.
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
    await incrementVersion(transaction);
  });
  onProgress?.({ step: 'content', products });
  await refreshWords(database, [...new Set([...changed, ...(await unindexed(database.handle))])]);
  await incrementVersion(database.handle);
  onProgress?.({ step: 'search', products });
  return { products, changed: changed.length };
}
