/**
 * Whether a size is a name that explains itself ("One size", "Barn"); "38", "XL" and "W30/L32" need
 * the label "size".
 */
export const isNamedSize = (size: string): boolean =>
  /^\p{L}{2,}(?:[ -]\p{L}{2,})+$|^\p{Lu}?\p{L}{4,}/u.test(size);
