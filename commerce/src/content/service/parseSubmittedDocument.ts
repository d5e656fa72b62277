/** Reads a document that an editor sends, so that it is stored in full or not at all. */
import {
  checkDocument,
  checkMenu,
  type ContentKind,
  type DocumentByKind,
  type Finding,
  readDocument,
} from '@solvik/content-schema/editing';

/** Deeper than the fields of any widget nest. */
const maxLevels = 40;

/**
 * Whether the database can store it: no deep nesting, NUL or unpaired surrogate. Iterative, so that
 * nesting cannot overflow the stack.
 */
function isUsable(value: unknown): boolean {
  const waiting: { readonly value: unknown; readonly level: number }[] = [{ value, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: at, level } = next;
    if (typeof at === 'string' && (at.includes('\u0000') || !at.isWellFormed())) return false;
    if (typeof at !== 'object' || at === null) continue;
    if (level >= maxLevels) return false;
    for (const [key, inner] of Object.entries(at))
      waiting.push({ value: key, level: level + 1 }, { value: inner, level: level + 1 });
  }
  return true;
}

/** With these findings the value stays in the document; any other structural error drops it. */
const storable: ReadonlySet<Finding['code']> = new Set(['duplicate-id', 'bad-alias', 'no-place']);

export type SubmittedDocument<K extends ContentKind> =
  | {
      readonly kind: 'read';
      readonly document: DocumentByKind[K];
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'unreadable'; readonly findings: readonly Finding[] };

/**
 * A document with errors may be stored as a draft, but one with a part that cannot be stored is
 * refused whole.
 */
export function parseSubmittedDocument<K extends ContentKind>(
  kind: K,
  value: unknown,
  now?: number,
): SubmittedDocument<K> {
  if (!isUsable(value))
    return { kind: 'unreadable', findings: [{ level: 'error', path: '', code: 'not-json' }] };
  const { document, findings } = checkSubmittedDocument(kind, value, now);
  const structural = kind === 'page' ? readDocument(value).findings : findings;
  const isWhole = structural.every(({ level, code }) => level !== 'error' || storable.has(code));
  return document && isWhole
    ? { kind: 'read', document, findings }
    : { kind: 'unreadable', findings };
}

/**
 * Findings about a document alone. With `now` (milliseconds since 1970) also about what is over.
 */
export function checkSubmittedDocument<K extends ContentKind>(
  kind: K,
  value: unknown,
  now?: number,
): { readonly document?: DocumentByKind[K]; readonly findings: readonly Finding[] } {
  return (
    kind === 'page' ? checkDocument(value, now === undefined ? {} : { now }) : checkMenu(value)
  ) as { readonly document?: DocumentByKind[K]; readonly findings: readonly Finding[] };
}
