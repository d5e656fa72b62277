import { type PageDocument, viewContainers } from '@solvik/content-schema';
import { PreviewFrame, type PreviewFrameProps } from '@solvik/design-system';
import { useEffect, useRef, useState } from 'react';
import { type FrameLink, openFrameLink } from './frameLink.ts';
import { currencyOfFront, type Front, type Seen, visitorOf } from './seen.ts';

interface LiveFrameProps {
  readonly name: string;
  readonly address: string;
  readonly front: Front;
  readonly seen: Seen;
  readonly areaId: number;
  readonly document: PageDocument;
  readonly selectedId: string | undefined;
  readonly onSelect: (widgetId: string) => void;
  readonly scale: number;
  readonly now: Date;
  /** How long the page took to show an edit, in milliseconds. */
  readonly onPainted?: (milliseconds: number) => void;
  readonly resize?: PreviewFrameProps['resize'];
}

const height = 844;

/** The page itself in a frame, which shows every edit without a save. */
export function LiveFrame({ name, address, front, seen, areaId, document, selectedId, onSelect, scale, now, onPainted, resize }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<FrameLink>(undefined);
  const [loads, setLoads] = useState(0);
  const heard = useRef({ onSelect, onPainted });
  useEffect(() => {
    heard.current = { onSelect, onPainted };
  });
  const sent = useRef(new Map<number, number>());

  useEffect(() => {
    const prefix = `${String(areaId)}-`;
    link.current = openFrameLink({
      window,
      frame: () => frame.current?.contentWindow,
      origin: location.origin,
      onMessage: (message) => {
        if (message.kind === 'ready') setLoads((count) => count + 1);
        if (message.kind === 'select' && message.widgetId.startsWith(prefix)) heard.current.onSelect(message.widgetId.slice(prefix.length));
        if (message.kind !== 'ack') return;
        const from = sent.current.get(message.answers);
        sent.current.delete(message.answers);
        if (from !== undefined) heard.current.onPainted?.(performance.now() - from);
      },
    });
    return () => link.current?.close();
  }, [areaId]);

  useEffect(() => {
    if (loads === 0) return;
    const from = performance.now();
    const sequence = link.current?.send({ kind: 'patch', areaId, containers: viewContainers(document, { areaId, visitor: visitorOf(seen, front, now) }) });
    if (sequence !== undefined) sent.current.set(sequence, from);
  }, [loads, document, seen, front, areaId, now]);

  useEffect(() => {
    if (loads > 0) link.current?.send({ kind: 'select', widgetId: selectedId === undefined ? null : `${String(areaId)}-${selectedId}` });
  }, [loads, selectedId, areaId]);

  return <PreviewFrame ref={frame} name={name} note={currencyOfFront[front]} src={address} width={seen.width} height={height} scale={scale} resize={resize} />;
}
