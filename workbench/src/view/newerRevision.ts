import type { ContentKind, RevisionInfo, SummaryByKind } from '@solvik/content-schema/editing';
import type { DocumentState } from '../document/documentState.ts';

interface Opened {
  readonly editing:
    | Pick<NonNullable<DocumentState<ContentKind>['editing']>, 'revision'>
    | undefined;
  readonly doing: unknown;
  readonly notice: { readonly kind: string } | undefined;
}

/**
 * The newer revision that another editor saved, unless it is dismissed. Undefined while a request
 * is pending or a conflict undecided: their notices show it already.
 */
export function newerRevision(
  { editing, doing, notice }: Opened,
  {
    listed,
    dismissed,
  }: {
    readonly listed: Pick<SummaryByKind[ContentKind], 'latest'> | undefined;
    readonly dismissed: number | undefined;
  },
): RevisionInfo | undefined {
  if (!listed || !editing || doing !== undefined || notice?.kind === 'conflict') return undefined;
  const { latest } = listed;
  return latest.number > editing.revision && latest.number !== dismissed ? latest : undefined;
}
