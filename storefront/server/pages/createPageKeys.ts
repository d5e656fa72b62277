/**
 * Finds the key of a cached page directly from the request line, for addresses that were answered
 * with one before.
 */
import type { IncomingMessage } from 'node:http';
import { previewCookie } from '@solvik/commerce';
import { LRUCache } from 'lru-cache';

export interface PageKeys {
  /**
   * Key of the page that answered this request before; undefined if anything but its address might
   * matter.
   */
  readonly find: (request: IncomingMessage) => string | undefined;
  readonly note: (request: IncomingMessage, key: string) => void;
}

const maxKeys = 5000;
/** Longer addresses are rare, and take the regular path. */
const longest = 300;

/** @param hasProxies whether the forwarded host matters, which depends on the sender */
export function createPageKeys(hasProxies: boolean): PageKeys {
  const keys = new LRUCache<string, string>({ max: maxKeys });

  function address({ url = '', headers, socket }: IncomingMessage): string {
    const host = headers.host ?? '';
    const forwarded = headers['x-forwarded-host'];
    return hasProxies && forwarded !== undefined
      ? `${socket.remoteAddress ?? ''} ${String(forwarded)} ${host} ${url}`
      : `${host} ${url}`;
  }

  const isPlain = ({ method, headers }: IncomingMessage): boolean =>
    (method === 'GET' || method === 'HEAD') &&
    headers['x-preview-session'] === undefined &&
    headers.cookie?.includes(previewCookie) !== true;

  return {
    find: (request) => (isPlain(request) ? keys.get(address(request)) : undefined),
    note(request, key) {
      const known = address(request);
      if (isPlain(request) && known.length <= longest) keys.set(known, key);
    },
  };
}
