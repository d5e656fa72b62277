/**
 * ClothSample: replaces a missing picture of a product by a pinned piece of cloth in the product's
 * colour.
 */
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { pinkedEdge } from './pinkedEdge.ts';

const Root = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  inline-size: 100%;
  aspect-ratio: var(--sample-ratio);
  container-type: inline-size;
  background: linear-gradient(
    135deg,
    var(--color-sheet),
    var(--color-shade-light) 55%,
    var(--color-shade)
  );
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A shadow follows what is cut out of it, so it lies one step outside the cut. */
const Pinned = styled.span`
  position: relative;
  display: block;
  inline-size: 52cqi;
  aspect-ratio: 1;
  filter: drop-shadow(0 0.6cqi 0.8cqi color-mix(in srgb, var(--color-ink) 26%, transparent));
  rotate: -3deg;
`;

const Cloth = styled.span`
  display: block;
  block-size: 100%;
  clip-path: ${pinkedEdge};
  background:
    linear-gradient(
      135deg,
      color-mix(in srgb, var(--color-white) 24%, transparent),
      transparent 46%,
      color-mix(in srgb, var(--color-ink) 16%, transparent)
    ),
    repeating-linear-gradient(
      52deg,
      color-mix(in srgb, var(--color-ink) 7%, transparent) 0 0.5px,
      transparent 0.5px 3px
    ),
    var(--sample-colour);
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

const Pin = styled.span`
  position: absolute;
  inset-block-start: 9%;
  inset-inline-start: calc(50% - 1.4cqi);
  inline-size: 2.8cqi;
  aspect-ratio: 1;
  border-radius: 50%;
  background: radial-gradient(circle at 34% 30%, var(--color-accent-wash), var(--color-accent) 62%);
  box-shadow: 0.9cqi 1.1cqi 0.9cqi -0.2cqi color-mix(in srgb, var(--color-ink) 44%, transparent);
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

const Words = styled.span`
  ${smallType}
  position: absolute;
  inset-block-end: var(--space-24);
  color: var(--color-muted);
`;

export type ClothSampleProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> & {
  /** The product's own colour as CSS writes it; without it the cloth is unbleached. */
  readonly colour?: string | undefined;
  /** Width over height. */
  readonly ratio?: number;
  /** Shown under it where the page has space: that there is no picture yet. */
  readonly caption?: string;
};

/** Hidden from screen readers, unless it has a text. */
export function ClothSample({
  colour,
  ratio = 4 / 5,
  caption,
  style,
  ...native
}: ClothSampleProps) {
  const attributes = {
    '--sample-ratio': String(ratio),
    '--sample-colour': colour ?? 'var(--color-shade-deep)',
    ...style,
  } as CSSProperties;
  return (
    <Root {...native} style={attributes} data-has-no-picture>
      <Pinned>
        <Cloth />
        <Pin />
      </Pinned>
      {caption && <Words>{caption}</Words>}
    </Root>
  );
}
