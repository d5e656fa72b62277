/**
 * Whether an address is allowed in content: a path of this shop (one leading slash, no backslash or
 * control character), a fragment, or https, mailto or tel. Scripts, data and protocol-relative
 * addresses are refused.
 */
export function isSafeHref(href: string): boolean {
  // Browsers drop control characters and read a backslash as a slash before they parse the scheme.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(href)) return false;
  if (href.startsWith('#')) return true;
  if (href.startsWith('/')) return !href.startsWith('//');
  return /^(https:\/\/[^/]|mailto:|tel:)/i.test(href);
}
