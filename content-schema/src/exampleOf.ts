import type { WidgetType } from './read/parseWidget.ts';
import { widgetDefinitions } from './widgetDefinitions.ts';

/**
 * An example of a widget's definition as a configuration, with some fields replaced. Throws when
 * there is none of that title.
 */
export function exampleOf(
  type: WidgetType,
  title: string,
  changes: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const definition = widgetDefinitions.find((candidate) => candidate.type === type);
  const example = definition?.examples.find((candidate) => candidate.title === title);
  if (!definition || !example) throw new Error(`There is no example “${title}” of ${type}.`);
  return { $version: definition.version, ...example.configuration, ...changes };
}
