import { useEffect, useRef } from 'react';
import { useServices } from '../../page/services.ts';
import { useIsOnline } from '../../interface/online.ts';
import { useToast } from '../../interface/toast.ts';

/** Announces that the network is lost or back; features that need it also report it themselves. */
export function useNetworkNotice(): void {
  const { text } = useServices();
  const notify = useToast((toast) => toast.notify);
  const isOnline = useIsOnline();
  const was = useRef(isOnline);
  useEffect(() => {
    if (was.current === isOnline) return;
    was.current = isOnline;
    notify(text(isOnline ? 'notice.online' : 'notice.offline'));
  }, [isOnline, notify, text]);
}
