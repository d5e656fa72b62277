import type { DataDocument } from './dataDocument.ts';

/** A request of an operation to the Data API. */
export interface OperationCall {
  readonly document: DataDocument<unknown, unknown>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  /** Whether the request outlives the page that sends it. */
  readonly outlivesPage?: boolean | undefined;
}

/** The Data API's response: data, errors, or both. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?:
    | readonly {
        readonly message: string;
        readonly extensions?: { readonly code?: string } | undefined;
      }[]
    | undefined;
  /** The HTTP status, if it is not 200. */
  readonly status?: number | undefined;
}

/** A transport to the Data API: over HTTP, or to the back end in the same process. */
export type DataTransport = (call: OperationCall) => Promise<Answer>;
