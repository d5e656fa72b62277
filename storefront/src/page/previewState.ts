import type { PreviewCondition } from '@solvik/content-schema';

/**
 * Marks a page as a preview, and lists who may exchange messages with it; only on a page rendered
 * for an editor's own session.
 */
export interface PreviewState {
  /** Origins of editors' windows other than the shop's own. */
  readonly editorOrigins: readonly string[];
  /** The previewed visitor, in the Data API's form; absent for the editor's own visit. */
  readonly as?: string;
  /** The previewed time, ISO 8601; absent is now. */
  readonly at?: string;
  /** The simulated device. */
  readonly conditions?: readonly PreviewCondition[];
}
