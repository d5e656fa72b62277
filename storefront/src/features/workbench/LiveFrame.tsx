import { type PageDocument, viewContainers } from '@solvik/content-schema/editing';
import { PreviewFrame, type PreviewFrameProps } from '@solvik/design-system';
import { useEffect, useMemo } from 'react';
import { currencyOfFront, type Front, type Seen, visitorOf } from './seen.ts';
import { useLiveFrame } from './useLiveFrame.ts';
import { viewWords } from './viewWords.ts';

interface LiveFrameProps {
  readonly name: string;
  /** Beside the name; the front's currency unless given. */
  readonly note?: string;
  readonly address: string;
  readonly front: Front;
  readonly seen: Seen;
  readonly areaId: number;
  readonly document: PageDocument;
  readonly selectedId: string | undefined;
  /** What editors call it; stands on its mark. */
  readonly selectedLabel?: string | undefined;
  readonly onSelect: (widgetId: string) => void;
  readonly scale: number;
  readonly now: Date;
  /** How long the page took to show an edit, in milliseconds. */
  readonly onPainted?: (milliseconds: number) => void;
  readonly resize?: PreviewFrameProps['resize'];
}

const height = 844;

/** The page itself in a frame, which shows every edit without a save. */
export function LiveFrame({
  name,
  note,
  address,
  front,
  seen,
  areaId,
  document,
  selectedId,
  selectedLabel,
  onSelect,
  scale,
  now,
  onPainted,
  resize,
}: LiveFrameProps) {
  const prefix = `${String(areaId)}-`;
  const patch = useMemo(() => {
    const visitor = visitorOf(seen, front, now);
    return {
      kind: 'patch' as const,
      areaId,
      containers: viewContainers(document, { areaId, visitor }),
      ...viewWords(document, visitor.language),
    };
  }, [document, seen, front, areaId, now]);
  const { frame, loads, send } = useLiveFrame({
    patch,
    onPainted,
    onMessage: (message) => {
      if (message.kind === 'select' && message.widgetId.startsWith(prefix))
        onSelect(message.widgetId.slice(prefix.length));
    },
  });

  useEffect(() => {
    if (loads > 0)
      send({
        kind: 'select',
        widgetId: selectedId === undefined ? null : `${prefix}${selectedId}`,
        ...(selectedLabel !== undefined && { label: selectedLabel }),
      });
  }, [loads, selectedId, selectedLabel, prefix, send]);

  return (
    <PreviewFrame
      ref={frame}
      name={name}
      note={note ?? currencyOfFront[front]}
      src={address}
      width={seen.width}
      height={height}
      scale={scale}
      resize={resize}
    />
  );
}
