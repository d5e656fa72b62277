import {
  type MenuDocument,
  type MenuLocation,
  type LinkTarget,
  viewMenu,
} from '@solvik/content-schema/editing';
import { PreviewFrame } from '@solvik/design-system';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../../app/services.ts';
import { frameAddress } from '../frameAddress.ts';
import { notePaint } from '../notePaint.ts';
import { useRoomFor } from '../seeing/useRoomFor.ts';
import { currencyOfFront, type Front, languageOf, shownFronts } from '../seen.ts';
import { useLiveFrame } from '../useLiveFrame.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { keepFocus } from './keepFocus.ts';
import { menuWidth } from './menuWidth.ts';

const height = 844;

interface MenuFrameProps {
  readonly name: string;
  readonly address: string;
  readonly front: Front;
  readonly location: MenuLocation;
  readonly document: MenuDocument;
  readonly targets: readonly LinkTarget[] | undefined;
  readonly width: number;
  readonly scale: number;
}

function MenuFrame({
  name,
  address,
  front,
  location,
  document,
  targets,
  width,
  scale,
}: MenuFrameProps) {
  // Until it is known where its links lead, the frame shows what is saved.
  const patch = useMemo(
    () =>
      targets && {
        kind: 'patch-menu' as const,
        location,
        ...viewMenu(document, { language: languageOf(front), targets }),
      },
    [document, front, location, targets],
  );
  const { frame, loads, send } = useLiveFrame({ patch, onPainted: notePaint });
  useEffect(() => {
    if (loads === 0) return undefined;
    const stop = keepFocus(frame.current);
    // Nothing of a menu is chosen in the page, and it may have to be opened there.
    send({ kind: 'mode', mode: 'use' });
    send({ kind: 'show-menu', location });
    return stop;
  }, [loads, location, send, frame]);
  return (
    <PreviewFrame
      ref={frame}
      name={name}
      note={`${currencyOfFront[front]}, ${String(width)} px`}
      src={address}
      width={width}
      height={height}
      scale={scale}
    />
  );
}

/** A page that bears the open menu, as it is edited: nothing has to be saved first. */
export function MenuStage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site } = useServices();
  const room = useRoomFor();
  const { text, menu, pages = [], seen, targets } = workbench;
  const { summary, editing } = menu;
  if (!summary || !editing) return null;
  // The side menu stands on information pages, every other one on all of them.
  const { alias } =
    (summary.key === 'info-pages' &&
      pages.find(({ tags, published }) => published && tags.includes('menu'))) ||
    {};
  const fronts = shownFronts(seen);
  const width = menuWidth(summary.key, seen);
  return fronts.map((front) => (
    <MenuFrame
      key={`${summary.key} ${front}`}
      name={`${text(`market.${front}`)}, ${text(`language.${languageOf(front)}`)}`}
      address={frameAddress(
        { ...(alias && { alias }) },
        { front, language: languageOf(front), basename: site.basename },
      )}
      front={front}
      location={summary.key}
      document={editing.document}
      targets={targets}
      width={width}
      scale={Math.min(1, room / width)}
    />
  ));
}
