/** A client of the storefront search API for one site (contracts.md, Search and recommendations). */
import type { VisitorKeys } from '../device/visitorKeys.ts';
import { SearchError } from './searchError.ts';
import type { SearchTransport } from './searchTransport.ts';

export interface SearchApiOptions {
  readonly site: { readonly marketId: string; readonly languageId: string };
  readonly transport: SearchTransport;
  /** Read for each call; undefined where nothing may be recorded. */
  readonly keys: () => VisitorKeys | undefined;
  readonly touchpoint: () => 'desktop' | 'mobile';
}

export interface SearchFilters {
  /** Facet ids by the filter’s id. */
  readonly facets: ReadonlyMap<string, readonly string[]>;
  /** In whole units of the currency. */
  readonly price?: { readonly lowest: number; readonly highest: number } | undefined;
}

export interface SearchQuery {
  /** Values of the query’s own parameters; undefined ones are not sent. */
  readonly parameters: Readonly<Record<string, string | number | undefined>>;
  readonly filters?: SearchFilters;
  readonly signal?: AbortSignal | undefined;
}

export interface SearchApi {
  /** The body of a successful response, to be parsed. @throws SearchError */
  readonly query: (name: string, query: SearchQuery) => Promise<unknown>;
  /** Sent only for a visitor with keys; failures are ignored, since no screen depends on them. */
  readonly notify: (name: string, parameters?: Readonly<Record<string, string>>) => void;
}

function addFilters(sent: URLSearchParams, { facets, price }: SearchFilters): void {
  for (const [name, values] of facets)
    if (values.length > 0) sent.set(`f.${name}`, values.join('|'));
  if (price) {
    sent.set('f.Price.min', String(price.lowest));
    sent.set('f.Price.max', String(price.highest));
  }
}

export function createSearchApi({
  site: { marketId, languageId },
  transport,
  keys,
  touchpoint,
}: SearchApiOptions): SearchApi {
  const common = (visitor: VisitorKeys | undefined): Record<string, string> => ({
    market: marketId,
    locale: languageId,
    touchpoint: touchpoint(),
    ...(visitor ? { ...visitor } : { notify: 'false' }),
  });
  return {
    async query(name, { parameters, filters, signal }) {
      const sent = new URLSearchParams(common(keys()));
      for (const [key, value] of Object.entries(parameters))
        if (value !== undefined) sent.set(key, String(value));
      if (filters) addFilters(sent, filters);
      const { status, body } = await transport({ kind: 'queries', name, parameters: sent, signal });
      if (status < 200 || status >= 400) throw new SearchError(name, { status, body });
      return body;
    },
    notify(name, parameters = {}) {
      const visitor = keys();
      if (!visitor) return;
      const sent = new URLSearchParams({ ...common(visitor), ...parameters });
      transport({ kind: 'notifications', name, parameters: sent }).catch(() => undefined);
    },
  };
}
