/** Heading: a page's outline, set in Bodoni. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { LongWords } from '../../foundation/LongWords.tsx';
import {
  displayType,
  headingType,
  longWords,
  sectionType,
  titleType,
} from '../../foundation/typeStyles.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export const headingSizes = ['title', 'section', 'page', 'display'] as const;
export type HeadingSize = (typeof headingSizes)[number];

const Root = styled.h2`
  ${headingType}
  ${longWords}
  &[data-size='title'] {
    ${titleType}
  }
  &[data-size='section'] {
    ${sectionType}
  }
  &[data-size='display'] {
    ${displayType}
  }
`;

const usualSize: Record<HeadingLevel, HeadingSize> = {
  1: 'page',
  2: 'page',
  3: 'section',
  4: 'title',
  5: 'title',
  6: 'title',
};

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Its level in the page's outline. */
  readonly level: HeadingLevel;
  /** Its size, when that differs from the level's. */
  readonly size?: HeadingSize;
};

/** A heading; the level is its meaning, the size its appearance. */
export function Heading({ level, size = usualSize[level], children, ...native }: HeadingProps) {
  return (
    <Root as={`h${level}`} {...native} data-size={size}>
      {typeof children === 'string' ? <LongWords>{children}</LongWords> : children}
    </Root>
  );
}
