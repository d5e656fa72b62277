/** What a figure should come to, and what a test holds it to meanwhile. */
export interface Budget {
  readonly target: number;
  /** The worst that passes the tests today; only what is counted has one, what is timed has none. */
  readonly limit?: number;
  /** The figure should be at least its target; at most otherwise. */
  readonly isLeast?: boolean;
}

/** Budgets by the figure's name; a name that begins with `*.` is every page's. */
export type Budgets = Readonly<Record<string, Budget>>;
