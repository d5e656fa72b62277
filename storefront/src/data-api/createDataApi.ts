import type { DataDocument } from './dataDocument.ts';
import { DataApiError } from './dataApiError.ts';
import { findFailure } from './findFailure.ts';
import type { DataTransport } from './dataTransport.ts';
import { type HttpTransportOptions, sendOverHttp } from './sendOverHttp.ts';

/** The shop that the calls are for: sent with every operation (spec section 7). */
export interface DataApiSite {
  readonly channelId: string;
  readonly marketId: string;
  readonly languageId: string;
}

interface SharedOptions {
  readonly site: DataApiSite;
  /** Endpoint of the shop's server for parsed content; unset where content is parsed here. */
  readonly readsAreasAt?: string | undefined;
  /** Whether drafts are requested; the back end returns them only to an editor's session. */
  readonly isPreview?: boolean;
}

/** Over HTTP, or by a transport to the back end in the same process. */
export type DataApiOptions = SharedOptions &
  (HttpTransportOptions | { readonly transport: DataTransport });

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether the request outlives the page that sends it. */
  readonly outlivesPage?: boolean;
}

export interface DataApi {
  readonly site: DataApiSite;
  readonly isPreview: boolean;
  readonly readsAreasAt?: string | undefined;
  /**
   * The operation's data; shared and frozen if it came from the back end in process. Throws
   * DataApiError in every other case.
   */
  readonly send: <Result, Variables extends object>(
    document: DataDocument<Result, Variables>,
    variables: Omit<Variables, keyof DataApiSite> & Partial<DataApiSite>,
    options?: SendOptions,
  ) => Promise<Result>;
}

/** A client of the Data API for one site of the shop. */
export function createDataApi(options: DataApiOptions): DataApi {
  const { site, isPreview = false, readsAreasAt } = options;
  const transport = 'transport' in options ? options.transport : sendOverHttp(options);
  return {
    site,
    isPreview,
    readsAreasAt,
    async send(document, variables, { signal, outlivesPage } = {}) {
      const operation = document.name;
      const call = { document, variables: { ...site, ...variables }, signal, outlivesPage };
      const response = await transport(call);
      const failure = findFailure(response, operation);
      if (failure) throw failure;
      const { data } = response;
      if (data === undefined || data === null)
        throw new DataApiError(`Server response was missing for query ${operation}`, { operation });
      return data as NonNullable<typeof document.__types>['result'];
    },
  };
}
