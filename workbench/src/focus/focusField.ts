/**
 * Ids from a part of a field to the whole of it: a part without a control is edited with the whole.
 */
function idsOf(controlId: string): readonly string[] {
  const keys = controlId.split('-');
  return keys.slice(1).map((_key, at) => keys.slice(0, keys.length - at).join('-'));
}

const isControl = 'input, select, textarea, button, [tabindex]';
/**
 * A control, or the element around controls: its label, hint and error have ids that begin as its
 * own.
 */
const isField = `:is(${isControl}, div, fieldset)`;

/** The element of an id, else the first within the field that it names, else that of the field around it. */
function findNamed(document: Document, controlId: string): HTMLElement | undefined {
  for (const id of idsOf(controlId)) {
    const found =
      document.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ??
      (id === controlId &&
        document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}-"]${isField}`));
    if (found) return found;
  }
  return undefined;
}

/** False while nothing of the field can take the focus. */
function tryFocus(document: Document, controlId: string): boolean {
  const found = findNamed(document, controlId);
  for (let fold = found?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  // An id may be that of a field of several controls.
  const control = found?.matches(isControl)
    ? found
    : found?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus();
  return control !== undefined && control !== null && document.activeElement === control;
}

/**
 * Milliseconds after which a control that is still loading is no longer expected to take the focus.
 */
const timeout = 5000;

/**
 * Focuses the control of a path: collapsed sections around it are opened. The nearest one where a
 * path leads to a field of several; one that is still loading is awaited, unless the editor does
 * something else meanwhile. Returns a function that stops waiting.
 */
export function focusField(document: Document, controlId: string): () => void {
  if (tryFocus(document, controlId)) return () => undefined;
  const waiting = new MutationObserver(() => tryFocus(document, controlId) && stop());
  const end = setTimeout(() => stop(), timeout);
  const doings = ['keydown', 'pointerdown'] as const;
  function stop() {
    waiting.disconnect();
    clearTimeout(end);
    for (const doing of doings) document.removeEventListener(doing, stop, true);
  }
  waiting.observe(document.body, { childList: true, subtree: true });
  for (const doing of doings) document.addEventListener(doing, stop, true);
  return stop;
}
