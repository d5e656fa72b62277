import type { Preview } from './previewOfRequest.ts';

/** Which drafts stand in for what is published. */
export type Drafts =
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  | { readonly kind: 'page'; readonly key: string };

/** The flag alone shows nothing: it takes a session, and a session shows no more than it reaches. */
export function draftsOf(
  preview: Preview | undefined,
  { isAsked, channel }: { readonly isAsked: boolean; readonly channel: string },
): Drafts {
  if (!preview || !isAsked) return { kind: 'none' };
  const { scope } = preview.session.editor;
  if (scope.kind === 'page') return { kind: 'page', key: scope.key };
  return scope.kind === 'all' || scope.channel === channel ? { kind: 'all' } : { kind: 'none' };
}
