import type { WidgetType } from '@solvik/content-schema';
import { type StoredWidget, widgetDefinitions } from '@solvik/content-schema/editing';

/**
 * An example of a definition as an editor edits it, in all four languages and without its pictures;
 * the first by default. Fetched when something is added.
 */
export async function loadExampleFields(
  type: WidgetType,
  title?: string,
): Promise<StoredWidget['fields']> {
  const { exampleFields } = await import('./generated/exampleFields.ts');
  const named =
    title ??
    widgetDefinitions.find((definition) => definition.type === type)?.examples[0]?.title ??
    '';
  const fields = exampleFields[`${type}/${named}`];
  if (!fields) throw new Error(`There is no example “${named}” of ${type}.`);
  return fields;
}
