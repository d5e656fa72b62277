/**
 * Lightbox: one picture over the page, as large as possible; arrows change the picture, a press
 * zooms to where it falls.
 */
import { Portal, Root, Title } from '@radix-ui/react-dialog';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { useEscapeFromTop } from '../Drawer/useEscapeFromTop.ts';
import { useFocusReturn } from '../Drawer/useFocusReturn.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { GalleryPictureSource } from './galleryPicture.ts';
import { planLightboxKey } from './planLightboxKey.ts';
import { type Point, planZoomScroll } from './planZoomScroll.ts';
import {
  LightboxBar,
  LightboxGround,
  LightboxPanel,
  LightboxPicture,
  LightboxStage,
  LightboxTurns,
} from './Lightbox.styles.ts';

const middle: Point = { x: 0.5, y: 0.5 };

export interface LightboxProps {
  /** Name of the view, for screen readers. */
  readonly label: string;
  /** The gallery's own, in its order. */
  readonly pictures: readonly GalleryPictureSource[];
  /** The shown picture's index; undefined when closed. */
  readonly at: number | undefined;
  /** Called with the index, from 0, of the picture to show instead. */
  readonly onMove: (at: number) => void;
  /** Called when it requests to be closed: the button, Escape. */
  readonly onClose: () => void;
  /** What pressing the picture does; announced after the picture's alt text. */
  readonly zoomLabel: string;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** Label of the next button. */
  readonly nextLabel: string;
  /** Label of the previous button. */
  readonly previousLabel: string;
  /** The position, from 1; shown, and announced when it changes. */
  readonly countLabel: (current: number, count: number) => string;
}

/** A modal view; focus returns to the picture it was opened from. */
export default function Lightbox({
  label,
  pictures,
  at,
  onMove,
  onClose,
  zoomLabel,
  closeLabel,
  nextLabel,
  previousLabel,
  countLabel,
}: LightboxProps) {
  const [isZoomed, setIsZoomed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const focusReturn = useFocusReturn();
  const count = pictures.length;
  const shown = at ?? 0;
  const picture = pictures[shown];
  const change = (to: number) => {
    setIsZoomed(false);
    onMove(to);
  };
  const close = () => {
    setIsZoomed(false);
    onClose();
  };
  const escape = useEscapeFromTop(at !== undefined, close);
  const zoomIn = (point: Point) => {
    flushSync(() => setIsZoomed(true));
    const { current } = stage;
    if (current)
      current.scrollTo(
        planZoomScroll({
          point,
          picture: { width: current.scrollWidth, height: current.scrollHeight },
          stage: { width: current.clientWidth, height: current.clientHeight },
        }),
      );
  };
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (isZoomed) return setIsZoomed(false);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press by keys has no position.
    zoomIn(
      detail === 0
        ? middle
        : { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = planLightboxKey({ key: event.key, isZoomed, shown, count });
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'show') change(action.to);
    else if (action.kind === 'zoom') zoomIn(middle);
    else if (action.kind === 'reset') setIsZoomed(false);
    else
      stage.current?.scrollBy({
        left: action.x * stage.current.clientWidth,
        top: action.y * stage.current.clientHeight,
      });
  };
  return (
    <Root open={at !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
      <Portal>
        <LightboxGround />
        <LightboxPanel
          aria-describedby={undefined}
          {...focusReturn}
          {...escape}
          onKeyDown={onKeyDown}
        >
          <LightboxBar>
            <Title asChild>
              <VisuallyHidden as="h2">{label}</VisuallyHidden>
            </Title>
            {count > 1 && (
              <LightboxTurns>
                <IconButton
                  icon="chevron-start"
                  label={previousLabel}
                  onClick={() => change((shown - 1 + count) % count)}
                />
                <span aria-live="polite">{countLabel(shown + 1, count)}</span>
                <IconButton
                  icon="chevron-end"
                  label={nextLabel}
                  onClick={() => change((shown + 1) % count)}
                />
              </LightboxTurns>
            )}
            <CloseButton label={closeLabel} onClick={close} />
          </LightboxBar>
          <LightboxStage ref={stage} data-is-zoomed={isZoomed || undefined}>
            {picture && (
              <LightboxPicture type="button" onClick={press} aria-pressed={isZoomed}>
                <img
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes={isZoomed ? '200vw' : '100vw'}
                  alt={picture.alt}
                />
                <VisuallyHidden>{zoomLabel}</VisuallyHidden>
              </LightboxPicture>
            )}
          </LightboxStage>
        </LightboxPanel>
      </Portal>
    </Root>
  );
}
