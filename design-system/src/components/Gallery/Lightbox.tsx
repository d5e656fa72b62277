/** Lightbox: one picture over the page, as large as it goes; arrows turn, a press zooms. */
import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { GalleryPictureSource } from './Gallery.tsx';

const Backdrop = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: 70;
  background: var(--color-paper);
`;

const Panel = styled(Content)`
  position: fixed;
  inset: 0;
  z-index: 71;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  & > header { display: flex; justify-content: flex-end; align-items: center; gap: var(--space-8); padding: var(--space-8) var(--layout-margin); }
  &:focus { outline: none; }
`;

const Stage = styled.div`
  overflow: auto;
  display: grid;
  place-items: center;
  & img { max-inline-size: 100%; block-size: 100%; object-fit: contain; cursor: zoom-in; }
  &[data-is-zoomed] { place-items: start; }
  &[data-is-zoomed] img { max-inline-size: none; inline-size: max(1600px, 160vw); block-size: auto; cursor: zoom-out; }
`;

export interface LightboxProps {
  readonly label: string;
  readonly pictures: readonly GalleryPictureSource[];
  /** The shown picture's place; undefined when closed. */
  readonly at: number | undefined;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly nextLabel: string;
  readonly previousLabel: string;
}

/** A modal view; focus goes back to the picture it was opened from. */
export default function Lightbox({ label, pictures, at, onMove, onClose, closeLabel, nextLabel, previousLabel }: LightboxProps) {
  const [isZoomed, setZoomed] = useState(false);
  const count = pictures.length;
  const picture = at === undefined ? undefined : pictures[at];
  const turn = (step: number) => {
    setZoomed(false);
    onMove(((at ?? 0) + step + count) % count);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <Root open={picture !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Backdrop />
        <Panel aria-describedby={undefined} onKeyDown={onKeyDown}>
          <header>
            <Title asChild>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Title>
            {count > 1 && (
              <>
                <IconButton icon="chevron-start" label={previousLabel} onClick={() => turn(-1)} />
                <span aria-live="polite">{`${String((at ?? 0) + 1)}/${String(count)}`}</span>
                <IconButton icon="chevron-end" label={nextLabel} onClick={() => turn(1)} />
              </>
            )}
            <CloseButton label={closeLabel} onClick={onClose} />
          </header>
          <Stage data-is-zoomed={isZoomed ? '' : undefined}>
            {picture && (
              <button type="button" onClick={() => setZoomed(!isZoomed)} aria-pressed={isZoomed} style={{ display: 'contents' }}>
                <img src={picture.src} srcSet={picture.srcSet} sizes="100vw" alt={picture.alt} />
              </button>
            )}
          </Stage>
        </Panel>
      </Portal>
    </Root>
  );
}
