import { useEffect, useState } from 'react';

/** The value once it has not changed for a while (milliseconds): what is pulled along a scale should not load a page at each step. */
export function useSettled<T>(value: T, stillness: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillness);
    return () => clearTimeout(timer);
  }, [value, stillness]);
  return settled;
}
