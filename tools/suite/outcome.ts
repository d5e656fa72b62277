/** A test that failed among others and passed when it was run alone. */
export interface FlakyTest {
  readonly name: string;
  /** Why it failed the first time. */
  readonly failure: string;
}

/** What a part of the suite came to. A flaky test is counted as passed and named besides. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly flaky?: readonly FlakyTest[];
}
