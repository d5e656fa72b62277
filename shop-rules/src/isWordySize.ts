/** Whether a size is words that say by themselves that it is a size ("One size", "Barn"); "38", "XL" and "W30/L32" need to be told. */
export const isWordySize = (size: string): boolean =>
  /^\p{L}{2,}(?:[ -]\p{L}{2,})+$|^\p{Lu}?\p{L}{4,}/u.test(size);
