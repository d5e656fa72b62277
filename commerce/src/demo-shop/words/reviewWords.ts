import type { Family } from '../garments/garmentKind.ts';

/** What shoppers of one language write: sentences that go together whichever are drawn. */
export interface ReviewWords {
  readonly authors: readonly string[];
  readonly about: Readonly<
    Record<Family, { readonly good: readonly string[]; readonly mixed: readonly string[] }>
  >;
  /** Second sentences that fit any piece. */
  readonly good: readonly string[];
  readonly mixed: readonly string[];
  readonly bad: readonly string[];
  readonly bought: (size: string, colour: string) => string;
}
