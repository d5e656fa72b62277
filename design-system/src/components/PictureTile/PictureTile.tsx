/** PictureTile: a picture with a word on it that links to a category. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { LongWords } from '../../foundation/LongWords.tsx';
import { media } from '../../foundation/media.ts';
import { groundOf, planeStyle, type PlaneTone } from '../../foundation/planeStyles.ts';
import { bodyType, longWords, titleType } from '../../foundation/typeStyles.ts';
import { Image, type ImageProps } from '../Image/Image.tsx';

/** As high as its picture, or as its text where that is too large for the picture. */
const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: 100%;
  overflow: hidden;
  ${planeStyle}
  & > * {
    grid-area: 1 / 1;
  }
  & > span {
    align-self: start;
  }
  &:not([data-has-picture]) {
    aspect-ratio: 4 / 5;
  }
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
  ${media.desktop} {
    &[data-is-tall] > span {
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
  ${media.canHover} {
    & img {
      transition: scale var(--motion-slide) var(--motion-easing);
    }
    &:hover img {
      scale: 1.02;
    }
  }
  ${media.reducedMotion} {
    &:hover img {
      scale: 1;
    }
  }
`;

const Words = styled.div`
  ${bodyType}
  ${longWords}
  position: relative;
  align-self: end;
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-16);
  ${media.desktop} {
    padding: var(--space-24);
  }
  inline-size: 100%;
  /*
   * Text is legible over any picture: the plane is drawn just behind it, and the rest stays clear.
   */
  [data-has-picture] > & {
    --rise: var(--space-24);
    padding-block-start: var(--rise);
    background: linear-gradient(to top, var(--plane-colour) calc(100% - var(--rise)), transparent);
  }
  [data-has-picture][data-tone='accent'] > & {
    --rise: var(--space-40);
  }
`;

/** The whole tile is the link's target. */
const Label = styled.h2`
  ${titleType}
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: -100vmax 0 0;
  }
  & a:focus-visible {
    outline-offset: 4px;
  }
`;

const More = styled.span`
  text-decoration: underline 1px;
  text-underline-offset: 6px;
`;

export type PictureTileProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** The word on the picture: the tile's heading, and the link's name. */
  readonly title: string;
  /** Level of the title in the page's outline; 2 by default. */
  readonly headingLevel?: 1 | 2 | 3;
  /** The target of the whole tile; without it, it is no link. */
  readonly href?: string | undefined;
  /** Cropped to the tile, its `alt` not used; without one the tile is a plane of `tone`. */
  readonly image?: ImageProps | undefined;
  /** The plane behind the words; `shade` by default. */
  readonly tone?: PlaneTone;
  /** A sentence under the title. */
  readonly text?: ReactNode;
  /** What following it does, drawn under the text; only where there are both a text and an address. */
  readonly more?: string | undefined;
  /** Fills the height it is given from desktop width, rather than keeping 4:5. */
  readonly isTall?: boolean;
};

/** 4:5; the picture is decorative beside its text. */
export function PictureTile({
  title,
  headingLevel = 2,
  href,
  image,
  tone = 'shade',
  text,
  more,
  isTall = false,
  ...native
}: PictureTileProps) {
  return (
    <Root
      {...native}
      data-tone={tone}
      data-ground={groundOf(tone)}
      data-is-tall={isTall ? '' : undefined}
      data-has-picture={image ? '' : undefined}
    >
      {image && <Image {...image} alt="" ratio={4 / 5} />}
      <Words>
        <Label as={`h${headingLevel}`}>
          {href ? (
            <Link href={href}>
              <LongWords>{title}</LongWords>
            </Link>
          ) : (
            <LongWords>{title}</LongWords>
          )}
        </Label>
        {text && <p>{text}</p>}
        {text && href && more && <More aria-hidden>{more}</More>}
      </Words>
    </Root>
  );
}
