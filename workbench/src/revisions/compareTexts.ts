import type { LinkTarget } from '@solvik/content-schema/editing';
import type { VisibilityTexts } from '../visibility/describeVisibility.ts';

export interface CompareTexts extends VisibilityTexts {
  readonly title: (english: string) => string;
  /** The labels of the shop's own entries; by their aliases until loaded. */
  readonly targets?: readonly LinkTarget[] | undefined;
}
