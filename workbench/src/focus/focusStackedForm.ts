import { isStacked } from '../device/windowWidth.ts';

/**
 * Where the columns are stacked, a choice moves the focus to its form; side by side the form is in
 * view.
 */
export function focusStackedForm({
  document,
  innerWidth,
}: Pick<Window, 'document' | 'innerWidth'>): void {
  if (isStacked(innerWidth))
    document.querySelector<HTMLElement>('#workbench-fields')?.closest('aside')?.focus();
}
