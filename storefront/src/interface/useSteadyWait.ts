import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a placeholder remains once it has been shown (decision record 9). */
export const placeholderStay = 200;

/** Whether a placeholder is shown for pending content: never only for a blink. */
export function useSteadyWait(isPending: boolean): boolean {
  const [isStaying, setStaying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isPending) return;
    clearTimeout(timer.current);
    setStaying(true);
    timer.current = setTimeout(() => setStaying(false), placeholderStay);
  }, [isPending]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return isPending || isStaying;
}
