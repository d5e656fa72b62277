/** The fields of a document side by side, as two revisions are compared. */
import type { CompareTexts } from './compareTexts.ts';
import type { ItemIds } from './alignItems.ts';

/** The texts, with the ids of list items. */
export type EntryTexts = CompareTexts & { readonly ids: ItemIds };

export interface Entry {
  /**
   * The widget, row or item that it belongs to: where the other revision lacks that altogether,
   * none of its entries are listed.
   */
  readonly owner: string;
  readonly where: string;
  readonly field: string;
  readonly value: string;
  /**
   * Of a position: its parent, and the list whose order it is part of. Only moved entries are
   * listed.
   */
  readonly within?: string;
  readonly list?: string;
  /**
   * Of a row: that it only holds its widgets, which are listed themselves when added or removed.
   */
  readonly isPositionOnly?: boolean;
}

/** By an id that is the same in both revisions. */
export type Entries = Map<string, Entry>;

/** What an entry is about. */
export type Subject = Pick<Entry, 'owner' | 'where'>;
