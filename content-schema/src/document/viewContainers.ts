import { explain } from '../visibility/explain.ts';
import { onlyOn, type Visitor } from '../visibility/audience.ts';
import type { Language } from './languages.ts';
import type { PageDocument, StoredWidget } from './pageDocument.ts';
import { resolveWidget } from './resolveWidget.ts';

/** A container as the Data API sends it (contracts.md, PageWidgetContainerType). */
export interface ViewedContainer {
  readonly id: number;
  readonly sortOrder: number;
  readonly name: string;
  readonly layout: string;
  readonly responsiveMode: string;
  readonly design: string;
  /** Its further style settings; none when left out. */
  readonly classNames?: readonly string[];
  readonly widgets: readonly {
    readonly id: string;
    readonly classNames?: readonly string[];
    readonly name: string;
    readonly type: string;
    readonly size: string;
    readonly sortOrder: number;
    readonly configuration: string;
  }[];
}

/**
 * Content for one viewport, in an area that serves both, is marked for the style sheet that knows
 * the viewport.
 */
const classNamesOf = (
  { audience }: Pick<StoredWidget, 'audience'>,
  { viewport }: Visitor,
): readonly string[] => (audience?.viewport && !viewport ? [onlyOn[audience.viewport]] : []);

/**
 * The containers of a page that are visible to a visitor; `areaId` is the page's number, which
 * makes the ids unique over pages.
 */
export function viewContainers(
  { containers }: Pick<PageDocument, 'containers'>,
  {
    areaId,
    visitor,
  }: { readonly areaId: number; readonly visitor: Visitor & { readonly language: Language } },
): readonly ViewedContainer[] {
  const { language, market } = visitor;
  // Rows keep the numbers of their positions, whichever of them are visible.
  return containers.flatMap(
    ({ name, layout, responsiveMode, design, widgets, ...shown }, sortOrder) =>
      explain(shown, visitor).length > 0
        ? []
        : [
            {
              id: areaId * 100 + sortOrder,
              sortOrder,
              name,
              layout,
              responsiveMode,
              design,
              classNames: classNamesOf(shown, visitor),
              widgets: widgets
                .filter((widget) => explain(widget, visitor).length === 0)
                .map((widget, at) => {
                  const { type, configuration } = resolveWidget(widget, { language, market });
                  return {
                    id: `${String(areaId)}-${widget.id}`,
                    classNames: classNamesOf(widget, visitor),
                    name: widget.name,
                    type,
                    size: widget.size,
                    sortOrder: at,
                    configuration: JSON.stringify(configuration),
                  };
                }),
            },
          ],
  );
}
