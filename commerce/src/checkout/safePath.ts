/** Where a payment may lead back to: a path of the shop, never another site (backend.md, "Where the spec is dangerous"). */

const base = 'https://shop.invalid';

/**
 * The path and query of an address, whatever its host: the payment page stands on the shop's own origin, so the host
 * adds nothing but danger. Undefined when it is no address, or one that browsers read as leading elsewhere.
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

/** The path with one more query value. */
export function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(path, base);
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value);
  return `${url.pathname}${url.search}`;
}
