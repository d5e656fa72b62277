import type { DataDocument } from './dataDocument.ts';

/** An operation on its way to the Data API. */
export interface OperationCall {
  readonly document: DataDocument<unknown, unknown>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  /** Whether it outlives the page it is sent from. */
  readonly outlivesPage?: boolean | undefined;
}

/** What the Data API answers: data, errors, or both. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?:
    | readonly {
        readonly message: string;
        readonly extensions?: { readonly code?: string } | undefined;
      }[]
    | undefined;
}

/** A way to the Data API: over HTTP, or straight to the back end in the same process. */
export type DataTransport = (call: OperationCall) => Promise<Answer>;
