/**
 * A row of the ledger, for one statement of the specification. A sentence that only names an
 * unknown has a row if we filled it.
 */

export const ledgerStates = ['held', 'type only', 'to come', 'deviated'] as const;
export type LedgerState = (typeof ledgerStates)[number];

/** Areas of planned statements; one word each, so that counts by area are counts of work. */
export const ledgerParts = [
  'page',
  'design',
  'markets',
  'content',
  'workbench',
  'catalogue',
  'lists',
  'product',
  'quick-shop',
  'search',
  'cart',
  'campaigns',
  'checkout',
  'payments',
  'orders',
  'returns',
  'accounts',
  'favourites',
  'reviews',
  'loyalty',
  'newsletter',
  'stock-notices',
  'consent',
  'analytics',
  'live-updates',
  'images',
  'operations',
] as const;
export type LedgerPart = (typeof ledgerParts)[number];

/** Tests that only compare names and types: a field that always returns null passes them. */
export const typeProofs: readonly TestReference[] = [
  'commerce/src/api/schema.test.ts > has every name, type and nullability of the contract',
  'commerce/src/api/schema.test.ts > has nothing beside it but our own additions',
  'commerce/src/api/schema.test.ts > is printed in schema.graphql',
];

interface Statement {
  /** Section and running number, `2.31`; for behaviours `B`, area and running number, `B.cart.4`. */
  readonly id: string;
  /** The statement in our own words. */
  readonly statement: string;
}

/** `path/to/file.test.ts > words of the title`; an ellipsis stands for what a template fills in. */
export type TestReference = string;

export type LedgerRow =
  | (Statement & {
      readonly state: 'held' | 'type only';
      readonly test: TestReference | readonly TestReference[];
    })
  | (Statement & { readonly state: 'to come'; readonly part: LedgerPart })
  | (Statement & {
      readonly state: 'deviated';
      readonly decision: string;
      readonly test?: TestReference | readonly TestReference[];
    });

/** The rows of one file, under the headings of their source. */
export interface LedgerFile {
  readonly title: string;
  readonly groups: readonly { readonly about: string; readonly rows: readonly LedgerRow[] }[];
}

/** The part of an id that its rows are counted under: `2` of `2.31`, `B.cart` of `B.cart.4`. */
export const sectionOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
