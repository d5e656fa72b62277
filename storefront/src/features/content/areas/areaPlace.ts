/** Where content stands: a page by its alias, or an area of another screen by family and name, narrowed by filters. */
export type AreaPlace =
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
  frontPage: { family: 'Frontpage', areaName: 'The front page area' },
  listTop: { family: 'Productlist', areaName: 'The top part of the product list' },
  listBottom: { family: 'Productlist', areaName: 'The bottom part of the product list' },
  product: { family: 'Product', areaName: 'Product detail page' },
} as const satisfies Record<string, AreaPlace>;

/** The place as the query of an address: `alias=om-oss`, or `family=…&area=…&filter=Category:dam`. */
export function writePlace(place: AreaPlace): URLSearchParams {
  if ('alias' in place) return new URLSearchParams({ alias: place.alias });
  const query = new URLSearchParams({ family: place.family, area: place.areaName });
  for (const { key, value } of place.filters ?? []) query.append('filter', `${key}:${value}`);
  return query;
}

/** Reads what `writePlace` wrote; undefined for a query that names no place. */
export function readPlace(query: URLSearchParams): AreaPlace | undefined {
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
