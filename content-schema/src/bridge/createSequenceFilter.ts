/**
 * Accepts each message once and in order, and refuses repeated and outdated ones: each side numbers
 * its messages upwards. `beginning` is the kind with which a side restarts its count, since a
 * window or page that is loaded again starts at 1.
 */
export function createSequenceFilter(
  beginning: string,
): (message: { readonly kind: string; readonly sequence: number }) => boolean {
  let last = 0;
  return ({ kind, sequence }) => {
    if (kind !== beginning && sequence <= last) return false;
    last = sequence;
    return true;
  };
}
