/** Addresses safe for a log: without anything that signs in, pays an order or shows one. */
import { isPublicKey } from './pages/pageQuery.ts';

const masked = '***';

/** Unguessable ids are as good as keys: those of orders and payments, and signed tokens. */
const secret = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}|eyJ[\w-]*\.[\w.-]*)/i;
/** Payment ids, by any provider's name. */
const payment = /(\/payments\/[^/]+\/).+/;
const user = /^([a-z][a-z\d+.-]*:\/\/)[^/@]*@/i;
/** Longer segments, or ones with other characters, might be secrets. */
const plainKey = /^[\w.-]{1,40}$/;

const maskPair = ([key, value]: readonly [string, string]): string => {
  const name = encodeURIComponent(key);
  if (isPublicKey(key)) return `${name}=${encodeURIComponent(value)}`;
  return value !== '' && plainKey.test(key) && !secret.test(key) ? `${name}=${masked}` : masked;
};

/**
 * The path with secret segments masked, and the query with the values that cached pages depend on;
 * of other parameters only the names.
 * @param address path and query, or a whole address; its fragment is removed
 */
export function publicAddress(address: string): string {
  const [target = ''] = address.split('#', 1);
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const segments = path.replace(user, `$1${masked}@`).replace(payment, `$1${masked}`).split('/');
  const shown = segments.map((segment) => (secret.test(segment) ? masked : segment)).join('/');
  const pairs = queryAt < 0 ? [] : [...new URLSearchParams(target.slice(queryAt))];
  return pairs.length === 0 ? shown : `${shown}?${pairs.map(maskPair).join('&')}`;
}

/** A text with `publicAddress` applied to every whole address in it. */
export const withPublicAddresses = (text: string): string =>
  text.replace(/\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s"'<>()]+/gi, publicAddress);
