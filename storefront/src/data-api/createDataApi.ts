import type { DataDocument } from './dataDocument.ts';
import { DataApiError } from './dataApiError.ts';

/** Whose shop the calls are for: sent with every operation (spec section 7). */
export interface DataApiSite {
  readonly channelId: string;
  readonly marketId: string;
  readonly languageId: string;
}

export interface DataApiOptions {
  readonly site: DataApiSite;
  readonly url: string;
  readonly apiKey?: string | undefined;
  /** Whether drafts are asked for; the back end gives them to an editor's session alone. */
  readonly isPreview?: boolean;
  /** As whom an editor looks, which counts with a session alone. */
  readonly previewAs?: string | undefined;
  /** The visitor's token, where there is one. */
  readonly token?: () => string | undefined;
  /** `fetch`, or the embedded back end's own in the same process. */
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether it outlives the page it is sent from. */
  readonly outlivesPage?: boolean;
}

export interface DataApi {
  readonly site: DataApiSite;
  readonly isPreview: boolean;
  /** The operation's data. Throws DataApiError in every other case. */
  readonly send: <Result, Variables extends object>(
    document: DataDocument<Result, Variables>,
    variables: Omit<Variables, keyof DataApiSite> & Partial<DataApiSite>,
    options?: SendOptions,
  ) => Promise<Result>;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

const isUnknownHash = (answer: Answer) =>
  answer.errors?.some(({ message, extensions }) => /PersistedQueryNot(Found|Supported)/.test(message) || (extensions?.code ?? '').startsWith('PERSISTED_QUERY_NOT_')) ?? false;

/** A client of the Data API: persisted queries by hash first, the full text when the server does not know it. */
export function createDataApi({ site, url, apiKey, isPreview = false, previewAs, token, fetch }: DataApiOptions): DataApi {
  async function ask(operation: string, body: object, { signal, outlivesPage = false }: SendOptions): Promise<Answer> {
    const bearer = token?.();
    const request = new Request(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(apiKey && { 'x-apikey': apiKey }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(previewAs && { 'x-preview-as': previewAs }),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
      ...(outlivesPage && { keepalive: true }),
    });
    const response = await fetch(request).catch((error: unknown) => {
      throw new DataApiError(`Network error: ${error instanceof Error ? error.message : String(error)}`, { status: 503, operation });
    });
    const text = await response.text();
    let answer: Answer | undefined;
    try {
      answer = JSON.parse(text) as Answer;
    } catch {
      // An error page of a proxy is not JSON; its status says more than its text.
    }
    if (answer && isUnknownHash(answer)) return answer;
    if (response.status >= 300 && !answer?.errors) {
      throw new DataApiError(`Response not successful: Received status code ${response.status}`, { status: response.status, operation });
    }
    if (!answer) throw new DataApiError(`The answer to ${operation} is not JSON.`, { operation });
    return answer;
  }

  return {
    site,
    isPreview,
    async send(document, variables, options = {}) {
      const { name: operationName, hash, text } = document;
      const given = { ...site, ...variables };
      const persisted = { operationName, variables: given, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
      let answer = await ask(operationName, persisted, options);
      if (isUnknownHash(answer)) answer = await ask(operationName, { ...persisted, query: text }, options);
      const [first] = answer.errors ?? [];
      if (first) throw new DataApiError(`GraphQL error: ${first.message}`, { code: first.extensions?.code, operation: operationName });
      if (answer.data === undefined || answer.data === null) {
        throw new DataApiError(`Server response was missing for query ${operationName}`, { operation: operationName });
      }
      return answer.data as NonNullable<typeof document.__types>['result'];
    },
  };
}
