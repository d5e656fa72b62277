import type { DeskFinding, DrawnCode, Finding } from '@solvik/content-schema/editing';
import type { Spot } from './spots.ts';

/** What is seen of a page where it is drawn. */
export type DrawnTold = Omit<Finding, 'code'> & {
  readonly code: DrawnCode;
  readonly seenOn: readonly Spot[];
};

/** What the room tells of a document, from wherever it is known: the document itself, the shop, or the page as it is drawn. */
export type ToldFinding = DeskFinding | DrawnTold;

const rank = { error: 0, warning: 1, hint: 2 } as const;

/** All of it worst first, each code once at its place. */
export function joinTold(...lists: readonly (readonly ToldFinding[])[]): readonly ToldFinding[] {
  const each = new Map(
    lists
      .flat()
      .toReversed()
      .map((finding) => [`${finding.path} ${finding.code}`, finding]),
  );
  return [...each.values()].toReversed().toSorted((a, b) => rank[a.level] - rank[b.level]);
}
