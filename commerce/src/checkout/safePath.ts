/**
 * The address to which a payment page may redirect: a path of the shop, never another site
 * (backend.md, "Where the spec is dangerous").
 */

const base = 'https://shop.invalid';

/**
 * The path and query of an address, without its host: payment pages are on the shop's own origin,
 * so the host would add nothing but risk. Undefined if it is malformed, or if browsers resolve it
 * to another origin.
 */
export function safePath(address: string | null | undefined): string | undefined {
  if (!address || address.length > 2_000 || /[\p{Cc}\s\\]/u.test(address)) return undefined;
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const path = `${url.pathname}${url.search}`;
  return path.startsWith('//') ? undefined : path;
}

/** The path with one more query parameter. */
export function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(path, base);
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value);
  return `${url.pathname}${url.search}`;
}
