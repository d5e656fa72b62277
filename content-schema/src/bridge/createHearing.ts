/**
 * Tells a message that is new from one that was heard before or that a later one has overtaken: each side counts its messages
 * upwards. `beginning` is the word with which a side begins its count anew, since a window or page that is loaded again starts at 1.
 */
export function createHearing(
  beginning: string,
): (message: { readonly kind: string; readonly sequence: number }) => boolean {
  let last = 0;
  return ({ kind, sequence }) => {
    if (kind !== beginning && sequence <= last) return false;
    last = sequence;
    return true;
  };
}
