/** Tiles: cells of one size in rows, or one large cell and small ones beside it. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { gapRules, type SpaceStep } from '../../foundation/spaceSteps.ts';

export const tileArrangements = ['equal', 'feature'] as const;
export const tileColumns = ['2', '3', '4'] as const;
export const tilePhoneColumns = ['1', '2'] as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  ${gapRules}
  & > * {
    min-inline-size: 0;
  }
  &[data-phone-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-phone-columns='2']:where([data-arrangement='feature']) > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    &[data-arrangement='equal'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    &[data-columns='3'][data-arrangement='equal'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'][data-arrangement='equal'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-arrangement='feature'] {
      grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
      & > :first-child {
        grid-column: auto;
        grid-row: span 2;
      }
    }
  }
`;

export type TilesProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'ul' | 'ol';
  /** `equal`: rows of one size. `feature`: from desktop width 2:1:1, the first one as tall as two rows. */
  readonly arrangement?: (typeof tileArrangements)[number];
  /** How many to a row of equal ones on a desktop; a tablet has two. */
  readonly columns?: (typeof tileColumns)[number];
  /**
   * How many to a row on a phone, 1 by default; of two, the first of a `feature` still has a row of
   * its own.
   */
  readonly phoneColumns?: (typeof tilePhoneColumns)[number];
  /** Between tiles, both ways; 24 px by default. */
  readonly gap?: SpaceStep;
};

/** Every child is a tile; they stretch to the tallest of their row. */
export function Tiles({
  arrangement = 'equal',
  columns = '3',
  phoneColumns = '1',
  gap = '24',
  ...native
}: TilesProps) {
  return (
    <Root
      {...native}
      data-arrangement={arrangement}
      data-columns={columns}
      data-phone-columns={phoneColumns}
      data-gap={gap}
    />
  );
}
