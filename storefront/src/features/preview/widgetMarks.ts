/** Marks the selected and the hovered widget of the framed page. */
import { markAttribute } from './marks.ts';

interface SelectOptions {
  /** Whether the editor already sees it, as after a click on it: the page is not scrolled then. */
  readonly isInView: boolean;
  /** The editors' name of the widget, shown at its mark. */
  readonly label?: string | undefined;
}

export interface WidgetMarks {
  /** The id of the selected widget. */
  readonly selected: () => string | null;
  /** Scrolls to the widget unless it is in view; `null` selects none. */
  readonly select: (widgetId: string | null, options: SelectOptions) => void;
  readonly hover: (widgetId: string | null) => void;
  readonly stop: () => void;
}

type MarkName = 'data-is-selected' | 'data-is-hovered';

/** The widget that an event's target belongs to; undefined outside widgets. */
export const widgetAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest(`[${markAttribute}]`)?.getAttribute(markAttribute) ?? undefined)
    : undefined;

function clearMarks(document: Document, name: MarkName): void {
  for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

/** Moves a mark to a widget. Returns its element, if the page has it. */
function mark(
  document: Document,
  name: MarkName,
  { widgetId, label = '' }: { readonly widgetId: string | null; readonly label?: string },
): Element | undefined {
  clearMarks(document, name);
  const found = [...document.querySelectorAll(`[${markAttribute}]`)].find(
    (element) => element.getAttribute(markAttribute) === widgetId,
  );
  found?.setAttribute(name, label);
  return found;
}

/**
 * Scrolls only this page: the editor's own window does not move, and may show only the upper part
 * of this one.
 */
function scrollToTop(page: Window, element: Element | undefined): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const margin = page.innerHeight / 8;
  if (top < 0 || top > 2 * margin) page.scrollBy({ top: top - margin });
}

/** Nothing is marked at first. */
export function createWidgetMarks(page: Window): WidgetMarks {
  const { document } = page;
  let selected: string | null = null;
  let selectedLabel = '';
  let isScrollPending = false;

  function update(): void {
    if (selected !== null && !isScrollPending && document.querySelector('[data-is-selected]'))
      return;
    const found = mark(document, 'data-is-selected', { widgetId: selected, label: selectedLabel });
    if (isScrollPending) scrollToTop(page, found);
    if (found) isScrollPending = false;
  }
  /**
   * A widget added a moment ago renders a moment later, and a re-rendered one has lost its mark:
   * both are handled as long as something is selected.
   */
  const renderings = new MutationObserver(update);

  return {
    selected: () => selected,
    select(widgetId, { isInView, label = '' }) {
      selected = widgetId;
      selectedLabel = label;
      clearMarks(document, 'data-is-selected');
      isScrollPending = widgetId !== null && !isInView;
      renderings.disconnect();
      if (widgetId !== null) renderings.observe(document.body, { childList: true, subtree: true });
      update();
    },
    hover: (widgetId) => void mark(document, 'data-is-hovered', { widgetId }),
    stop: () => renderings.disconnect(),
  };
}
