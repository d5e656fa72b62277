/**
 * Lightbox: one picture over the page from edge to edge, which can be enlarged and moved.
 */
import { Title } from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { ModalFrame } from '../Drawer/ModalFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  LightboxClose,
  LightboxCount,
  LightboxGround,
  LightboxPanel,
  LightboxStage,
  LightboxTurns,
} from './Lightbox.styles.ts';
import { LightboxThumbs } from './LightboxThumbs.tsx';
import type { LightboxWords } from './lightboxWords.ts';
import { LightboxZoom } from './LightboxZoom.tsx';
import type { LightboxView } from './lightboxView.ts';
import { useLightbox } from './useLightbox.ts';
import { minZoom, type ZoomView } from './zoomView.ts';

/** All of a 4:5 picture, and as many times that as it is enlarged: a wider file is loaded. */
const sizesAt = (zoom: number): string => `calc(${String(Math.ceil(zoom))} * min(100vw, 80vh))`;

const placed = ({ zoom, x, y }: ZoomView) =>
  ({
    '--zoom': String(zoom),
    '--pan-x': `${String(x)}px`,
    '--pan-y': `${String(y)}px`,
  }) as CSSProperties;

export type LightboxProps = LightboxView &
  Omit<ComponentPropsWithRef<'div'>, 'children' | 'onKeyDown'> & {
    /** What its controls are called. */
    readonly words: LightboxWords;
  };

/** A modal view; focus returns to the picture it was opened from. Load it when first needed. */
export function Lightbox({
  words,
  label,
  pictures,
  at,
  onMove,
  onClose,
  countLabel,
  ...native
}: LightboxProps) {
  const view = { label, pictures, at, onMove, onClose, countLabel };
  const { stage, zoomed, zoomTo, show, close, hands, onKeyDown, position, status } = useLightbox({
    ...view,
    describeZoom: words.describeZoom,
  });
  const count = pictures.length;
  const shown = at ?? 0;
  const picture = pictures[shown];
  const caption = picture?.caption;
  const { zoom } = zoomed;
  return (
    <ModalFrame
      {...native}
      isOpen={at !== undefined}
      onClose={close}
      panel={LightboxPanel}
      ground={<LightboxGround />}
      onKeyDown={onKeyDown}
    >
      <Title asChild>
        <VisuallyHidden as="h2">{label}</VisuallyHidden>
      </Title>
      <LightboxStage ref={stage} data-is-zoomed={zoom > minZoom || undefined} {...hands}>
        {picture && (
          <img
            key={picture.id}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={sizesAt(zoom)}
            alt={picture.alt}
            draggable={false}
            style={placed(zoomed)}
          />
        )}
      </LightboxStage>
      <LightboxClose>
        <CloseButton label={words.close} onClick={close} />
      </LightboxClose>
      {count > 1 && (
        <LightboxTurns>
          <IconButton icon="chevron-start" label={words.previous} onClick={() => show(shown - 1)} />
          <LightboxCount>
            <span>{position}</span>
            {caption !== undefined && <span>{caption}</span>}
          </LightboxCount>
          <IconButton icon="chevron-end" label={words.next} onClick={() => show(shown + 1)} />
        </LightboxTurns>
      )}
      {count > 1 && (
        <LightboxThumbs label={label} pictures={pictures} shown={shown} onMove={show} />
      )}
      <LightboxZoom words={words} caption={caption} zoom={zoom} onZoom={zoomTo} />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </ModalFrame>
  );
}
