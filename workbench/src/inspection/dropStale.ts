import {
  type PageDocument,
  resolveWidget,
  type StoredWidget,
} from '@solvik/content-schema/editing';
import type { InspectedSpot } from './locateFindings.ts';
import { isSameSpot, type Spot } from './spots.ts';

/** Rendered findings of a page as it was then. */
export interface InspectedDocument extends InspectedSpot {
  readonly of: PageDocument;
}

interface Now {
  readonly spots: readonly Spot[];
  readonly document: PageDocument;
  /** The page's number, with which the ids of its widgets begin. */
  readonly areaId: number;
}

const widgetOf = ({ containers }: PageDocument, id: string): StoredWidget | undefined =>
  containers.flatMap(({ widgets }) => widgets).find((widget) => widget.id === id);

/** All of a widget that visitors can notice. */
function shownOf(widget: StoredWidget, spot: Spot): string {
  const { name: _name, fields: _fields, ...shown } = widget;
  return JSON.stringify([shown, resolveWidget(widget, spot)]);
}

function isAsItWas(
  id: string,
  { of: before, ...spot }: InspectedDocument,
  { document }: Now,
): boolean {
  const [then, now] = [widgetOf(before, id), widgetOf(document, id)];
  return (
    then === now ||
    (then !== undefined && now !== undefined && shownOf(then, spot) === shownOf(now, spot))
  );
}

/**
 * In the order of the spots. A widget's finding is dropped once it is rendered differently there;
 * one of the page as a whole stays until it is inspected again.
 */
export function dropStale(drawn: readonly InspectedDocument[], now: Now): readonly InspectedSpot[] {
  const prefix = `${String(now.areaId)}-`;
  return now.spots
    .flatMap((spot) => drawn.filter((each) => isSameSpot(spot, each)))
    .map((each) => ({
      ...each,
      findings: each.findings.filter(
        ({ widgetId }) =>
          widgetId === null ||
          !widgetId.startsWith(prefix) ||
          isAsItWas(widgetId.slice(prefix.length), each, now),
      ),
    }));
}
