/** Values of a pattern's named segments; a segment that was missing is absent. */
export type PathParams = Readonly<Record<string, string>>;

interface Segment {
  readonly name?: string;
  readonly literal?: string;
  readonly isOptional: boolean;
  readonly isRepeated: boolean;
}

function parseSegment(text: string): Segment {
  if (!text.startsWith(':')) return { literal: text, isOptional: false, isRepeated: false };
  return {
    name: text.slice(1).replace(/[?+]$/, ''),
    isOptional: text.endsWith('?'),
    isRepeated: text.endsWith('+'),
  };
}

const parsed = new Map<string, readonly Segment[]>();

function segmentsOf(pattern: string): readonly Segment[] {
  let segments = parsed.get(pattern);
  if (!segments) {
    segments = pattern.split('/').filter(Boolean).map(parseSegment);
    parsed.set(pattern, segments);
  }
  return segments;
}

/**
 * The parts of a path, decoded and composed (NFC), so that `m%C3%A4rken` and a decomposed `märken` are one address.
 * Undefined if the path is not valid percent-encoding or contains a control character, which no
 * address has.
 */
export function pathParts(path: string): readonly string[] | undefined {
  try {
    const parts = path
      .split('/')
      .filter(Boolean)
      .map((part) => decodeURIComponent(part).normalize('NFC'));
    return parts.some((part) => /\p{Cc}/u.test(part)) ? undefined : parts;
  } catch {
    return undefined;
  }
}

/** The named segments if the parts match the pattern, otherwise undefined. */
export function matchPattern(pattern: string, parts: readonly string[]): PathParams | undefined {
  const params: Record<string, string> = {};
  const segments = segmentsOf(pattern);
  let at = 0;
  for (const segment of segments) {
    const part = parts[at];
    if (segment.literal !== undefined) {
      if (part !== segment.literal) return undefined;
      at += 1;
    } else if (segment.isRepeated) {
      if (part === undefined) return undefined;
      params[segment.name ?? ''] = parts.slice(at).join('/');
      at = parts.length;
    } else if (part !== undefined) {
      params[segment.name ?? ''] = part;
      at += 1;
    } else if (!segment.isOptional) {
      return undefined;
    }
  }
  return at === parts.length ? params : undefined;
}

/**
 * The path with its named segments filled in and encoded; undefined if a required one is missing.
 */
export function fillPattern(pattern: string, params: PathParams): string | undefined {
  const parts: string[] = [];
  for (const segment of segmentsOf(pattern)) {
    const value = segment.literal ?? params[segment.name ?? ''];
    if (value === undefined || value === '') {
      if (segment.isOptional) continue;
      return undefined;
    }
    const pieces = segment.isRepeated ? value.split('/') : [value];
    parts.push(
      ...pieces.map((piece) => (segment.literal === undefined ? encodeURIComponent(piece) : piece)),
    );
  }
  return `/${parts.join('/')}`;
}
