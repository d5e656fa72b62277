import type { Cart } from './cart.ts';
import { type NoteLanguage, type SizeNote, sizeNotes } from './sizeNotes.ts';

/** The notes on sizes in a cart that did not apply before a change of it. */
export function newSizeNotes(
  { before, after }: { readonly before: Cart | null | undefined; readonly after: Cart },
  language: NoteLanguage,
): readonly SizeNote[] {
  const known = new Set(sizeNotes(before, language).map(({ id }) => id));
  return sizeNotes(after, language).filter(({ id }) => !known.has(id));
}
