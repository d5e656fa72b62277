import { useEffect, useState } from 'react';

/**
 * The value once it has been stable for a while (milliseconds): dragging a slider should not load a
 * page at each step.
 */
export function useSettled<T>(value: T, stillness: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillness);
    return () => clearTimeout(timer);
  }, [value, stillness]);
  return settled;
}
