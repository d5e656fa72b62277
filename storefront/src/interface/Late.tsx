import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface LateProps<Props> {
  readonly isNeeded: boolean;
  /** The same function in every render. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
  /** Shown until it has arrived; by default nothing. */
  readonly fallback?: ReactNode;
  /** Called if it cannot be fetched, which is tried again once it has not been needed. */
  readonly onFail?: () => void;
}

/**
 * A component that is fetched when it is needed. Its fallback until then, and if that fails: what
 * it is in must be whole without it.
 */
export function Late<Props extends object>({
  isNeeded,
  load,
  props,
  fallback = null,
  onFail,
}: LateProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (!isNeeded) return;
    load()
      // There is none while the page is being reloaded (reloadOnStaleChunk).
      .then(({ default: loaded }) => setLoaded(() => loaded))
      .catch(() => fail());
  }, [isNeeded, load]);
  return Loaded ? <Loaded {...props} /> : fallback;
}
