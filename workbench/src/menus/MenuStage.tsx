import {
  type MenuDocument,
  type MenuLocation,
  type LinkTarget,
  viewMenu,
} from '@solvik/content-schema/editing';
import { PreviewFrame } from '../components/PreviewFrame/PreviewFrame.tsx';
import { useEffect, useMemo } from 'react';
import { useHost } from '../host.ts';
import { frameAddress } from '../frame/frameAddress.ts';
import { recordPaint } from '../frame/recordPaint.ts';
import { useMaxFrameWidth } from '../preview/useMaxFrameWidth.ts';
import {
  currencyByChannel,
  type Channel,
  languageOf,
  previewedChannels,
} from '../preview/previewSettings.ts';
import { useLiveFrame } from '../frame/useLiveFrame.ts';
import type { ContentService, OpenContent, Preview, WorkbenchWords } from '../workbenchState.ts';
import { retainFocus } from './retainFocus.ts';
import { menuWidth } from './menuWidth.ts';

const height = 844;

interface MenuFrameProps {
  readonly name: string;
  readonly address: string;
  readonly channel: Channel;
  readonly location: MenuLocation;
  readonly document: MenuDocument;
  readonly targets: readonly LinkTarget[] | undefined;
  readonly width: number;
  readonly scale: number;
}

function MenuFrame({
  name,
  address,
  channel,
  location,
  document,
  targets,
  width,
  scale,
}: MenuFrameProps) {
  // Until the targets of its links are loaded, the frame shows what is saved.
  const patch = useMemo(
    () =>
      targets && {
        kind: 'patch-menu' as const,
        location,
        ...viewMenu(document, { language: languageOf(channel), targets }),
      },
    [document, channel, location, targets],
  );
  const { frame, loads, send } = useLiveFrame({ patch, onPainted: recordPaint });
  useEffect(() => {
    if (loads === 0) return undefined;
    const stop = retainFocus(frame.current);
    // Nothing of a menu is chosen in the page, and it may have to be opened there.
    send({ kind: 'mode', mode: 'use' });
    send({ kind: 'show-menu', location });
    return stop;
  }, [loads, location, send, frame]);
  return (
    <PreviewFrame
      ref={frame}
      name={name}
      note={`${currencyByChannel[channel]}, ${String(width)} px`}
      src={address}
      width={width}
      height={height}
      scale={scale}
    />
  );
}

/** A page that renders the open menu, as it is edited: nothing has to be saved first. */
export function MenuStage({
  workbench,
}: {
  readonly workbench: WorkbenchWords & ContentService & OpenContent & Preview;
}) {
  const { site } = useHost();
  const maxWidth = useMaxFrameWidth();
  const { text, menu, pages = [], preview, targets } = workbench;
  const { summary, editing } = menu;
  if (!summary || !editing) return null;
  // The side menu is on information pages, every other one on all of them.
  const { alias } =
    (summary.key === 'info-pages' &&
      pages.find(({ tags, published }) => published && tags.includes('menu'))) ||
    {};
  const channels = previewedChannels(preview);
  const width = menuWidth(summary.key, preview);
  return channels.map((channel) => (
    <MenuFrame
      key={`${summary.key} ${channel}`}
      name={`${text(`market.${channel}`)}, ${text(`language.${languageOf(channel)}`)}`}
      address={frameAddress(
        { ...(alias && { alias }) },
        { channel, language: languageOf(channel), basename: site.basename },
      )}
      channel={channel}
      location={summary.key}
      document={editing.document}
      targets={targets}
      width={width}
      scale={Math.min(1, maxWidth / width)}
    />
  ));
}
