/** content-search-page and content-information: pages of the shop's content. */
import { pagesByKey, pagesNamed } from '../findContent.ts';
import type { FoundContent } from '../foundContent.ts';
import type { QueryParameters } from '../parameters.ts';
import type { SearchShop } from '../searchShop.ts';

export interface ContentSearchPage {
  readonly q: string;
  readonly primaryList: { readonly contents: readonly FoundContent[]; readonly totalHits: number };
}

/** Pages by their words. */
export async function contentSearchPage(
  shop: SearchShop,
  { site, text, limit, skip }: QueryParameters,
): Promise<ContentSearchPage> {
  const q = text('q');
  const found = await pagesNamed(shop, { site, q, limit: Number.POSITIVE_INFINITY });
  return {
    q,
    primaryList: { contents: found.slice(skip, skip + limit), totalHits: found.length },
  };
}

/** Pages by their keys, joined by `|`, in that order; unknown ones are left out. */
export async function contentInformation(
  shop: SearchShop,
  { site, text }: QueryParameters,
): Promise<{ readonly contents: readonly FoundContent[] }> {
  return { contents: await pagesByKey(shop, { site, keys: text('contentKeys').split('|') }) };
}
