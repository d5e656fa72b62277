/**
 * Selects content: a page by its alias, or an area of another screen by family and name,
 * narrowed by filters.
 */
export type AreaSelector =
  | { readonly alias: string }
  | {
      readonly family: string;
      readonly areaName: string;
      readonly filters?: readonly AreaFilter[];
    };

interface AreaFilter {
  readonly key: string;
  readonly value: string;
}

/** The areas the shop shows (contracts.md, Widget areas used). */
export const areas = {
  homePage: { family: 'Frontpage', areaName: 'The front page area' },
  listTop: { family: 'Productlist', areaName: 'The top part of the product list' },
  listBottom: { family: 'Productlist', areaName: 'The bottom part of the product list' },
  product: { family: 'Product', areaName: 'Product detail page' },
} as const satisfies Record<string, AreaSelector>;

/** Writes the selector as an address query: `alias=om-oss`, or `family=…&area=…&filter=Category:dam`. */
export function writeAreaSelector(selector: AreaSelector): URLSearchParams {
  if ('alias' in selector) return new URLSearchParams({ alias: selector.alias });
  const query = new URLSearchParams({ family: selector.family, area: selector.areaName });
  for (const { key, value } of selector.filters ?? []) query.append('filter', `${key}:${value}`);
  return query;
}

/** Parses what `writeAreaSelector` wrote; undefined if the query selects no area. */
export function readAreaSelector(query: URLSearchParams): AreaSelector | undefined {
  const alias = query.get('alias');
  if (alias) return { alias };
  const [family, areaName] = [query.get('family'), query.get('area')];
  if (!family || !areaName) return undefined;
  const filters = query.getAll('filter').flatMap((text): AreaFilter[] => {
    const [, key, value] = /^([^:]+):(.+)$/.exec(text) ?? [];
    return key && value ? [{ key, value }] : [];
  });
  return { family, areaName, ...(filters.length > 0 && { filters }) };
}
