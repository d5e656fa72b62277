/**
 * Which sizes a shopper has in tops, bottoms and shoes: an own size of one kind says nothing about
 * the others, so each is required only in the categories of its kind.
 */
import { facetId, isNamedSize } from '@solvik/shop-rules';
import { locales } from '@solvik/shop';
import type { CatalogueIndex, CategoryRow } from './catalogueIndex.ts';
import type { RequiredSizes } from './lists/listCriteria.ts';

export const sizeKinds = ['tops', 'bottoms', 'shoes'] as const;
export type SizeKind = (typeof sizeKinds)[number];

/**
 * Ids of Google's product taxonomy. Swimwear, underwear and accessories are of no kind: their sizes
 * are others, or both.
 */
const googleIds: Readonly<Record<SizeKind, readonly number[]>> = {
  tops: [203, 208, 212, 1594, 1831, 2271, 5182, 5250, 5388, 5490, 5598, 7132],
  bottoms: [204, 207, 1581, 5344, 5506, 5514, 5909],
  shoes: [187],
};

const kindByGoogleId = new Map(
  sizeKinds.flatMap((kind) => googleIds[kind].map((id) => [id, kind] as const)),
);

type Categories = CatalogueIndex['categories'];

/** The kind of the category itself, or else of the nearest one above it. */
function kindOf(category: CategoryRow | undefined, categories: Categories): SizeKind | undefined {
  const seen = new Set<number>();
  let current = category;
  while (current && !seen.has(current.categoryId)) {
    seen.add(current.categoryId);
    const kind = kindByGoogleId.get(current.googleTaxonomyId ?? 0);
    if (kind) return kind;
    current = current.parentId === null ? undefined : categories.get(current.parentId);
  }
  return undefined;
}

const known = new WeakMap<Categories, Readonly<Record<SizeKind, readonly number[]>>>();

/** Ids of the categories of each kind. */
export function categoriesByKind({
  categories,
}: Pick<CatalogueIndex, 'categories'>): Readonly<Record<SizeKind, readonly number[]>> {
  const cached = known.get(categories);
  if (cached) return cached;
  const byKind = { tops: [], bottoms: [], shoes: [] } as Record<SizeKind, number[]>;
  for (const category of categories.values()) {
    const kind = kindOf(category, categories);
    if (kind) byKind[kind].push(category.categoryId);
  }
  known.set(categories, byKind);
  return byKind;
}

/** Facet ids of sizes that fit everybody: "One size". */
const namedSizes = ({ sizes }: Pick<CatalogueIndex, 'sizes'>): readonly string[] =>
  [...sizes].flatMap(([id, name]) =>
    locales.some((locale) => isNamedSize(name[locale] ?? '')) ? [id] : [],
  );

/** @param own facet ids of the shopper's sizes; a kind without any is not narrowed */
export function requiredSizes(
  index: Pick<CatalogueIndex, 'categories' | 'sizes'>,
  own: Readonly<Partial<Record<SizeKind, readonly string[]>>>,
): readonly RequiredSizes[] {
  const byKind = categoriesByKind(index);
  return sizeKinds.flatMap((kind) => {
    const sizes = own[kind] ?? [];
    return sizes.length === 0
      ? []
      : [
          {
            categories: byKind[kind].map((id) => facetId.category(id)),
            sizes: [...sizes, ...namedSizes(index)],
          },
        ];
  });
}
