import type { Localised } from '../catalogue/catalogueDraft.ts';
import type { BrandKey } from './brands.ts';

export function brandDescription(_key: BrandKey): Localised {
  return {};
}
