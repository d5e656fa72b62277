import type { BrandsQuery } from '../../data-api/generated/operations.ts';

export interface BrandName {
  readonly id: string;
  readonly alias: string;
  readonly name: string;
  readonly href: string;
  /** What it is found under, in the language. */
  readonly letter: string;
}

/** Brands in the language's own order. */
export function brandNames(brands: BrandsQuery['brands'], languageId: string): readonly BrandName[] {
  const order = new Intl.Collator(languageId).compare;
  return (brands ?? [])
    .flatMap((brand) => (brand?.name && brand.canonicalUrl ? [{ id: String(brand.brandId), alias: brand.alias ?? '', name: brand.name, href: brand.canonicalUrl, letter: brand.name[0]?.toLocaleUpperCase(languageId) ?? '' }] : []))
    .toSorted((a, b) => order(a.name, b.name));
}
