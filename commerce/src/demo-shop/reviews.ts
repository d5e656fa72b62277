import type { ReviewDraft } from '../catalogue/catalogueDraft.ts';
import type { PlannedProduct } from './planShop.ts';

export function writeReviews(_settings: { readonly seed: string; readonly now: Date }, _product: PlannedProduct, _sold: number): ReviewDraft[] {
  return [];
}
