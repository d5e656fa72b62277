import type { DeskFinding, Language } from '@solvik/content-schema';
import type { Messages } from './languages/generated/messages.ts';
import type { WorkbenchText } from './workbenchText.ts';

/** A finding in words. Its values are the catalogue's own arguments, which a test holds together. */
export function sayFinding({ code, path, values }: DeskFinding, text: WorkbenchText): string {
  const last = path.split('.').at(-1) ?? '';
  const said = { ...values, ...(code === 'missing-translation' && { language: text(`language.${last as Language}`) }), ...(code === 'unread-field' && { field: last }) };
  const key = `finding.${code}` as 'finding.too-many';
  return text(key, said as Messages[typeof key][0]);
}
