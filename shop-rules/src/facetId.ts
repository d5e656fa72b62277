/**
 * Facet ids of lists and filters: `c-12` a category, `b-3` a brand, `s-xl` a size, `d-21-30` a band of discounts in per
 * cent, `p-7` a parameter's value.
 */
export type Facet =
  | { readonly kind: 'category' | 'brand' | 'parameter'; readonly id: number }
  /** `key`: the part of the id after `s-`. */
  | { readonly kind: 'size'; readonly key: string }
  /** Whole per cent, both included. */
  | { readonly kind: 'discount'; readonly from: number; readonly to: number };

/** What the ids of each kind begin with, for SQL that composes them. */
export const facetPrefix = {
  category: 'c-',
  brand: 'b-',
  parameter: 'p-',
  size: 's-',
  discount: 'd-',
} as const satisfies Readonly<Record<Facet['kind'], string>>;

export const facetId = {
  category: (id: number): string => `${facetPrefix.category}${String(id)}`,
  brand: (id: number): string => `${facetPrefix.brand}${String(id)}`,
  parameter: (id: number): string => `${facetPrefix.parameter}${String(id)}`,
  size: (key: string): string => `${facetPrefix.size}${key}`,
  discount: (from: number, to: number): string =>
    `${facetPrefix.discount}${String(from)}-${String(to)}`,
} as const;

/** Undefined if the id is malformed. */
export function parseFacetId(text: string): Facet | undefined {
  const [, letter, key = ''] = /^([cbpsd])-(.+)$/.exec(text) ?? [];
  const id = /^\d{1,9}$/.test(key) ? Number(key) : undefined;
  switch (letter) {
    case 'c':
      return id === undefined ? undefined : { kind: 'category', id };
    case 'b':
      return id === undefined ? undefined : { kind: 'brand', id };
    case 'p':
      return id === undefined ? undefined : { kind: 'parameter', id };
    case 's':
      return { kind: 'size', key };
    case 'd': {
      const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(key) ?? [];
      return from && to ? { kind: 'discount', from: Number(from), to: Number(to) } : undefined;
    }
    default:
      return undefined;
  }
}
