import type { PageDocument, StoredWidget } from '../document/pageDocument.ts';
import { isObject } from '../read/isObject.ts';
import { isWidgetType, shapeOf } from '../read/parseWidget.ts';
import type { Finding } from './finding.ts';

interface PlacedWidget {
  readonly path: string;
  readonly widget: StoredWidget;
}

const headingOf = ({ type }: StoredWidget) =>
  isWidgetType(type) ? shapeOf(type).fields['heading'] : undefined;
const hasHeading = (widget: StoredWidget): boolean =>
  (isObject(widget.fields['heading']) && Object.keys(widget.fields['heading']).length > 0) ||
  headingOf(widget)?.isRequired === true;

/**
 * A page whose heading is its content's must have one: the first widget with a heading provides it.
 * A required heading that is missing is reported at its field; what a Geins widget renders is
 * unknown.
 */
export function checkOutline(
  { alias, family }: Pick<PageDocument, 'alias' | 'family'>,
  widgets: readonly PlacedWidget[],
): readonly Finding[] {
  const isOwnPage = alias !== undefined || family === 'Frontpage';
  if (
    !isOwnPage ||
    widgets.length === 0 ||
    widgets.some(({ widget }) => hasHeading(widget) || !isWidgetType(widget.type))
  )
    return [];
  const able = widgets.find(({ widget }) => headingOf(widget));
  return [
    {
      level: 'warning',
      path: able ? `${able.path}.fields.heading` : (widgets[0]?.path ?? ''),
      code: 'no-page-heading',
    },
  ];
}
