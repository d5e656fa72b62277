import type { ProblemCode } from '../read/problem.ts';

/** Findings that only a stored document can have. */
export type DocumentCode =
  /**
   * Vague alt texts or link labels; an offer that has ended; no heading for the page. `nobody`: its
   * row is for others, or visible at another time.
   */
  | 'alt-empty'
  | 'alt-file-name'
  | 'alt-names-medium'
  | 'alt-repeats'
  | 'vague-link'
  | 'offer-over'
  | 'no-page-heading'
  | 'missing-translation'
  | 'duplicate-id'
  | 'bad-id'
  | 'bad-alias'
  | 'no-place'
  | 'bad-time'
  | 'bad-zone'
  | 'ends-before-it-begins'
  | 'nobody'
  | 'unread-field';

export const findingLevels = ['error', 'warning', 'hint'] as const;

/**
 * A finding of a document; with an error it cannot be published. `path` leads to the field:
 * `containers[0].widgets[1].fields.heading.fi`.
 */
export interface Finding {
  readonly level: (typeof findingLevels)[number];
  readonly path: string;
  readonly code: ProblemCode | DocumentCode;
  readonly values?: Readonly<Record<string, string | number>>;
}
