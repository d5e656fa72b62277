/** What a search means that names a brand. */
import { parseFacetId } from '@solvik/shop-rules';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { hasDiacritics } from './writtenWords.ts';

function brandOf({ brands }: CatalogueIndex, facet: string | undefined) {
  const parsed = facet === undefined ? undefined : parseFacetId(facet);
  return parsed?.kind === 'brand' ? brands.get(parsed.id) : undefined;
}

/**
 * Brands that only resemble a word with diacritics are not named by it: mössa is a hat, mossa the
 * brand Mossa.
 */
export function withoutResembling(
  facets: readonly string[],
  catalogue: CatalogueIndex,
  text: string,
): readonly string[] {
  if (!hasDiacritics(text)) return facets;
  const typed = text.normalize('NFC').toLowerCase();
  return facets.filter((facet) => {
    const brand = brandOf(catalogue, facet);
    return !brand || typed.includes(brand.name.toLowerCase());
  });
}

/** A text that is a brand's name means the brand, whatever else the word may mean. */
export function brandFirst(
  ids: readonly number[],
  catalogue: CatalogueIndex,
  facets: readonly string[],
): readonly number[] {
  const brand = facets.length === 1 ? brandOf(catalogue, facets[0]) : undefined;
  if (!brand) return ids;
  const isOfBrand = (id: number) => catalogue.products.get(id)?.brandId === brand.brandId;
  return [...ids.filter(isOfBrand), ...ids.filter((id) => !isOfBrand(id))];
}
