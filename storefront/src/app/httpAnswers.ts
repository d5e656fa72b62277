/** A page that there is none of, by HTTP status: 404 for nothing at the address. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The page was answered with status ${String(status)}.`);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Thrown by a loader: there is nothing at this address. */
export function notFound(): never {
  throw new HttpError(404);
}

/** Thrown by a loader: what was requested stands at another address of this shop. The path is without market prefix. */
export function redirectTo(path: string, status: 301 | 302 | 303 = 302): never {
  // The router takes a thrown Response as the way to another address; an Error would be an error page.
  // oxlint-disable-next-line typescript/only-throw-error
  throw new Response(null, { status, headers: { Location: path } });
}
