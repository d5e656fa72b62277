/**
 * Clicks the button that a visitor pressed before hydration, as marked by the document's own
 * script (bootScript.ts). Call it after hydration. A button of a widget that is not hydrated yet
 * is clicked by the widget itself.
 */
export function replayEarlyPress(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-is-pressed-early]');
  if (!button) return;
  delete button.dataset['isPressedEarly'];
  button.click();
}
