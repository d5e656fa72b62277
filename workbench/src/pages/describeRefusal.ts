import type { ContentRefusal } from '@solvik/content-schema/editing';
import { describeFinding } from '../findings/describeFinding.ts';
import type { SignedOut, Unreachable } from '../content-service/requestProblem.ts';
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

/** Why a request was refused, in a sentence with what to do. */
export function describeRefusal(
  response: ContentRefusal | SignedOut | Unreachable | { readonly kind: 'superseded' },
  text: WorkbenchText,
): string {
  if (response.kind === 'signed-out') return text('connection.signedOut');
  if (response.kind === 'superseded') return text('publish.superseded');
  if (response.kind === 'unreachable') return text('decision.failed');
  const [finding] = response.findings ?? [];
  if (response.code === 'unreadable' && finding) return describeFinding(finding, text);
  return text(response.code in keys ? keys[response.code as keyof typeof keys] : 'refused.other');
}
