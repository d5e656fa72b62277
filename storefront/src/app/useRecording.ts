import { useEffect } from 'react';
import { consent } from '../device/consent.ts';
import { usePageRouter } from '../page/pageRouter.ts';
import { useServices } from '../page/services.ts';

const isRecording = () => consent.has('statistics') || consent.has('personal');

/**
 * Records what the visitor does once there is consent to any of it; in development also without,
 * for the inspector.
 */
export function useRecording(): void {
  const services = useServices();
  const router = usePageRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    let isStarted = false;
    const start = async () => {
      if (isStarted || !(isRecording() || import.meta.env.DEV)) return;
      isStarted = true;
      const { startRecording } = await import('../features/analytics/startRecording.ts');
      const inspect = import.meta.env.DEV
        ? (await import('../features/analytics/showEvents.tsx')).showEvents(document)
        : undefined;
      if (!isLeft) stop = startRecording({ services, router, ...(inspect && { inspect }) });
    };
    // A recorder that cannot be loaded records nothing.
    const begin = () => void start().catch(() => undefined);
    begin();
    const leave = consent.subscribe(begin);
    return () => {
      isLeft = true;
      leave();
      stop?.();
    };
  }, [services, router]);
}
