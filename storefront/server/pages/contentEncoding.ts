import { LRUCache } from 'lru-cache';

/** Supported encodings, best first. */
export const contentEncodings = ['br', 'gzip', 'identity'] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

function choose(accepted: string): ContentEncoding {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const isRefused = parameters.some((text) => /^q=0(\.0{0,3})?$/.test(text));
    (isRefused ? refused : named).add(name);
  }
  return (
    contentEncodings.find((each) => named.has(each) || (named.has('*') && !refused.has(each))) ??
    'identity'
  );
}

// Browsers send a handful of distinct headers; made-up ones must not fill the memory.
const chosen = new LRUCache<string, ContentEncoding>({ max: 200 });
const longest = 200;

/**
 * The encoding for a client's Accept-Encoding. Plain if it names none that we support (RFC 9110,
 * 12.5.3).
 */
export function contentEncoding(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined || accepted.length > longest) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = choose(accepted);
  chosen.set(accepted, encoding);
  return encoding;
}
