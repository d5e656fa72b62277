import { type PageDocument, viewContainers } from '@solvik/content-schema/editing';
import { PreviewFrame, type PreviewFrameProps } from '../components/PreviewFrame/PreviewFrame.tsx';
import { useEffect, useMemo } from 'react';
import {
  currencyByChannel,
  type Channel,
  type PreviewSettings,
  visitorOf,
} from '../preview/previewSettings.ts';
import { useLiveFrame } from './useLiveFrame.ts';
import { pageTitles } from './pageTitles.ts';

interface LiveFrameProps {
  readonly name: string;
  /** Beside the name; the channel's currency by default. */
  readonly note?: string;
  readonly address: string;
  readonly channel: Channel;
  readonly preview: PreviewSettings;
  readonly areaId: number;
  readonly document: PageDocument;
  readonly selectedId: string | undefined;
  /** Its label for editors, shown on its mark. */
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
  channel,
  preview,
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
    const visitor = visitorOf(preview, channel, now);
    return {
      kind: 'patch' as const,
      areaId,
      containers: viewContainers(document, { areaId, visitor }),
      ...pageTitles(document, visitor.language),
    };
  }, [document, preview, channel, areaId, now]);
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
      note={note ?? currencyByChannel[channel]}
      src={address}
      width={preview.width}
      height={height}
      scale={scale}
      resize={resize}
    />
  );
}
