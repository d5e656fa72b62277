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
