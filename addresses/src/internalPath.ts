const base = 'http://shop.invalid';

/**
 * A path of this shop from an untrusted header or link; undefined if it would lead elsewhere. It
 * has one leading slash, also after it is resolved, and no backslash or control character, which
 * browsers read as slashes or remove.
 */
export function internalPath(text: string | null | undefined): string | undefined {
  // oxlint-disable-next-line no-control-regex
  const isStripped = /[\u0000-\u001f\u007f\\]/;
  if (!text || !/^\/(?!\/)/.test(text) || isStripped.test(text)) return undefined;
  if (!URL.canParse(text, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
