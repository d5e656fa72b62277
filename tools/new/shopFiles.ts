/** The files and constants with the rows of a shop's definition. */
import type { Draft } from './draft.ts';
import { refuseUnless } from './refusal.ts';
import { addJsonRow, type Row, rowsOf } from './rows.ts';

/** The file and the constant that hold the rows of each kind. */
export const shopTables = {
  channels: ['shop/definition/channels.ts', 'channelDefinitions'],
  currencies: ['shop/definition/currencies.ts', 'currencyDefinitions'],
  deliveries: ['shop/definition/delivery.ts', 'deliveries'],
  languages: ['shop/definition/languages.ts', 'languageDefinitions'],
  markets: ['shop/definition/markets.ts', 'marketDefinitions'],
  sellers: ['shop/definition/seller.ts', 'sellers'],
} as const satisfies Readonly<Record<string, readonly [path: string, constant: string]>>;

export type ShopTable = keyof typeof shopTables;

export function shopRows(draft: Draft, table: ShopTable): readonly Row[] {
  const [path, constant] = shopTables[table];
  return rowsOf(draft.read(path), constant);
}

const listed = (rows: readonly Row[]): string => rows.map(({ key }) => key).join(', ');

/** The source of one row. Throws a Refusal that lists the existing rows. */
export function shopRow(draft: Draft, table: ShopTable, key: string): string {
  const rows = shopRows(draft, table);
  const row = rows.find((candidate) => candidate.key === key);
  refuseUnless(row !== undefined, `No ${key} among the ${table} of the shop: ${listed(rows)}.`);
  return row.value;
}

export function refuseExisting(draft: Draft, table: ShopTable, key: string): void {
  const [path] = shopTables[table];
  const isThere = shopRows(draft, table).some((row) => row.key === key);
  refuseUnless(!isThere, `${path} has a row ${key} already; nothing was written.`);
}

/** The text of one property of a row: `'SEK'` is SEK. Undefined if it is not a text. */
export const textIn = (row: string, property: string): string | undefined =>
  rowsOf(`const row = ${row};`, 'row')
    .find(({ key }) => key === property)
    ?.value.match(/^['"`](.*)['"`]$/s)?.[1];

/** The first row of a table, on which others are modelled unless an option names another. */
export const firstOf = (draft: Draft, table: ShopTable): string =>
  shopRows(draft, table)[0]?.key ?? '';

/** Ids of the languages (`sv-SE`) by locale (`sv`). */
export const languageIds = (draft: Draft): ReadonlyMap<string, string> =>
  new Map(shopRows(draft, 'languages').map(({ key, value }) => [key, textIn(value, 'id') ?? '']));

/** Names a market or a language in the texts of the editors, in each of their languages. */
export function addWorkbenchName(
  draft: Draft,
  { kind, id }: { readonly kind: 'market' | 'language'; readonly id: string },
  nameIn: (locale: string) => string,
): void {
  for (const path of draft.find('workbench/src/languages/*.json')) {
    const value = nameIn(path.replace(/^.*\/|\.json$/g, ''));
    draft.change(path, (text) =>
      addJsonRow(text, { path: [], key: `${kind}.${id}`, value, after: `${kind}.` }),
    );
  }
}
