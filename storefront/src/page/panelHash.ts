/**
 * Addresses of panels over a page: the parts of its hash, `#quick-shop=alma/size-guide`, the topmost
 * panel last.
 */

const partsOf = (hash: string): readonly string[] => hash.slice(1).split('/').filter(Boolean);
const write = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : `#${parts.join('/')}`;

export const hasPart = (hash: string, part: string): boolean => partsOf(hash).includes(part);

export const withPart = (hash: string, part: string): string => write([...partsOf(hash), part]);

/** Without this part and those of panels over it. */
export function withoutPart(hash: string, part: string): string {
  const parts = partsOf(hash);
  const at = parts.indexOf(part);
  return write(at === -1 ? parts : parts.slice(0, at));
}

/** The value of the part `key=value`, decoded; undefined without one, or if it is malformed. */
export function readPart(hash: string, key: string): string | undefined {
  const part = partsOf(hash).find((each) => each.startsWith(`${key}=`));
  try {
    return part && decodeURIComponent(part.slice(key.length + 1));
  } catch {
    return undefined;
  }
}

export const writePart = (key: string, value: string): string =>
  `${key}=${encodeURIComponent(value)}`;
