/**
 * Presses the button that a visitor pressed before the page answered, as the document's own script has marked it
 * (bootScript.ts). Call it once the page answers. A button of a widget whose scripts have yet to come is pressed by the
 * widget itself.
 */
export function pressHeldButton(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-is-pressed-early]');
  if (!button) return;
  delete button.dataset['isPressedEarly'];
  button.click();
}
