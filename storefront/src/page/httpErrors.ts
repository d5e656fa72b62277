/** A missing page, by HTTP status: 404 for nothing at the address. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The page responded with status ${String(status)}.`);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Whether an error is that of an address without a page. */
export const isNotFound = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 404;

/** Thrown by a loader: there is nothing at this address. */
export function notFound(): never {
  throw new HttpError(404);
}

/**
 * Thrown by a loader: the page is at another address of this shop. The path is without market
 * prefix.
 */
export function redirectTo(path: string, status: 301 | 302 | 303 = 302): never {
  // The router treats a thrown Response as a redirect; an Error would be an error page.
  // oxlint-disable-next-line typescript/only-throw-error
  throw new Response(null, { status, headers: { Location: path } });
}
