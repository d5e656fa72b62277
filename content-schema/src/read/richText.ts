/** Running text as data, so that no markup of an editor's ever reaches a page unparsed. */
export type Inline =
  | string
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'strong'; readonly text: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | TableBlock;

/**
 * A table such as a size guide: a row has as many cells as there are columns, and its first cell is
 * its label.
 */
export interface TableBlock {
  readonly kind: 'table';
  /** Its caption: "Dam". */
  readonly caption: string;
  /** Heads with their units: "Midja (cm)". */
  readonly columns: readonly [first: string, second: string, ...rest: string[]];
  readonly rows: readonly (readonly [head: string, ...cells: string[]])[];
}

export type RichText = readonly Block[];
