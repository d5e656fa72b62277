/**
 * A form of another site must not act for our visitor. Origin and Fetch-Metadata, which browsers write themselves, decide:
 * a browser too old for both sends neither, and is let in.
 */
export function isForeignPost(
  headers: Pick<Headers, 'get'>,
  ownOrigins: readonly string[],
): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && !ownOrigins.includes(origin);
}
