/** Reports clicked and hovered widgets of the framed page instead of following its links. */
import { widgetAt } from './widgetMarks.ts';

interface PointerOptions {
  /** Whether an editor is connected and selects widgets; the page is used as a shop otherwise. */
  readonly isSelecting: () => boolean;
  readonly onClick: (widgetId: string) => void;
  /** Called once for each widget under the pointer; `null` outside widgets. */
  readonly onHover: (widgetId: string | null) => void;
}

/** Returns how to stop. */
export function listenToPointer(
  document: Document,
  { isSelecting, onClick, onHover }: PointerOptions,
): () => void {
  let hovered: string | null = null;
  const click = (event: MouseEvent) => {
    if (!isSelecting()) return;
    event.preventDefault();
    event.stopPropagation();
    const widgetId = widgetAt(event.target);
    if (widgetId !== undefined) onClick(widgetId);
  };
  const hover = (event: MouseEvent) => {
    const widgetId = widgetAt(event.target) ?? null;
    if (!isSelecting() || widgetId === hovered) return;
    hovered = widgetId;
    onHover(widgetId);
  };
  const submit = (event: Event) => {
    if (isSelecting()) event.preventDefault();
  };
  document.addEventListener('click', click, true);
  document.addEventListener('mouseover', hover);
  document.addEventListener('submit', submit, true);
  return () => {
    document.removeEventListener('click', click, true);
    document.removeEventListener('mouseover', hover);
    document.removeEventListener('submit', submit, true);
  };
}
