/**
 * Imports a merchant's file: a streamed upsert in whole batches, after which an interrupted import
 * resumes.
 */
import { type MarketId, marketIds } from '@solvik/shop';
import { basename, extname, join } from 'node:path';
import type { CatalogueDraft, ProductDraft } from '../catalogue/catalogueDraft.ts';
import type { Database } from '../database/database.ts';
import { recogniseFormat } from './formats/recogniseFormat.ts';
import { withImportLock } from './withImportLock.ts';
import { ProblemTally, type ImportReport } from './importReport.ts';
import { withdrawProducts } from './withdrawProducts.ts';
import {
  fingerprintImport,
  initialState,
  stateFile,
  type ImportState,
  type StateFile,
} from './importState.ts';
import type { Mapping } from './mapping/mapping.ts';
import {
  prepareEnrichment,
  completeProduct,
  type EnrichedProduct,
  type Placing,
} from './enrichProducts.ts';
import { refuseUnplaced } from './refuseUnplaced.ts';
import { openProblemFile } from './problemFile.ts';
import { draftProducts } from './products/draftProducts.ts';
import { countStyles, groupByStyle } from './products/groupByStyle.ts';
import { readOnce } from './products/readOnce.ts';
import { readStoredProducts } from './storedProducts.ts';
import type { WriteCatalogueOptions, WrittenCatalogue } from './writeCatalogue.ts';

export interface ImportProgress {
  /**
   * `counting` reads the file once, to count its rows and those of each style; `checking` once more,
   * to see whether every product has a category.
   */
  readonly step: 'counting' | 'checking' | 'importing';
  readonly rows: number;
  /** Rows of the file; undefined while counting. */
  readonly of: number | undefined;
  readonly products: number;
}

/** The shop that the products are written to. */
export interface ImportTarget {
  readonly database: Database;
  readonly writeCatalogue: (
    draft: CatalogueDraft,
    options?: WriteCatalogueOptions,
  ) => Promise<WrittenCatalogue>;
}

export interface ImportOptions {
  readonly file: string;
  readonly commerce: ImportTarget;
  /** The shop's data folder, for progress, reports and pictures. */
  readonly dataDir: string;
  /** How to read the file; recognised by its columns if undefined. */
  readonly mapping?: Mapping;
  /** The merchant's folder of pictures. */
  readonly pictures?: string;
  /** Path of the report; `dataDir`/imports/<file>-report.csv by default. */
  readonly reportFile?: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /**
   * Products without a category of the shop are put under “Övrigt”; otherwise such a file is refused
   * before anything is written.
   */
  readonly isOtherAccepted?: boolean;
  /** Reads the whole file and writes nothing but the report. */
  readonly isDryRun?: boolean;
  /** The file is the source's whole catalogue: products that it lacks are no longer sold. */
  readonly isWhole?: boolean;
  /** Ends the import after the current batch. */
  readonly signal?: AbortSignal;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** Products per batch. */
  readonly batchSize?: number;
}

interface Batching {
  readonly commerce: ImportOptions['commerce'];
  readonly placing: Placing;
  readonly state: StateFile;
  readonly begun: ImportState;
  readonly now: number;
}

/** Stores products in batches; those that an interrupted import stored are counted and skipped. */
class BatchWriter {
  stored = 0;
  changed: number;
  private waiting: EnrichedProduct[] = [];
  private readonly batching: Batching;

  constructor(batching: Batching) {
    this.batching = batching;
    this.changed = batching.begun.changed;
  }

  get length(): number {
    return this.waiting.length;
  }

  add(product: EnrichedProduct): void {
    if (this.stored + this.waiting.length < this.batching.begun.stored) this.stored += 1;
    else this.waiting.push(product);
  }

  async flush(): Promise<void> {
    const { commerce, placing, state, now } = this.batching;
    const batch = this.waiting.splice(0);
    if (batch.length === 0) return;
    const stored = await readStoredProducts(
      commerce.database.handle,
      batch.map(({ imported }) => imported.draft.key),
    );
    const products: readonly ProductDraft[] = batch.map((placed) =>
      completeProduct(placed, {
        stored: stored.get(placed.imported.draft.key),
        now: new Date(now).toISOString(),
      }),
    );
    const written = await commerce.writeCatalogue(
      {
        categories: placing.categories(),
        brands: placing.brands.fresh(),
        products,
        campaigns: [],
        menus: [],
        pages: [],
      },
      { now },
    );
    this.stored += batch.length;
    this.changed += written.changed;
    await state.write({ stored: this.stored, changed: this.changed, isComplete: false });
  }
}

/** Whether rows were refused that should have been products. */
const hasRefusals = ({ refused }: ProblemTally): boolean =>
  Object.keys(refused).some((reason) => reason !== 'not-published');

const reportName = (file: string): string =>
  `${
    basename(file, extname(file))
      .replace(/[^\w.-]+/g, '-')
      .slice(0, 80) || 'import'
  }-report.csv`;

/**
 * @throws ImportRefusedError when the file cannot be imported, or the shop cannot import now, with
 * what to do about it
 */
export const importFile = (options: ImportOptions): Promise<ImportReport> =>
  withImportLock(options.dataDir, () => importContents(options));

async function importContents(options: ImportOptions): Promise<ImportReport> {
  const {
    file,
    commerce,
    dataDir,
    onProgress,
    signal,
    now = Date.now(),
    batchSize = 1920,
  } = options;
  const begunAt = performance.now();
  const { mapping, items } = await recogniseFormat(file, options.mapping);
  const { isDryRun = false, isWhole = false, isOtherAccepted = false } = options;
  const state = stateFile(dataDir, await fingerprintImport(file, mapping));
  const begun = isDryRun ? initialState : await state.read();
  const placing = await prepareEnrichment({
    queries: commerce.database.handle,
    mapping,
    file,
    dataDir,
    // Imported pictures are stored at once.
    pictures: isDryRun ? undefined : options.pictures,
  });
  let counted = 0;
  const counts = await countStyles(items(), () => {
    counted += 1;
    if (counted % 500 === 0)
      onProgress?.({ step: 'counting', rows: counted, of: undefined, products: 0 });
  });

  if (!isDryRun && !isOtherAccepted)
    await refuseUnplaced({
      items: items(),
      counts,
      mapping,
      placing,
      now,
      signal,
      onRow: (rows) => {
        if (rows % 500 === 0)
          onProgress?.({ step: 'checking', rows, of: counts.rows, products: 0 });
      },
    });

  const reportFile = options.reportFile ?? join(dataDir, 'imports', reportName(file));
  const problemFile = await openProblemFile(reportFile);
  const tally = new ProblemTally();
  const writer = new BatchWriter({ commerce, placing, state, begun, now });
  const soldIn = Object.fromEntries(marketIds.map((id) => [id, 0])) as Record<MarketId, number>;
  const made = { rows: 0, skipped: 0, products: 0, skus: 0 };
  const unplaced = new Map<string, number>();
  const keys = new Set<string>();
  let withdrawn: number | undefined;
  const note = async (problems: Parameters<ProblemTally['add']>[0]) => {
    tally.add(problems);
    await problemFile.add(problems);
  };
  try {
    for await (const { problems, isSkipped, style } of groupByStyle(items(), {
      counts,
      read: readOnce({ mapping, now, stockColumns: counts.stockColumns }),
    })) {
      made.rows += 1;
      made.skipped += isSkipped ? 1 : 0;
      await note(problems);
      const drafted = style ? draftProducts(style, mapping) : { products: [], problems: [] };
      await note(drafted.problems);
      for (const product of drafted.products) {
        const placed = await placing.place(product);
        await note(placed.problems);
        if (placed.unplaced !== undefined)
          unplaced.set(placed.unplaced, (unplaced.get(placed.unplaced) ?? 0) + 1);
        if (isWhole) keys.add(product.draft.key);
        made.products += 1;
        made.skus += product.draft.skus.length;
        for (const market of Object.keys(product.draft.prices) as MarketId[]) soldIn[market] += 1;
        if (!isDryRun) writer.add(placed);
      }
      if (writer.length >= batchSize) {
        await writer.flush();
        onProgress?.({
          step: 'importing',
          rows: made.rows,
          of: counts.rows,
          products: made.products,
        });
      }
      if (signal?.aborted) break;
    }
    if (!signal?.aborted && !isDryRun) {
      await writer.flush();
      // A row that was refused may be of a product that is still sold.
      if (isWhole && !hasRefusals(tally) && keys.size > 0)
        withdrawn = await withdrawProducts(commerce.database, {
          source: mapping.source,
          keys,
          now,
        });
      await state.write({ stored: writer.stored, changed: writer.changed, isComplete: true });
    }
  } finally {
    await problemFile.close();
  }
  onProgress?.({ step: 'importing', rows: made.rows, of: counts.rows, products: made.products });
  return {
    format: mapping.format,
    source: mapping.source,
    ...made,
    changed: writer.changed,
    withdrawn: isWhole && !isDryRun ? (withdrawn ?? 'refused') : 0,
    unplaced,
    isDryRun,
    resumedAfter: begun.stored,
    soldIn,
    refused: tally.refused,
    partial: tally.partial,
    reportFile,
    seconds: (performance.now() - begunAt) / 1000,
    isComplete: !signal?.aborted,
  };
}
