import { parseFields } from './parseFields.ts';
import type { Parsed, Problem } from './problem.ts';
import { isWidgetType, type WidgetConfiguration, widgetDefinitions, type WidgetType } from './widgetDefinitions.ts';

/** A widget whose configuration fits its type, ready to be shown. */
export type Widget = { readonly [T in WidgetType]: { readonly type: T; readonly configuration: WidgetConfiguration<T> } }[WidgetType];

/**
 * Reads a widget as the Data API sends it (type, and configuration as JSON text).
 * Never throws: an unknown type, broken JSON, a newer version or a bad field is a named problem.
 */
export function parseWidget(type: string, configurationText: string): Parsed<Widget> {
  const bad = (path: string, message: string): Parsed<Widget> => ({ kind: 'bad', problems: [{ path, message }] });
  if (!isWidgetType(type)) return bad('type', `There is no widget called “${type}” here.`);
  const definition = widgetDefinitions[type];
  let raw: unknown;
  try {
    raw = JSON.parse(configurationText);
  } catch {
    return bad('configuration', 'The configuration is not JSON.');
  }
  const version = typeof raw === 'object' && raw !== null && '$version' in raw ? raw.$version : 1;
  if (typeof version !== 'number' || version > definition.version) {
    return bad('$version', `This widget is of version ${String(version)}; the shop knows ${definition.version}.`);
  }
  const problems: Problem[] = [];
  const configuration = parseFields(raw, definition.fields, '', problems);
  // The reader above has checked each field against the definition that the type is inferred from.
  return problems.length > 0 ? { kind: 'bad', problems } : { kind: 'ok', value: { type, configuration } as Widget };
}
