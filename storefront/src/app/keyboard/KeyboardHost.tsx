import { useCallback, useEffect, useState } from 'react';
import { Late } from '../../interface/Late.tsx';
import { useModal } from '../../interface/modal.ts';
import { useToast } from '../../interface/toast.ts';
import { isPaletteKey } from '../../interface/paletteKey.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices } from '../../page/services.ts';

const load = () => loadWithMessages([], () => import('./Keyboard.tsx'));

/**
 * Loads the shortcuts and the command palette at the first key that is pressed, which they receive.
 * In an editor's preview keys are the editor's.
 */
export function KeyboardHost() {
  const { preview, text } = useServices();
  const [early, setEarly] = useState<readonly KeyboardEvent[]>([]);
  const [isStarted, setStarted] = useState(preview !== undefined);
  const isOpened = useModal(({ current }) => current === 'palette' || current === 'shortcuts');
  useEffect(() => {
    if (isStarted) return undefined;
    const collect = (event: KeyboardEvent) => {
      // It would leave the page for the browser's own search.
      if (isPaletteKey(event)) event.preventDefault();
      setEarly((events) => [...events, event]);
    };
    addEventListener('keydown', collect);
    return () => removeEventListener('keydown', collect);
  }, [isStarted]);
  const fail = () => {
    // The next key tries again. Only one that opens something is missed.
    if (isOpened || early.some(isPaletteKey)) useToast.getState().notify(text('error.offline'));
    if (isOpened) useModal.getState().close();
    setEarly([]);
  };
  const start = useCallback(() => setStarted(true), []);
  return (
    <Late
      isNeeded={early.length > 0 || isOpened}
      load={load}
      props={{ early, onStart: start }}
      onFail={fail}
    />
  );
}
