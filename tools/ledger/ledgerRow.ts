/** What the ledger says of one statement of the specification. A sentence that only says what is not known has a row where we filled it. */

export const ledgerStates = ['held', 'to come', 'deviated'] as const;
export type LedgerState = (typeof ledgerStates)[number];

/** Areas that a statement can be to come in; one word each, so that counts by area are counts of work. */
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

interface Statement {
  /** Section and running number, `2.31`; for behaviours `B`, area and running number, `B.cart.4`. */
  readonly id: string;
  /** The statement in our own words. */
  readonly says: string;
}

/** `path/to/file.test.ts > words of the title`; an ellipsis stands for what a template fills in. */
export type TestReference = string;

export type LedgerRow =
  | (Statement & {
      readonly state: 'held';
      readonly test: TestReference | readonly TestReference[];
    })
  | (Statement & { readonly state: 'to come'; readonly part: LedgerPart })
  | (Statement & {
      readonly state: 'deviated';
      readonly decision: string;
      readonly test?: TestReference | readonly TestReference[];
    });

/** The rows of one file, under the headings of the text they come from. */
export interface LedgerFile {
  readonly title: string;
  readonly groups: readonly { readonly about: string; readonly rows: readonly LedgerRow[] }[];
}

/** The part of an id that its rows are counted under: `2` of `2.31`, `B.cart` of `B.cart.4`. */
export const sectionOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
