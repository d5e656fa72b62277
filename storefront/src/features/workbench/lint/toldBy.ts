import { type DeskFinding, deskFindingCodes } from '@solvik/content-schema/editing';

const rank = { error: 0, warning: 1, hint: 2 } as const;
const onlyTheDeskKnows: ReadonlySet<string> = new Set(deskFindingCodes);

/** What a document says of itself now, and what only the desk knew of it when it was last asked (addresses, targets): that stands until it is asked again. Worst first. */
export function toldBy(
  own: readonly DeskFinding[],
  desk: readonly DeskFinding[],
): readonly DeskFinding[] {
  const known = new Set(own.map(({ path, code }) => `${path} ${code}`));
  return [
    ...own,
    ...desk.filter(({ path, code }) => !known.has(`${path} ${code}`) && onlyTheDeskKnows.has(code)),
  ].toSorted((a, b) => rank[a.level] - rank[b.level]);
}
