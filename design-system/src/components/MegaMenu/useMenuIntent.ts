/** When a menu's panel opens and closes by the pointer: after a rest, so that crossing the menu opens nothing and a slanting way to the panel does not lose it. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds the pointer rests on a name before its panel opens, or before it takes the place of another. */
export const openDelay = 150;
/** Milliseconds a panel stays after the pointer has left. */
export const closeDelay = 300;

/** `id` of the open panel, and ways to change it: at once, or by what the pointer seems to mean. */
export function useMenuIntent(startsWith?: string) {
  const [id, setId] = useState(startsWith);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: string | undefined) => {
    clearTimeout(timer.current);
    setId(next);
  }, []);
  const intend = useCallback((next: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setId(next), delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    id,
    show,
    /** The pointer is on a name or in its panel; undefined for a name without one. */
    pointAt: useCallback((next: string | undefined) => intend(next, openDelay), [intend]),
    pointAway: useCallback(() => intend(undefined, closeDelay), [intend]),
  };
}
