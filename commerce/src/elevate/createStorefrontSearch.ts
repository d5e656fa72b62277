/**
 * The storefront search API: answers queries by name, in this process for the server’s rendering
 * and over HTTP for browsers (docs/reference/search-api.md).
 */
import { GraphQLError } from 'graphql';
import { BadParameters, type QueryParameters, readParameters } from './parameters.ts';
import { autocomplete } from './queries/autocomplete.ts';
import { contentInformation, contentSearchPage } from './queries/content.ts';
import { landingPage, searchPage } from './queries/listPage.ts';
import { navigationTree } from './queries/navigationTree.ts';
import { addToCartPopup, cartPage, productPage } from './queries/recommendations.ts';
import type { SearchShop } from './searchShop.ts';

export interface SearchResponse {
  readonly status: number;
  /** JSON; undefined for 204. */
  readonly body?: unknown;
}

export interface StorefrontSearch {
  /** 200, 400 with a `message`, or 404 for an unknown name; faults of the shop are thrown. */
  readonly query: (name: string, parameters: URLSearchParams) => Promise<SearchResponse>;
}

type Query = (shop: SearchShop, parameters: QueryParameters) => Promise<object>;

const queries: Readonly<Record<string, Query>> = {
  autocomplete,
  'search-page': searchPage,
  'landing-page': landingPage,
  'product-page': productPage,
  'cart-page': cartPage,
  'add-to-cart-popup': addToCartPopup,
  'navigation-tree': navigationTree,
  'content-search-page': contentSearchPage,
  'content-information': contentInformation,
};

/** What a caller did wrong, in words for them. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof BadParameters) return error.message;
  return error instanceof GraphQLError && error.extensions['code'] === 'BAD_USER_INPUT'
    ? error.message
    : undefined;
}

export function createStorefrontSearch(shop: SearchShop): StorefrontSearch {
  return {
    async query(name, parameters) {
      const run = Object.hasOwn(queries, name) ? queries[name] : undefined;
      if (!run)
        return {
          status: 404,
          body: {
            message: `There is no query ${name}. Queries: ${Object.keys(queries).join(', ')}.`,
          },
        };
      try {
        return { status: 200, body: await run(shop, readParameters(parameters)) };
      } catch (error) {
        const message = refusalOf(error);
        if (message === undefined) throw error;
        return { status: 400, body: { message } };
      }
    },
  };
}
