export interface Difference {
  /** Unique among all of a comparison. */
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /**
   * Its subject: a widget, a row, the page itself; `owner` is the same for all differences of it.
   */
  readonly owner: string;
  readonly where: string;
  /** Empty where a whole widget, row or item was added or removed. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}
