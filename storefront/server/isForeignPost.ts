/** A form of another site must not act for our visitor: Origin and Fetch-Metadata decide (design.md). */
export function isForeignPost(headers: Headers, allowed: readonly string[]): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && !allowed.includes(origin);
}
