/** Image: a picture that reserves its space before it loads. */
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';

export const imageFits = ['cover', 'contain'] as const;

const Root = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: var(--image-ratio);
  background: var(
    --image-placeholder,
    linear-gradient(
      135deg,
      var(--color-shade-light),
      var(--color-shade) 55%,
      var(--color-shade-deep)
    )
  );
  background-size: cover;
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: var(--image-focus, 50% 50%);
  }
  &[data-fit='contain'] > img {
    object-fit: contain;
    object-position: center;
  }
`;

/** What a picture is: one file, or the same in several widths. */
export type ImageSource = {
  readonly src: string;
  /** Its alt text; empty when the text beside it describes the same. */
  readonly alt: string;
  /** The same in several widths, in the format of the `srcset` attribute. */
  readonly srcSet?: string;
  /** How wide it is drawn, in the format of the `sizes` attribute. */
  readonly sizes?: string;
  /** Pixels; 0 where metadata could not be read, and then `fallbackRatio` holds the place (spec section 8). */
  readonly width?: number;
  /** Pixels; 0 where metadata could not be read, as for `width`. */
  readonly height?: number;
  /**
   * What stays in view where the container is of another shape, from the top left corner, each 0 to
   * 1; the middle by default.
   */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
  /** The ground's colour while it loads, as CSS writes it. */
  readonly placeholderColour?: string;
  /** A tiny version of it, 10 × 10 (spec section 7). */
  readonly placeholderSrc?: string;
};

export type ImageProps = Omit<ComponentPropsWithRef<'img'>, keyof ImageSource> &
  ImageSource & {
    /** Width over height when the metadata has none. */
    readonly fallbackRatio?: number;
    /**
     * Shape of the container; the picture covers it. Without it the container has the picture's own
     * shape.
     */
    readonly ratio?: number;
    /** `cover` fills the container and crops the rest; `contain` shows all of it, in the middle. */
    readonly fit?: (typeof imageFits)[number];
    /** For the first screen: loaded at once and first. Others load when near. */
    readonly hasPriority?: boolean;
  };

const placeholder = ({ placeholderColour, placeholderSrc }: ImageSource): string | undefined => {
  if (placeholderSrc) return `url("${placeholderSrc}") center / cover`;
  return placeholderColour;
};

/** A value beyond the picture's edges is its edge, and one that is not a number its middle. */
const shareOf = (part: number): string =>
  `${String(Number.isNaN(part) ? 50 : Math.round(Math.min(1, Math.max(0, part)) * 100))}%`;

/**
 * A lazily loaded picture in a reserved container; `className` and native props go to the `img`.
 */
export function Image({
  fallbackRatio = 4 / 5,
  ratio,
  fit = 'cover',
  hasPriority = false,
  focalPoint,
  placeholderColour,
  placeholderSrc,
  width = 0,
  height = 0,
  alt,
  src,
  ...native
}: ImageProps) {
  const own = width > 0 && height > 0 ? width / height : fallbackRatio;
  const variables = {
    '--image-ratio': String(ratio ?? own),
    '--image-focus': focalPoint && `${shareOf(focalPoint.x)} ${shareOf(focalPoint.y)}`,
    '--image-placeholder': placeholder({ src, alt, placeholderColour, placeholderSrc }),
  } as CSSProperties;
  return (
    <Root style={variables} data-fit={fit}>
      <img
        {...native}
        src={src}
        alt={alt}
        width={width > 0 ? width : undefined}
        height={height > 0 ? height : undefined}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : undefined}
        decoding={hasPriority ? undefined : 'async'}
      />
    </Root>
  );
}
