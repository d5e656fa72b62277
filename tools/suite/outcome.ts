/** A test that failed among others and passed when it was run alone. */
export interface FlakyTest {
  readonly name: string;
  /** Why it failed the first time. */
  readonly failure: string;
}

/** The outcome of a part of the suite. A flaky test counts as passed and is listed as well. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly flaky?: readonly FlakyTest[];
}
