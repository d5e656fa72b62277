/** One test as a run of it ended. Tests that were skipped are not in a run. */
export interface TestRun {
  /** The same in every run: file and titles, or a story's title and name. */
  readonly name: string;
  readonly seconds: number;
  /** Why it failed; absent when it passed. */
  readonly failure?: string;
}
