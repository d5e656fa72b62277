/** Tells by its content what a file is and how it will be read. */
import { ImportRefusedError } from '../importProblem.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { parseMapping } from '../mapping/parseMapping.ts';
import { recogniseMapping } from '../mapping/readMapping.ts';
import { looksOfFile, type FileLooks } from '../reading/looksOfFile.ts';
import { readFeed } from '../reading/readFeed.ts';
import { readTable } from '../reading/readTable.ts';
import type { ReadRow, SourceRow } from '../reading/sourceRow.ts';
import { googleColumns, googleItem, googleName } from './googleItems.ts';
import { mappedItems } from './mappedItems.ts';
import { isOwnHeader, ownItem } from './ownItems.ts';
import type { RawItem, ReadItem } from './rawItem.ts';
import { shopifyColumns, shopifyItems } from './shopifyItems.ts';

export interface ImportSource {
  readonly mapping: Mapping;
  /** Every item of the file from its beginning; may be read again and again. */
  readonly items: () => AsyncGenerator<ReadItem>;
}

const lacking = (columns: readonly string[], wanted: readonly string[]): readonly string[] =>
  wanted.filter((name) => !columns.includes(name));

/** The mapping that stands for a format when the merchant gave none. */
async function usualMapping(looks: FileLooks): Promise<Mapping> {
  if (looks.kind === 'xml') return parseMapping({ format: 'google' });
  const own = await recogniseMapping(looks.columns);
  if (own) return own;
  if (lacking(looks.columns, shopifyColumns).length === 0)
    return parseMapping({ format: 'shopify' });
  if (isOwnHeader(looks.columns)) return parseMapping({ format: 'own' });
  if (lacking(looks.columns.map(googleName), googleColumns).length === 0)
    return parseMapping({ format: 'google' });
  throw new ImportRefusedError(
    `The columns (${looks.columns.slice(0, 8).join(', ')}${looks.columns.length > 8 ? ', …' : ''}) are none that this shop knows: neither Shopify's, nor a Google Merchant feed's, nor its own. Write a mapping file and name it with --mapping (docs/guides/import.md).`,
  );
}

/** @throws ImportRefusedError when the mapping asks for columns that the file has not */
function checkColumns(looks: FileLooks, mapping: Mapping): void {
  if (looks.kind === 'xml') {
    if (mapping.format !== 'google')
      throw new ImportRefusedError(`The mapping is for a table, and the file is an XML feed.`);
    return;
  }
  const wanted = {
    shopify: () => lacking(looks.columns, shopifyColumns),
    google: () => lacking(looks.columns.map(googleName), googleColumns),
    own: () => (isOwnHeader(looks.columns) ? [] : ['id', 'name', 'price']),
    table: () =>
      lacking(
        looks.columns,
        [...mapping.columns.values()].flat().map(({ column }) => column),
      ),
  };
  const missing = [...new Set(wanted[mapping.format]())];
  if (missing.length > 0)
    throw new ImportRefusedError(
      `The file has no column ${missing.map((name) => `“${name}”`).join(', ')}. Its columns are: ${looks.columns.join(', ')}.`,
    );
}

function adapterOf(mapping: Mapping): (row: SourceRow) => RawItem | undefined {
  if (mapping.format === 'shopify') return shopifyItems();
  if (mapping.format === 'google') return googleItem;
  return mapping.format === 'own' ? ownItem : mappedItems(mapping);
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

/** @throws ImportRefusedError when the file is none that can be read, with what to do about it */
export async function recogniseFormat(file: string, asked?: Mapping): Promise<ImportSource> {
  const looks = await looksOfFile(file, { encoding: asked?.encoding, delimiter: asked?.delimiter });
  const mapping = asked ?? (await usualMapping(looks));
  checkColumns(looks, mapping);
  const { encoding } = mapping;
  return {
    mapping,
    items: () =>
      itemsOf(
        looks.kind === 'xml'
          ? readFeed(file, encoding)
          : readTable(file, {
              delimiter: looks.delimiter,
              columns: looks.columns,
              ...(encoding && { encoding }),
            }),
        mapping,
      ),
  };
}
