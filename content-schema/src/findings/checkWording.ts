/**
 * Whether an editor's wording is meaningful: labels of links, alt texts, and offers that are over.
 */
import type { Fields } from '../fields.ts';
import { checkAlt } from './checkAlt.ts';
import type { Finding } from './finding.ts';
import { linksOf } from './linksOf.ts';
import { storedLeaves, type StoredLeaf } from './storedLeaves.ts';
import { isVagueLink } from './vagueLinks.ts';

interface Place {
  readonly path: string;
  readonly report: (finding: Finding) => void;
  /** Milliseconds since 1970; without it nothing is over. */
  readonly now?: number | undefined;
}

/** A running text is reported once, by its first link with a vague label. */
function checkLinkLabels(leaf: StoredLeaf, { report }: Place): void {
  const { language, field, path } = leaf;
  const vague = language && linksOf(leaf).find(({ label }) => isVagueLink(label, language));
  if (vague)
    report({
      level: 'warning',
      path: field.kind === 'link' ? `${path}.label` : path,
      code: 'vague-link',
      values: { label: vague.label },
    });
}

export function checkWording(
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
  position: Place,
): void {
  const { path, report, now } = position;
  for (const leaf of storedLeaves(values, fields, { path })) {
    const { field, value } = leaf;
    checkLinkLabels(leaf, position);
    if (field.kind === 'image') checkAlt(leaf, { heading: values['heading'], report });
    if (
      field.kind === 'date' &&
      now !== undefined &&
      typeof value === 'string' &&
      Date.parse(value) <= now
    )
      report({ level: 'warning', path: leaf.path, code: 'offer-over' });
  }
}
