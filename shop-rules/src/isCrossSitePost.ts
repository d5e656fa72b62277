/**
 * Whether a form was posted by another site, which must not act for our visitor. The browser's
 * Origin and Fetch-Metadata headers decide; a browser too old to send either is accepted.
 */
export function isCrossSitePost(
  headers: Pick<Headers, 'get'>,
  ownOrigins: readonly string[],
): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && !ownOrigins.includes(origin);
}
