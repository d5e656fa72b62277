import type { DeskRefusal } from '@solvik/content-schema/editing';
import { sayFinding } from '../sayFinding.ts';
import type { SignedOut, Unreachable } from '../workbenchApi.ts';
import type { WorkbenchText } from '../workbenchText.ts';

const keys = {
  role: 'publish.role',
  scope: 'publish.scope',
  'key-taken': 'create.key-taken',
  'bad-key': 'create.bad-key',
  'has-errors': 'publish.refused',
  'is-retired': 'retire.already',
  'bad-redirect': 'retire.badRedirect',
  'moment-over': 'schedule.over',
  'not-scheduled': 'schedule.none',
  unknown: 'refused.unknown',
  'too-large': 'refused.tooLarge',
} as const;

/** Why something was not done, in a sentence with the way on. */
export function sayRefusal(
  answer: DeskRefusal | SignedOut | Unreachable | { readonly kind: 'overtaken' },
  text: WorkbenchText,
): string {
  if (answer.kind === 'signed-out') return text('lost.signedOut');
  if (answer.kind === 'overtaken') return text('publish.overtaken');
  if (answer.kind === 'unreachable') return text('decide.failed');
  const [finding] = answer.findings ?? [];
  if (answer.code === 'unreadable' && finding) return sayFinding(finding, text);
  return text(answer.code in keys ? keys[answer.code as keyof typeof keys] : 'refused.other');
}
