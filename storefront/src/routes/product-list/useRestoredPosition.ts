import { useEffect, useRef } from 'react';
import { restorePosition } from '../../device/reservedHeight.ts';

/**
 * A list of several pages that is opened again, by a reload or by going back to it, has only its
 * first page at once: when the others have loaded, it is where it was left.
 */
export function useRestoredPosition({
  pages,
  isComplete,
}: {
  readonly pages: number;
  readonly isComplete: boolean;
}): void {
  const isPending = useRef(pages > 1 && !isComplete);
  useEffect(() => {
    if (!isPending.current || !isComplete) return;
    isPending.current = false;
    restorePosition();
  }, [isComplete]);
}
