/** CaptionedPicture: a picture with its caption below. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { longWords, smallType } from '../../foundation/typeStyles.ts';
import { Image, type ImageProps } from '../Image/Image.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

const Root = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  margin: 0;
  /* The picture is a larger place to press. */
  & > figcaption a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Caption = styled.figcaption`
  ${smallType}
  ${longWords}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-24);
  & > p {
    flex: 0 1 44em;
  }
  [data-bleed='phone'] > figure > & {
    ${media.belowDesktop} {
      padding-inline: var(--layout-margin);
    }
  }
`;

export type CaptionedPictureProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** What Image takes; `alt` describes the picture. */
  readonly image: ImageProps;
  /**
   * Under the picture. Without it and without a link the picture is alone, in a `div` rather than a
   * `figure`.
   */
  readonly caption?: string | undefined;
  /** After the caption; pressing the picture follows it too. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
};

/**
 * In a `Container` with `bleed="phone"` the picture runs to the screen's edges and the text keeps
 * the margin.
 */
export function CaptionedPicture({ image, caption, link, ...native }: CaptionedPictureProps) {
  const hasWords = Boolean(caption || link);
  return (
    <Root as={hasWords ? 'figure' : 'div'} {...native}>
      <Image {...image} />
      {hasWords && (
        <Caption>
          {caption && <p>{caption}</p>}
          {link && (
            <TextLink href={link.href} emphasis="standalone">
              {link.label}
            </TextLink>
          )}
        </Caption>
      )}
    </Root>
  );
}
