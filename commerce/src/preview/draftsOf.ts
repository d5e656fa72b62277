import type { Preview } from './parsePreviewClaim.ts';

/** Which drafts replace the published content. */
export type Drafts =
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  | { readonly kind: 'page'; readonly key: string };

/** Requesting drafts is not enough: it takes a session, and its scope limits them. */
export function draftsOf(
  preview: Preview | undefined,
  { isRequested, channel }: { readonly isRequested: boolean; readonly channel: string },
): Drafts {
  if (!preview || !isRequested) return { kind: 'none' };
  const { scope } = preview.session.editor;
  if (scope.kind === 'page') return { kind: 'page', key: scope.key };
  return scope.kind === 'all' || scope.channel === channel ? { kind: 'all' } : { kind: 'none' };
}
