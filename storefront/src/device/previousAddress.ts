/**
 * Path and query of the history entry before this one; undefined where it is another site's, there is
 * none, or the browser does not know.
 */
export function previousAddress(): string | undefined {
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = window.navigation;
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1];
  if (!before?.url) return undefined;
  const { pathname, search } = new URL(before.url);
  return pathname + search;
}
