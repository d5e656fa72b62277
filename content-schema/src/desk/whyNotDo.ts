import type { ContentKind } from './deskContent.ts';
import type { Editor } from './editor.ts';

/** Writers prepare; publishers also decide what shoppers see. */
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

export type DeskAction = keyof typeof roleOf;
export const deskActions = Object.keys(roleOf) as readonly DeskAction[];

/** What keeps an editor from an action on a page or menu, or undefined when nothing does. */
export function whyNotDo(
  { role, scope }: Editor,
  action: DeskAction,
  { kind, key }: { readonly kind: ContentKind; readonly key: string },
): 'role' | 'scope' | undefined {
  // One channel's reader sees everything there is, and leaves it as it is.
  if (scope.kind === 'channel' && action !== 'read' && action !== 'presence') return 'scope';
  if (
    scope.kind === 'page' &&
    (kind !== 'page' || key !== scope.key || action === 'create' || action === 'duplicate')
  )
    return 'scope';
  return roleOf[action] === 'publisher' && role !== 'publisher' ? 'role' : undefined;
}
