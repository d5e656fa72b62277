import type { ServiceFinding, RenderedFindingCode, Finding } from '@solvik/content-schema/editing';
import type { Spot } from '../inspection/spots.ts';

/** A finding of a rendered page. */
export type LocatedFinding = Omit<Finding, 'code'> & {
  readonly code: RenderedFindingCode;
  readonly occursOn: readonly Spot[];
};

/**
 * All findings of a document, whatever their source: the document itself, the shop, or the rendered
 * page.
 */
export type ReportedFinding = ServiceFinding | LocatedFinding;

const rank = { error: 0, warning: 1, hint: 2 } as const;

/** All of them worst first, each code once at its path. */
export function joinFindings(
  ...lists: readonly (readonly ReportedFinding[])[]
): readonly ReportedFinding[] {
  const each = new Map(
    lists
      .flat()
      .toReversed()
      .map((finding) => [`${finding.path} ${finding.code}`, finding]),
  );
  return [...each.values()].toReversed().toSorted((a, b) => rank[a.level] - rank[b.level]);
}
