import { useEffect, useState } from 'react';

const signs = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** False until the visitor does something on the page: what can wait is loaded then. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const leave = new AbortController();
    const settle = () => setUsed(true);
    for (const sign of signs)
      addEventListener(sign, settle, { passive: true, once: true, signal: leave.signal });
    return () => leave.abort();
  }, [isUsed]);
  return isUsed;
}
