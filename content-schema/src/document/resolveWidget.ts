import { widgetShapes } from '../generated/widgetShapes.ts';
import { migrate } from '../migrate.ts';
import { isWidgetType } from '../read/parseWidget.ts';
import type { StoredWidget } from './pageDocument.ts';
import { type Fallback, type Reader, resolveFields } from './resolveFields.ts';

/**
 * A stored widget for a visitor as the Data API sends it, in its newest version. One of an unknown
 * type or version is passed on as it is stored: its reader reports that.
 */
export function resolveWidget(
  { type, version, fields }: Pick<StoredWidget, 'type' | 'version' | 'fields'>,
  reader: Reader,
): {
  readonly type: string;
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly fallbacks: readonly Fallback[];
} {
  const current = migrate({ type, version, values: fields }, widgetShapes);
  if (!isWidgetType(current.type)) return { type, configuration: fields, fallbacks: [] };
  const { version: known, fields: described } = widgetShapes[current.type];
  if (current.version > known)
    return { type, configuration: { $version: version, ...fields }, fallbacks: [] };
  const { configuration, fallbacks } = resolveFields(current.values, described, reader);
  return { type: current.type, configuration: { $version: known, ...configuration }, fallbacks };
}
