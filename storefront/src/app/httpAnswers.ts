import { data } from 'react-router-dom';

/** Thrown by a loader: there is nothing at this address. */
export function notFound(): never {
  // React Router takes thrown answers as the page's status; an Error would be an error page of ours.
  // oxlint-disable-next-line typescript/only-throw-error
  throw data(null, { status: 404 });
}

/** Thrown by a loader: what was asked for stands at another address of this shop. The path is without market prefix; the router adds it. */
export function redirectTo(path: string, status: 301 | 302 | 303 = 302): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw new Response(null, { status, headers: { Location: path } });
}
