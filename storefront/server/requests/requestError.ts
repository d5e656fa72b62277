/** Errors of a request found before it is processed, as a status and a sentence. */
export interface RequestError {
  readonly status: 400 | 405;
  readonly sentence: string;
}

export interface RequestLine {
  readonly method: string;
  readonly host: string | undefined;
  /** Path and query as sent. */
  readonly target: string;
}

/** All methods that any address supports; each address supports fewer. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const;
const known: ReadonlySet<string> = new Set(methods);

/**
 * A name, or an address in brackets; nothing that could inject a path, a user or another header.
 */
const written = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Undefined for a valid request. */
export function requestError({ method, host, target }: RequestLine): RequestError | undefined {
  if (!known.has(method))
    return {
      status: 405,
      sentence: `The shop does not respond to ${method}. Send one of ${methods.join(', ')}.`,
    };
  if (host === undefined || !written.test(host) || !URL.canParse(`http://${host}/`)) {
    return {
      status: 400,
      sentence:
        'The Host header names no host. Send a name and, where there is one, a port, such as shop.example:3000.',
    };
  }
  if (!target.startsWith('/'))
    return {
      status: 400,
      sentence: 'The address is not a path of this shop. Send one that begins with a slash.',
    };
  return undefined;
}
