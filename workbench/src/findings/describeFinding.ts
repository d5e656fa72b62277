import type { Language } from '@solvik/content-schema/editing';
import type { Messages } from '../languages/generated/messages.ts';
import type { ReportedFinding } from './reportedFinding.ts';
import type { WorkbenchText } from '../workbenchText.ts';

/** A finding's message. Its values are the catalogue's own arguments, which a test verifies. */
export function describeFinding(
  { code, path, values }: ReportedFinding,
  text: WorkbenchText,
): string {
  const last = path.split('.').at(-1) ?? '';
  const message = {
    ...values,
    ...(code === 'missing-translation' && { language: text(`language.${last as Language}`) }),
    ...(code === 'unread-field' && { field: last }),
  };
  // Every code has its message, or this does not compile.
  const key: keyof Messages = `finding.${code}`;
  return text(key as 'finding.too-many', message as Messages['finding.too-many'][0]);
}
