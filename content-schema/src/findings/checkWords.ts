/** Whether what an editor wrote says something: words of links and pictures, and offers that are over. */
import type { Fields } from '../fields.ts';
import { checkAlt } from './checkAlt.ts';
import type { Finding } from './finding.ts';
import { linksOf } from './linksOf.ts';
import { storedLeaves, type StoredLeaf } from './storedLeaves.ts';
import { isVagueLink } from './vagueLinks.ts';

interface Place {
  readonly path: string;
  readonly say: (finding: Finding) => void;
  /** Milliseconds since 1970; without it nothing is over. */
  readonly now?: number | undefined;
}

/** A running text is told once, by the first of its links that says nothing. */
function checkLinkWords(leaf: StoredLeaf, { say }: Place): void {
  const { language, field, path } = leaf;
  const vague = language && linksOf(leaf).find(({ label }) => isVagueLink(label, language));
  if (vague)
    say({
      level: 'warning',
      path: field.kind === 'link' ? `${path}.label` : path,
      code: 'vague-link',
      values: { label: vague.label },
    });
}

export function checkWords(
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
  place: Place,
): void {
  const { path, say, now } = place;
  for (const leaf of storedLeaves(values, fields, { path })) {
    const { field, value } = leaf;
    checkLinkWords(leaf, place);
    if (field.kind === 'image') checkAlt(leaf, { heading: values['heading'], say });
    if (
      field.kind === 'date' &&
      now !== undefined &&
      typeof value === 'string' &&
      Date.parse(value) <= now
    )
      say({ level: 'warning', path: leaf.path, code: 'offer-over' });
  }
}
