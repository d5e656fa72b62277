import type { ContentKind } from './content.ts';
import type { Editor } from './editor.ts';

/** Writers prepare; publishers also decide what is published. */
const roleOf = {
  read: 'writer',
  save: 'writer',
  create: 'writer',
  duplicate: 'writer',
  presence: 'writer',
  publish: 'publisher',
  schedule: 'publisher',
  unschedule: 'publisher',
  'roll-back': 'publisher',
  retire: 'publisher',
} as const;

export type EditorAction = keyof typeof roleOf;
export const editorActions = Object.keys(roleOf) as readonly EditorAction[];

/** Why an editor may not perform an action on a page or menu, or undefined when they may. */
export function findDenial(
  { role, scope }: Editor,
  action: EditorAction,
  { kind, key }: { readonly kind: ContentKind; readonly key: string },
): 'role' | 'scope' | undefined {
  // A reader of one channel reads everything and changes nothing.
  if (scope.kind === 'channel' && action !== 'read' && action !== 'presence') return 'scope';
  if (
    scope.kind === 'page' &&
    (kind !== 'page' || key !== scope.key || action === 'create' || action === 'duplicate')
  )
    return 'scope';
  return roleOf[action] === 'publisher' && role !== 'publisher' ? 'role' : undefined;
}
