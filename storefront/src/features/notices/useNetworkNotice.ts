import { useEffect, useRef } from 'react';
import { useServices } from '../../app/services.ts';
import { useIsOnline } from '../../interface/online.ts';
import { useToast } from '../../interface/toast.ts';

/** Says when the network goes and when it is back; what needs it says so again at its own place. */
export function useNetworkNotice(): void {
  const { text } = useServices();
  const say = useToast((toast) => toast.say);
  const isOnline = useIsOnline();
  const was = useRef(isOnline);
  useEffect(() => {
    if (was.current === isOnline) return;
    was.current = isOnline;
    say(text(isOnline ? 'notice.online' : 'notice.offline'));
  }, [isOnline, say, text]);
}
