/** Reads a document that an editor sends, so that what is kept is all that was sent, or nothing is. */
import {
  checkDocument,
  checkMenu,
  type ContentKind,
  type DocumentByKind,
  type Finding,
  readDocument,
} from '@solvik/content-schema/editing';

/** Deeper than any field of any widget. */
const mostLevels = 40;

/** Whether a database can hold it: no endless nesting, NUL or half of a character. Walked without recursion. */
function isUsable(value: unknown): boolean {
  const waiting: { readonly value: unknown; readonly level: number }[] = [{ value, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: at, level } = next;
    if (typeof at === 'string' && (at.includes('\u0000') || !at.isWellFormed())) return false;
    if (typeof at !== 'object' || at === null) continue;
    if (level >= mostLevels) return false;
    for (const [key, inner] of Object.entries(at))
      waiting.push({ value: key, level: level + 1 }, { value: inner, level: level + 1 });
  }
  return true;
}

/** These leave what they speak of in the document; every other error of the structure leaves it out. */
const keeping: ReadonlySet<Finding['code']> = new Set(['duplicate-id', 'bad-alias', 'no-place']);

export type Sent<K extends ContentKind> =
  | {
      readonly kind: 'read';
      readonly document: DocumentByKind[K];
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'unreadable'; readonly findings: readonly Finding[] };

/** A document with errors may be kept as a draft, but one of which a part cannot be kept is refused whole. */
export function readSent<K extends ContentKind>(kind: K, value: unknown, now?: number): Sent<K> {
  if (!isUsable(value))
    return { kind: 'unreadable', findings: [{ level: 'error', path: '', code: 'not-json' }] };
  const { document, findings } = checkSent(kind, value, now);
  const structural = kind === 'page' ? readDocument(value).findings : findings;
  const isWhole = structural.every(({ level, code }) => level !== 'error' || keeping.has(code));
  return document && isWhole
    ? { kind: 'read', document, findings }
    : { kind: 'unreadable', findings };
}

/** What can be said of a document by itself. `now` (milliseconds since 1970) tells what is over too. */
export function checkSent<K extends ContentKind>(
  kind: K,
  value: unknown,
  now?: number,
): { readonly document?: DocumentByKind[K]; readonly findings: readonly Finding[] } {
  return (
    kind === 'page' ? checkDocument(value, now === undefined ? {} : { now }) : checkMenu(value)
  ) as { readonly document?: DocumentByKind[K]; readonly findings: readonly Finding[] };
}
