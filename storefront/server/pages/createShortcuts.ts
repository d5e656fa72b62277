/** The way straight from a request line to a kept page, for addresses that have been answered with one. */
import type { IncomingMessage } from 'node:http';
import { previewCookie } from '@solvik/commerce';
import { LRUCache } from 'lru-cache';

export interface Shortcuts {
  /**
   * Key of the page that this request was answered with before; undefined where anything but its address might count.
   */
  readonly find: (request: IncomingMessage) => string | undefined;
  readonly note: (request: IncomingMessage, key: string) => void;
}

const most = 5000;
/** Longer addresses are rare, and go the usual way. */
const longest = 300;

/** @param hasProxies whether the forwarded host counts, which depends on who sends it */
export function createShortcuts(hasProxies: boolean): Shortcuts {
  const keys = new LRUCache<string, string>({ max: most });

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
