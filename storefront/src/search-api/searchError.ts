/** A failed call of the search API; `status` is 0 where it could not be reached. */
export class SearchError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(name: string, { status, body }: { readonly status: number; readonly body: unknown }) {
    super(`The search answered ${name} with status ${String(status)}.`);
    this.name = 'SearchError';
    this.status = status;
    this.body = body;
  }
}

/** The status of every call in a shop without a search API. */
export const noSearch = 501;

/**
 * For a part of a page that does without the search. Reports a failure, unless the shop has no search
 * API.
 * @throws what is no SearchError
 */
export function reportSearchError(error: unknown, report?: (error: Error) => void): void {
  if (!(error instanceof SearchError)) throw error;
  if (error.status !== noSearch) report?.(error);
}
