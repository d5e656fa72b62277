import type { EditorMessage, PageMessage } from '@solvik/content-schema/editing';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FrameLink, openFrameLink } from './frameLink.ts';

interface LiveFrameOptions {
  /**
   * What the framed page is to show in place of what is saved; keep its identity while its content
   * is the same.
   */
  readonly patch: EditorMessage | undefined;
  readonly onMessage?: (message: PageMessage) => void;
  /** How long the page took to show an edit, in milliseconds. */
  readonly onPainted?: ((milliseconds: number) => void) | undefined;
}

interface LiveFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Counts the page's `ready` messages: after each load, and on request. */
  readonly loads: number;
  readonly send: (message: EditorMessage) => void;
}

/**
 * Keeps a framed page in sync with the edited document: each patch is sent when it changes, and
 * again when the page has been reloaded.
 */
export function useLiveFrame({ patch, onMessage, onPainted }: LiveFrameOptions): LiveFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<FrameLink>(undefined);
  const [loads, setLoads] = useState(0);
  const received = useRef({ onMessage, onPainted });
  useEffect(() => {
    received.current = { onMessage, onPainted };
  });
  const sent = useRef(new Map<number, number>());

  useEffect(() => {
    link.current = openFrameLink({
      window,
      frame: () => frame.current?.contentWindow,
      origin: location.origin,
      onMessage: (message) => {
        if (message.kind === 'ready') setLoads((count) => count + 1);
        received.current.onMessage?.(message);
        if (message.kind !== 'ack') return;
        const from = sent.current.get(message.answers);
        sent.current.delete(message.answers);
        if (from !== undefined) received.current.onPainted?.(performance.now() - from);
      },
    });
    return () => link.current?.close();
  }, []);

  useEffect(() => {
    if (loads === 0 || !patch) return;
    const from = performance.now();
    const sequence = link.current?.send(patch);
    if (sequence !== undefined) sent.current.set(sequence, from);
  }, [loads, patch]);

  const send = useCallback((message: EditorMessage) => void link.current?.send(message), []);
  return { frame, loads, send };
}
