import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is fetched when it is needed; undefined until then, and if that fails: what it
 * is in must be whole without it.
 * @param load the same function in every render
 */
export function useLateComponent<Props>(
  isNeeded: boolean,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      ({ default: loaded }) => setLate(() => loaded),
      () => undefined,
    );
  }, [isNeeded, load]);
  return Late;
}
