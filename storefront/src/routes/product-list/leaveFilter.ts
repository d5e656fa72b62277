import type { MouseEvent } from 'react';
import { isPlainClick } from '../../interface/isPlainClick.ts';

/**
 * A link that removes filters takes its focus with it. It moves to the chip beside it, or else to the
 * button for filters, of which each width hides one.
 */
export function leaveFilter({ currentTarget, target, nativeEvent }: MouseEvent<HTMLElement>): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !isPlainClick(nativeEvent)) return;
  const chips = [...currentTarget.querySelectorAll<HTMLElement>('[data-is-chosen]')];
  const at = chips.indexOf(link);
  const beside = at >= 0 && (chips[at + 1] ?? chips[at - 1]);
  const next = beside ? [beside] : document.querySelectorAll<HTMLElement>('main [data-is-filter]');
  for (const each of next) each.focus();
}
