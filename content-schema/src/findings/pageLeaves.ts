import type { PageDocument } from '../document/pageDocument.ts';
import { widgetShapes } from '../generated/widgetShapes.ts';
import { migrate } from '../migrate.ts';
import { isWidgetType, type WidgetType } from '../read/parseWidget.ts';
import { storedLeaves, type StoredLeaf } from './storedLeaves.ts';

export interface WidgetLeaves {
  readonly type: WidgetType;
  /** Its row, counted from 0. */
  readonly row: number;
  readonly leaves: readonly StoredLeaf[];
}

/**
 * The values of a page, widget by widget, each in its newest version; a widget of an unknown type
 * is skipped.
 */
export function pageLeaves({
  containers,
}: Pick<PageDocument, 'containers'>): readonly WidgetLeaves[] {
  return containers.flatMap(({ widgets }, row) =>
    widgets.flatMap(({ type, version, fields }, at): readonly WidgetLeaves[] => {
      const current = migrate({ type, version, values: fields }, widgetShapes);
      if (!isWidgetType(current.type) || current.version > widgetShapes[current.type].version)
        return [];
      const path = `containers[${String(row)}].widgets[${String(at)}].fields`;
      return [
        {
          type: current.type,
          row,
          leaves: [...storedLeaves(current.values, widgetShapes[current.type].fields, { path })],
        },
      ];
    }),
  );
}
