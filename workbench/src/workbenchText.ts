import type { Language } from '@solvik/content-schema/editing';
import { messageLoaders } from './languages/generated/byLocale.ts';
import type { Messages } from './languages/generated/messages.ts';

type Key = keyof Messages;
/** A text of the workbench by its key, with the values it takes. */
export type WorkbenchText = <K extends Key>(key: K, ...values: Messages[K]) => string;

export async function loadWorkbenchText(language: Language): Promise<WorkbenchText> {
  const { default: messages } = await messageLoaders[language]();
  return (key, ...values) => messages[key](values[0]);
}
