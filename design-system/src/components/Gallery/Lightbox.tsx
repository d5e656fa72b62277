/** Lightbox: one picture over the page, as large as it goes; arrows turn, a press zooms. */
import { Portal, Root, Title } from '@radix-ui/react-dialog';
import { type KeyboardEvent, useState } from 'react';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { useFocusReturn } from '../Drawer/useFocusReturn.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { GalleryPictureSource } from './Gallery.tsx';
import { LightboxBar, LightboxGround, LightboxPanel, LightboxPicture, LightboxStage, LightboxTurns } from './Lightbox.styles.ts';

export interface LightboxProps {
  readonly label: string;
  readonly pictures: readonly GalleryPictureSource[];
  /** The shown picture's place; undefined when closed. */
  readonly at: number | undefined;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
  readonly zoomLabel: string;
  readonly closeLabel: string;
  readonly nextLabel: string;
  readonly previousLabel: string;
  readonly countWords: (seen: number, count: number) => string;
}

/** A modal view; focus goes back to the picture it was opened from. */
export default function Lightbox({ label, pictures, at, onMove, onClose, zoomLabel, closeLabel, nextLabel, previousLabel, countWords }: LightboxProps) {
  const [isZoomed, setIsZoomed] = useState(false);
  const focusReturn = useFocusReturn();
  const count = pictures.length;
  const shown = at ?? 0;
  const picture = pictures[shown];
  const turn = (step: number) => {
    setIsZoomed(false);
    onMove((shown + step + count) % count);
  };
  const close = () => {
    setIsZoomed(false);
    onClose();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Zoomed in, the arrows look around within the picture.
    if (isZoomed || count < 2) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <Root open={at !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
      <Portal>
        <LightboxGround />
        <LightboxPanel aria-describedby={undefined} {...focusReturn} onKeyDown={onKeyDown}>
          <LightboxBar>
            <Title asChild>
              <VisuallyHidden as="h2">{label}</VisuallyHidden>
            </Title>
            {count > 1 && (
              <LightboxTurns>
                <IconButton icon="chevron-start" label={previousLabel} onClick={() => turn(-1)} />
                <span aria-live="polite">{countWords(shown + 1, count)}</span>
                <IconButton icon="chevron-end" label={nextLabel} onClick={() => turn(1)} />
              </LightboxTurns>
            )}
            <CloseButton label={closeLabel} onClick={close} />
          </LightboxBar>
          <LightboxStage data-is-zoomed={isZoomed || undefined}>
            {picture && (
              <LightboxPicture type="button" onClick={() => setIsZoomed(!isZoomed)} aria-pressed={isZoomed}>
                <img src={picture.src} srcSet={picture.srcSet} sizes={isZoomed ? '200vw' : '100vw'} alt={picture.alt} />
                <VisuallyHidden>{zoomLabel}</VisuallyHidden>
              </LightboxPicture>
            )}
          </LightboxStage>
        </LightboxPanel>
      </Portal>
    </Root>
  );
}
