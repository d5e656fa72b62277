import { useEffect, useState } from 'react';

const signs = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether something was done before the page ran. */
const wasUsed = () => scrollY > 0 || document.activeElement !== document.body;

/** False until the visitor does something on the page: what can wait is loaded then. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const leave = new AbortController();
    const start = () => setUsed(true);
    if (wasUsed()) start();
    for (const sign of signs)
      addEventListener(sign, start, { passive: true, once: true, signal: leave.signal });
    return () => leave.abort();
  }, [isUsed]);
  return isUsed;
}
