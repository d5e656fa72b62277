import type { Language } from '@solvik/content-schema/editing';
import type { Messages } from './languages/generated/messages.ts';
import type { ToldFinding } from './lint/toldFinding.ts';
import type { WorkbenchText } from './workbenchText.ts';

/** A finding in words. Its values are the catalogue's own arguments, which a test holds together. */
export function sayFinding({ code, path, values }: ToldFinding, text: WorkbenchText): string {
  const last = path.split('.').at(-1) ?? '';
  const said = {
    ...values,
    ...(code === 'missing-translation' && { language: text(`language.${last as Language}`) }),
    ...(code === 'unread-field' && { field: last }),
  };
  // Every code has its sentence, or this does not compile.
  const key: keyof Messages = `finding.${code}`;
  return text(key as 'finding.too-many', said as Messages['finding.too-many'][0]);
}
