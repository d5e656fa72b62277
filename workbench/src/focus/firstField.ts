import { type StoredWidget, widgetDefinitions } from '@solvik/content-schema/editing';

/** The field that is edited first: the heading, else the first text field, else the first. */
export function firstField(type: StoredWidget['type']): string {
  const fields = widgetDefinitions.find((definition) => definition.type === type)?.fields ?? {};
  const names = Object.entries(fields);
  return (
    names.find(([name]) => name === 'heading')?.[0] ??
    names.find(([, { kind }]) => kind === 'text')?.[0] ??
    names[0]?.[0] ??
    ''
  );
}
