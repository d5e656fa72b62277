import type { BrandView } from './brandViews.ts';

export interface BrandName extends BrandView {
  readonly id: string;
  /** What it is found under, in the language. */
  readonly letter: string;
}

/** Brands as an index by letters shows them, in the order they come. */
export const brandNames = (
  brands: readonly BrandView[],
  languageId: string,
): readonly BrandName[] =>
  brands.map((brand) => ({
    ...brand,
    id: brand.href,
    letter: brand.name[0]?.toLocaleUpperCase(languageId) ?? '',
  }));
