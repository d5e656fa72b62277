import { viewportClass } from '../../interface/viewport.ts';

/** Where the parts of the room stand under each other, whoever chooses something is led to its form; beside each other it is in sight. */
export function goToFarForm({
  document,
  innerWidth,
}: Pick<Window, 'document' | 'innerWidth'>): void {
  if (['phone', 'tablet'].includes(viewportClass(innerWidth)))
    document.querySelector<HTMLElement>('#workbench-fields')?.closest('aside')?.focus();
}
