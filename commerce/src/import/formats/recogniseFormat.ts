/** Recognises a file's format by its content, and chooses the mapping to read it with. */
import { ImportRefusedError } from '../importProblem.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { parseMapping } from '../mapping/parseMapping.ts';
import { recogniseMapping } from '../mapping/readMapping.ts';
import { readFileSignature, type FileSignature } from '../reading/readFileSignature.ts';
import { readFeed } from '../reading/readFeed.ts';
import { readTable } from '../reading/readTable.ts';
import type { ReadRow, SourceRow } from '../reading/sourceRow.ts';
import { googleColumns, googleItem, googleName } from './googleItems.ts';
import { mappedItems } from './mappedItems.ts';
import { isNativeCsvHeader, nativeCsvItem } from './nativeCsvItems.ts';
import type { RawItem, ReadItem } from './rawItem.ts';
import { shopifyColumns, shopifyItems } from './shopifyItems.ts';

export interface ImportSource {
  readonly mapping: Mapping;
  /** Every item of the file from its beginning; may be read repeatedly. */
  readonly items: () => AsyncGenerator<ReadItem>;
}

const lacking = (columns: readonly string[], required: readonly string[]): readonly string[] =>
  required.filter((name) => !columns.includes(name));

/** The mapping of a recognised format when the merchant gave none. */
async function usualMapping(signature: FileSignature): Promise<Mapping> {
  if (signature.kind === 'xml') return parseMapping({ format: 'google' });
  const own = await recogniseMapping(signature.columns);
  if (own) return own;
  if (lacking(signature.columns, shopifyColumns).length === 0)
    return parseMapping({ format: 'shopify' });
  if (isNativeCsvHeader(signature.columns)) return parseMapping({ format: 'own' });
  if (lacking(signature.columns.map(googleName), googleColumns).length === 0)
    return parseMapping({ format: 'google' });
  throw new ImportRefusedError(
    `The columns (${signature.columns.slice(0, 8).join(', ')}${signature.columns.length > 8 ? ', …' : ''}) match no known format: neither Shopify's, nor a Google Merchant feed's, nor its own. Write a mapping file and name it with --mapping (docs/guides/import.md).`,
  );
}

/** @throws ImportRefusedError when the mapping needs columns that the file lacks */
function checkColumns(signature: FileSignature, mapping: Mapping): void {
  if (signature.kind === 'xml') {
    if (mapping.format !== 'google')
      throw new ImportRefusedError(`The mapping is for a table, and the file is an XML feed.`);
    return;
  }
  const missingColumns = {
    shopify: () => lacking(signature.columns, shopifyColumns),
    google: () => lacking(signature.columns.map(googleName), googleColumns),
    own: () => (isNativeCsvHeader(signature.columns) ? [] : ['id', 'name', 'price']),
    table: () =>
      lacking(
        signature.columns,
        [...mapping.columns.values()].flat().map(({ column }) => column),
      ),
  };
  const missing = [...new Set(missingColumns[mapping.format]())];
  if (missing.length > 0)
    throw new ImportRefusedError(
      `The file has no column ${missing.map((name) => `“${name}”`).join(', ')}. Its columns are: ${signature.columns.join(', ')}.`,
    );
}

function adapterOf(mapping: Mapping): (row: SourceRow) => RawItem | undefined {
  if (mapping.format === 'shopify') return shopifyItems();
  if (mapping.format === 'google') return googleItem;
  return mapping.format === 'own' ? nativeCsvItem : mappedItems(mapping);
}

async function* itemsOf(rows: AsyncIterable<ReadRow>, mapping: Mapping): AsyncGenerator<ReadItem> {
  const adapt = adapterOf(mapping);
  for await (const read of rows) {
    if (read.kind === 'problem') yield read;
    else {
      const item = adapt(read.row);
      yield item ? { kind: 'item', item } : { kind: 'skipped' };
    }
  }
}

/** @throws ImportRefusedError when the file cannot be read, with what to do about it */
export async function recogniseFormat(file: string, requested?: Mapping): Promise<ImportSource> {
  const signature = await readFileSignature(file, {
    encoding: requested?.encoding,
    delimiter: requested?.delimiter,
  });
  const mapping = requested ?? (await usualMapping(signature));
  checkColumns(signature, mapping);
  const { encoding } = mapping;
  return {
    mapping,
    items: () =>
      itemsOf(
        signature.kind === 'xml'
          ? readFeed(file, encoding)
          : readTable(file, {
              delimiter: signature.delimiter,
              columns: signature.columns,
              ...(encoding && { encoding }),
            }),
        mapping,
      ),
  };
}
