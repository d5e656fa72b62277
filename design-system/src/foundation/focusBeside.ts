/**
 * Before an item is removed by its own button, moves the focus to the same button of the next item,
 * or of the one before it; removed with the item, it would be left on the document. Returns whether
 * there is such a button.
 */
export function focusBeside(button: Element, itemSelector: string): boolean {
  const item = button.closest(itemSelector);
  const place = [...(item?.querySelectorAll('button') ?? [])].findIndex((each) => each === button);
  const beside = [item?.nextElementSibling, item?.previousElementSibling]
    .map((neighbour) => neighbour?.querySelectorAll('button')[place])
    .find((each) => each !== undefined);
  beside?.focus();
  return beside !== undefined;
}
