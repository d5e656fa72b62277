import type { Editor } from './editor.ts';

export const mediaActions = ['read', 'upload', 'describe', 'remove'] as const;
export type MediaAction = (typeof mediaActions)[number];

/**
 * Why an editor may not perform an action in the media library, or undefined when they may. Writers
 * upload, publishers also remove.
 */
export function findMediaDenial(
  { role, scope }: Editor,
  action: MediaAction,
): 'role' | 'scope' | undefined {
  if (action === 'read') return undefined;
  if (scope.kind === 'channel') return 'scope';
  // An editor of one page may upload its pictures, and remove none of others.
  if (action === 'remove' && scope.kind === 'page') return 'scope';
  return action === 'remove' && role !== 'publisher' ? 'role' : undefined;
}
