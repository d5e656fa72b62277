export type RestartPlan =
  | { readonly kind: 'restart'; readonly after: number }
  | { readonly kind: 'give-up'; readonly why: 'never-ran' | 'too-often' };

/** Whether a shop that died is started again, and after how many milliseconds. */
export declare function planRestart(history: {
  readonly exits: readonly number[];
  readonly hasRun: boolean;
  readonly now: number;
}): RestartPlan;
