/** The target of a figure, and the limit that tests assert, so that what was reached is not lost. */
export interface Budget {
  readonly target: number;
  /** The worst value that passes the tests; only counted figures have one, timed ones do not. */
  readonly limit?: number;
  /** Whether the figure should be at least its target; otherwise at most. */
  readonly isLeast?: boolean;
}

/** Budgets by the figure's name; a name that starts with `*.` applies to every page. */
export type Budgets = Readonly<Record<string, Budget>>;
