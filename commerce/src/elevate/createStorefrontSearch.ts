/**
 * The storefront search API: answers queries by name, in this process for the server’s rendering
 * and over HTTP for browsers (docs/reference/search-api.md).
 */
import { GraphQLError } from 'graphql';
import { notifications } from './notifications.ts';
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
  /** 204, 400 with a `message`, or 404 for an unknown name; faults of the shop are thrown. */
  readonly notify: (name: string, parameters: URLSearchParams) => Promise<SearchResponse>;
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

const isKnown = (names: object, name: string): boolean => Object.hasOwn(names, name);

const unknown = (kind: string, name: string, names: object): SearchResponse => ({
  status: 404,
  body: { message: `There is no ${kind} ${name}. There are ${Object.keys(names).join(', ')}.` },
});

async function refusing(respond: () => Promise<SearchResponse>): Promise<SearchResponse> {
  try {
    return await respond();
  } catch (error) {
    const message = refusalOf(error);
    if (message === undefined) throw error;
    return { status: 400, body: { message } };
  }
}

export function createStorefrontSearch(shop: SearchShop): StorefrontSearch {
  return {
    async query(name, given) {
      const run = isKnown(queries, name) ? queries[name] : undefined;
      if (!run) return unknown('query', name, queries);
      return refusing(async () => {
        const parameters = readParameters(given);
        return { status: 200, body: await run(shop, parameters) };
      });
    },
    async notify(name, given) {
      const run = isKnown(notifications, name) ? notifications[name] : undefined;
      if (!run) return unknown('notification', name, notifications);
      return refusing(async () => {
        const parameters = readParameters(given);
        const { visitor } = parameters;
        if (visitor) await run({ shop: shop.shop, parameters, visitor });
        return { status: 204 };
      });
    },
  };
}
