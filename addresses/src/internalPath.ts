const base = 'http://shop.invalid';

/**
 * A path of this shop as a header or link may carry it, or undefined when it would lead elsewhere: one leading slash,
 * no backslash or control character, which browsers read as slashes or drop, and still one slash once it is resolved.
 */
export function internalPath(text: string | null | undefined): string | undefined {
  // oxlint-disable-next-line no-control-regex
  if (
    !text ||
    !/^\/(?!\/)/.test(text) ||
    /[\u0000-\u001f\u007f\\]/.test(text) ||
    !URL.canParse(text, base)
  )
    return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
