/** A list or page that a search leads to beside its products. */
export interface FoundContent {
  readonly key: string;
  readonly title: string;
  readonly link: string;
  /** Of a category: the one at the top of the tree that it is in. */
  readonly parentTitle?: string;
  /** Of a category: its products in this market. */
  readonly count?: number;
  readonly description?: string;
  /** Set where the text is a name of it, and not only near its words. */
  readonly isNamed?: true;
}
