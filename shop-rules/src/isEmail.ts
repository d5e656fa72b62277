/**
 * Whether a text can be an e-mail address: one @, a domain with a dot, no spaces. Only a delivered
 * mail proves more.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>"(),;:\\[\]]{1,64}@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,}$/u.test(text) &&
    !text.includes('..')
  );
}

/** Addresses are compared without regard to case or surrounding space (behaviours.md, Accounts). */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();
