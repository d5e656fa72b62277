/**
 * Before an item is removed by its own button, moves the focus to the button of the next item, or of
 * the one before it; removed with the item, it would be left on the document.
 */
export function focusBeside(button: Element, itemSelector: string): void {
  const item = button.closest(itemSelector);
  const buttons = [item?.nextElementSibling, item?.previousElementSibling].map((beside) =>
    beside?.querySelector('button'),
  );
  buttons.find((each) => each)?.focus();
}
