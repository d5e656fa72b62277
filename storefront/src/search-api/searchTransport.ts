/** A call of the search API, and what it answered. */
export interface SearchCall {
  readonly kind: 'queries' | 'notifications';
  readonly name: string;
  readonly parameters: URLSearchParams;
  readonly signal?: AbortSignal | undefined;
}

export interface SearchAnswer {
  readonly status: number;
  /** Undefined for an empty body, and for one that is not JSON. */
  readonly body?: unknown;
}

/** Over HTTP, or to the back end in the same process. */
export type SearchTransport = (call: SearchCall) => Promise<SearchAnswer>;
