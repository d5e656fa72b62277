/** LightboxThumbs: the pictures of a large view, to choose from; on a phone there is no space for them. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { LightboxPicture } from './lightboxView.ts';

const List = styled.ul`
  display: none;
  padding: 0;
  list-style: none;
  ${media.desktop} {
    position: absolute;
    inset-block-end: var(--lightbox-block);
    inset-inline-start: var(--lightbox-inline);
    display: flex;
    flex-wrap: wrap-reverse;
    gap: var(--space-8);
    max-inline-size: calc(100% - 2 * var(--lightbox-inline) - 320px);
  }
  ${media.low} {
    display: none;
  }
`;

const Thumb = styled.button`
  display: block;
  inline-size: 64px;
  block-size: 80px;
  background: var(--color-shade);
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[aria-current] {
    box-shadow: 0 0 0 2px var(--color-accent);
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

interface LightboxThumbsProps {
  /** Name of the list: "Bilder av Rak ullkappa Inger". */
  readonly label: string;
  readonly pictures: readonly LightboxPicture[];
  /** The shown picture's index. */
  readonly shown: number;
  /** Called with the index of the pressed one. */
  readonly onMove: (at: number) => void;
}

/** The current one has an accent frame. */
export function LightboxThumbs({ label, pictures, shown, onMove }: LightboxThumbsProps) {
  return (
    <List aria-label={label}>
      {pictures.map(({ id, src, srcSet, alt, caption }, at) => (
        <li key={id}>
          <Thumb
            type="button"
            aria-current={at === shown ? 'true' : undefined}
            onClick={() => onMove(at)}
          >
            <img src={src} srcSet={srcSet} sizes="64px" alt="" />
            <VisuallyHidden>{caption ?? alt}</VisuallyHidden>
          </Thumb>
        </li>
      ))}
    </List>
  );
}
