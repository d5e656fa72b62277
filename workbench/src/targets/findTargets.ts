import type { LinkTarget } from '@solvik/content-schema/editing';
import { type Reader, targetLabel } from './targetLabel.ts';

/** As many of a kind as can be read at a glance. */
const maxOfKind = 8;

export interface FoundTarget {
  readonly target: LinkTarget;
  readonly name: string;
  readonly within?: string;
}

export interface FoundGroup {
  readonly kind: LinkTarget['kind'];
  readonly found: readonly FoundTarget[];
}

/**
 * Entries that contain every typed word, in their name or in their parents' names; those that begin
 * with them first, then by name.
 */
export function findTargets(
  targets: readonly LinkTarget[],
  {
    words,
    kinds,
    ...reader
  }: Reader & { readonly words: string; readonly kinds: readonly LinkTarget['kind'][] },
): readonly FoundGroup[] {
  const fold = (message: string) => message.toLocaleLowerCase(reader.language);
  const terms = fold(words).split(/\s+/).filter(Boolean);
  const { compare } = new Intl.Collator(reader.language);
  const rank = ({ name }: FoundTarget) =>
    terms.some((word) => fold(name).startsWith(word)) ? 0 : 1;
  return kinds.flatMap((kind) => {
    const found = targets
      .filter((target) => target.kind === kind)
      .map((target): FoundTarget => ({ target, ...targetLabel(target, reader) }))
      .filter(({ name, within = '' }) =>
        terms.every((word) => fold(`${within} ${name}`).includes(word)),
      )
      .toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
    return found.length > 0 ? [{ kind, found: found.slice(0, maxOfKind) }] : [];
  });
}
