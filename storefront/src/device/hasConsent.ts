/**
 * Whether the visitor has consented to anything: a quick look at the cookie, without what changes
 * it (consent.ts). A refusal is stored as `none`.
 */
export const hasConsent = (): boolean => /(?:^|; )consent=[^n;]/.test(document.cookie);
