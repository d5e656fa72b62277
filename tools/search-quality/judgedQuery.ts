/** A query with what its shopper wants, and how well a product satisfies that. */
import type {
  CatalogueIndex,
  IndexedProduct,
} from '../../commerce/src/catalogue/catalogueIndex.ts';
import type { Locale } from '../../shop/src/index.ts';
import { parseFacetId } from '../../shop-rules/src/facetId.ts';

/** Facts of the demo shop, in Swedish where they are values. */
export interface Need {
  /** Parts of the keys of categories, one of which a product must be in. */
  readonly category?: readonly string[];
  readonly colour?: string;
  /** Part of a material's name. */
  readonly material?: string;
  readonly pattern?: string;
  readonly brand?: string;
  readonly audience?: string;
  readonly articleNumber?: string;
  /** Whether a product with this name is what is wanted, whatever its category. */
  readonly isCalled?: (name: string) => boolean;
}

export interface JudgedQuery {
  readonly text: string;
  readonly need: Need;
  readonly kind: 'rule' | 'hand';
}

interface Facts {
  readonly name: string;
  readonly categories: readonly string[];
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly brand: string | undefined;
  readonly articleNumber: string;
}

export function factsOf(
  { index, locale }: { readonly index: CatalogueIndex; readonly locale: Locale },
  product: IndexedProduct,
): Facts {
  const facets = product.facets.map(parseFacetId);
  const values = facets.flatMap((facet) => {
    const row = facet?.kind === 'parameter' ? index.parameterValues.get(facet.id) : undefined;
    return row ? [{ name: row.identifier, value: (row.value.sv ?? '').toLowerCase() }] : [];
  });
  return {
    name: product.name[locale] ?? '',
    categories: facets.flatMap((facet) =>
      facet?.kind === 'category' ? (index.categories.get(facet.id)?.key ?? []) : [],
    ),
    values: new Map(
      [...Map.groupBy(values, ({ name }) => name)].map(([name, group]) => [
        name,
        group.map(({ value }) => value),
      ]),
    ),
    brand: product.brandId === null ? undefined : index.brands.get(product.brandId)?.name,
    articleNumber: product.articleNumber,
  };
}

/** 3: all that is wanted. 1: the kind of thing, but something about it is not. 0: anything else. */
export function grade(facts: Facts, need: Need): number {
  const has = (name: string, part: string | undefined, isWhole = false) =>
    part === undefined ||
    (facts.values.get(name) ?? []).some((value) =>
      isWhole ? value === part.toLowerCase() : value.includes(part.toLowerCase()),
    );
  const isKind =
    need.category === undefined ||
    need.isCalled?.(facts.name) === true ||
    need.category.some((part) => facts.categories.some((key) => key.includes(part)));
  const isAll =
    has('Color', need.colour, true) &&
    has('Material', need.material) &&
    has('Pattern', need.pattern) &&
    (need.brand === undefined || facts.brand === need.brand) &&
    (need.audience === undefined || facts.categories.includes(need.audience)) &&
    (need.articleNumber === undefined || facts.articleNumber === need.articleNumber);
  if (isKind && isAll) return 3;
  return isKind && need.category !== undefined ? 1 : 0;
}
