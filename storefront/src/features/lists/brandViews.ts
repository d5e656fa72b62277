import type { BrandsQuery } from '../../data-api/generated/operations.ts';

/** A brand as a link to its list. */
export interface BrandView {
  readonly alias: string;
  readonly name: string;
  readonly href: string;
}

/** Brands in the language's own order. */
export function brandViews(
  brands: BrandsQuery['brands'] | undefined,
  languageId: string,
): readonly BrandView[] {
  const order = new Intl.Collator(languageId).compare;
  return (brands ?? [])
    .flatMap((brand) =>
      brand?.name && brand.canonicalUrl
        ? [{ alias: brand.alias ?? '', name: brand.name, href: brand.canonicalUrl }]
        : [],
    )
    .toSorted((a, b) => order(a.name, b.name));
}
