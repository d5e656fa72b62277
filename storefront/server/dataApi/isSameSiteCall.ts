/**
 * Whether a page of the shop itself sent this: browsers mark such requests, and other sites' pages
 * cannot forge them.
 */
export function isSameSiteCall(headers: Headers, origins: readonly string[]): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  return origins.includes(headers.get('origin') ?? '');
}
