import type { Language } from '@solvik/content-schema/editing';
import type { CompiledMessages, Messages } from './languages/generated/messages.ts';

type Key = keyof Messages;
/** A text of the workbench by its key, with the values it takes. */
export type WorkbenchText = <K extends Key>(key: K, ...values: Messages[K]) => string;

const loaders: Readonly<Record<Language, () => Promise<{ readonly default: CompiledMessages }>>> = {
  sv: () => import('./languages/generated/sv.js'),
  nb: () => import('./languages/generated/nb.js'),
  da: () => import('./languages/generated/da.js'),
  fi: () => import('./languages/generated/fi.js'),
};

export async function loadWorkbenchText(language: Language): Promise<WorkbenchText> {
  const { default: messages } = await loaders[language]();
  return (key, ...values) => messages[key](values[0]);
}
