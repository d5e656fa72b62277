import type { BrandView } from './brandViews.ts';

export interface BrandName extends BrandView {
  readonly id: string;
  /** Its letter in the index, in the language. */
  readonly letter: string;
}

/** Brands for an index by letters, in the given order. */
export const brandNames = (
  brands: readonly BrandView[],
  languageId: string,
): readonly BrandName[] =>
  brands.map((brand) => ({
    ...brand,
    id: brand.href,
    letter: brand.name[0]?.toLocaleUpperCase(languageId) ?? '',
  }));
