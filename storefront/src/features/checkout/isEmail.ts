/**
 * Whether a text can be an e-mail address: one @ with something before it and a dotted domain after it, no spaces, at most
 * 254 characters. Whether mail arrives there only the mail can tell.
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= 254 && /^[^\s@<>(),;:"\\]+@[^\s@.<>(),;:"\\]+(\.[^\s@.<>(),;:"\\]+)+$/.test(address);
}
