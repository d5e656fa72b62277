import { Notice, TextButton } from '@solvik/design-system';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../page/services.ts';

/** When it is removed with the focus in it, what it is in gets the focus. */
function useFocusAround() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    const around = current?.closest<HTMLElement>('[role="dialog"], #main');
    return () => {
      if (document.activeElement === current) around?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

interface Props {
  /** Whether the shop could not be reached at all. */
  readonly isOffline: boolean;
  /** How often it has failed; each time is announced. */
  readonly failures: number;
  /** Whether it is being retried. */
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** Why what a shopper chose is not shown, beside what still is. */
export function UnreachedMessage({ isOffline, failures, isBusy, retry }: Props) {
  const text = useText();
  const button = useFocusAround();
  return (
    <Notice tone="error" isSticky>
      <p key={failures}>{text(isOffline ? 'error.offline' : 'error.generic.text')}</p>
      <TextButton ref={button} aria-busy={isBusy} onClick={retry}>
        {text('error.retry')}
      </TextButton>
    </Notice>
  );
}
