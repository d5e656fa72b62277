import type { Editor } from './editor.ts';

export const mediaActions = ['read', 'upload', 'describe', 'remove'] as const;
export type MediaAction = (typeof mediaActions)[number];

/** What keeps an editor from an action in the media library, or undefined when nothing does. Writers fill it, publishers also clear it. */
export function whyNotMedia(
  { role, scope }: Editor,
  action: MediaAction,
): 'role' | 'scope' | undefined {
  if (action === 'read') return undefined;
  if (scope.kind === 'channel') return 'scope';
  // Who works on one page may bring its pictures, and takes nothing from the others.
  if (action === 'remove' && scope.kind === 'page') return 'scope';
  return action === 'remove' && role !== 'publisher' ? 'role' : undefined;
}
