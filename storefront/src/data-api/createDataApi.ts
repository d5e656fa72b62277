import type { DataDocument } from './dataDocument.ts';
import { DataApiError } from './dataApiError.ts';
import type { DataTransport } from './dataTransport.ts';
import { type HttpTransportOptions, sendOverHttp } from './sendOverHttp.ts';

/** Whose shop the calls are for: sent with every operation (spec section 7). */
export interface DataApiSite {
  readonly channelId: string;
  readonly marketId: string;
  readonly languageId: string;
}

interface SharedOptions {
  readonly site: DataApiSite;
  /** Where the shop's server answers with content it has read; unset where content is read here. */
  readonly readsAreasAt?: string | undefined;
  /** Whether drafts are requested; the back end gives them to an editor's session alone. */
  readonly isPreview?: boolean;
}

/** Over HTTP, or by a transport to the back end in the same process. */
export type DataApiOptions = SharedOptions &
  (HttpTransportOptions | { readonly transport: DataTransport });

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether it outlives the page it is sent from. */
  readonly outlivesPage?: boolean;
}

export interface DataApi {
  readonly site: DataApiSite;
  readonly isPreview: boolean;
  readonly readsAreasAt?: string | undefined;
  /** The operation's data; shared and frozen where it came straight from the back end. Throws DataApiError in every other case. */
  readonly send: <Result, Variables extends object>(
    document: DataDocument<Result, Variables>,
    variables: Omit<Variables, keyof DataApiSite> & Partial<DataApiSite>,
    options?: SendOptions,
  ) => Promise<Result>;
}

/** A client of the Data API for one front of the shop. */
export function createDataApi(options: DataApiOptions): DataApi {
  const { site, isPreview = false, readsAreasAt } = options;
  const transport = 'transport' in options ? options.transport : sendOverHttp(options);
  return {
    site,
    isPreview,
    readsAreasAt,
    async send(document, variables, { signal, outlivesPage } = {}) {
      const operation = document.name;
      const { data, errors } = await transport({
        document,
        variables: { ...site, ...variables },
        signal,
        outlivesPage,
      });
      const [first] = errors ?? [];
      if (first)
        throw new DataApiError(`GraphQL error: ${first.message}`, {
          code: first.extensions?.code,
          operation,
        });
      if (data === undefined || data === null)
        throw new DataApiError(`Server response was missing for query ${operation}`, { operation });
      return data as NonNullable<typeof document.__types>['result'];
    },
  };
}
