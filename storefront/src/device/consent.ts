/**
 * What the visitor consented to, in a cookie of this site. Without a decision, and after half a
 * year, nothing counts as consented to and the visitor is asked again.
 */
import { readCookie, writeCookie } from './cookies.ts';

export const consentCategories = ['statistics', 'personal'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

const name = 'consent';
const maxAge = 180 * 86_400;
/** The visitor refused both. */
const refused = 'none';

const listeners = new Set<() => void>();

export const consent = {
  /** Undefined until the visitor has decided. */
  read(): readonly ConsentCategory[] | undefined {
    const stored = readCookie(document.cookie, name);
    if (!stored) return undefined;
    return consentCategories.filter((category) => stored.split('.').includes(category));
  },
  has: (category: ConsentCategory): boolean => consent.read()?.includes(category) ?? false,
  decide(accepted: readonly string[]): void {
    const known = consentCategories.filter((category) => accepted.includes(category));
    document.cookie = writeCookie(name, known.join('.') || refused, {
      isSecure: location.protocol === 'https:',
      maxAge,
    });
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
