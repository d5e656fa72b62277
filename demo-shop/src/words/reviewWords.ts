import type { Family } from '../garments/garmentKind.ts';

/** Review sentences of one language, which fit together in any combination. */
export interface ReviewWords {
  readonly authors: readonly string[];
  readonly about: Readonly<
    Record<
      Family,
      {
        readonly good: readonly string[];
        /** In the same order in every language, so that what they imply of the fit is known by position. */
        readonly mixed: readonly string[];
      }
    >
  >;
  /** Second sentences that fit any product. */
  readonly good: readonly string[];
  readonly mixed: readonly string[];
  readonly bad: readonly string[];
}
