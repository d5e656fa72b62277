/** Container: keeps content within the page's width and margins. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

export const containerBleeds = ['none', 'phone'] as const;
export const containerMeasures = ['page', 'reading'] as const;
export const containerSpacings = ['none', 'page', 'message', 'gallery', 'list'] as const;

const Root = styled.div`
  inline-size: 100%;
  max-inline-size: var(--layout-container);
  /* In the middle of the page; within another, on its edge. */
  margin-inline: var(--own-centring, auto) auto;
  & > * {
    --own-centring: 0px;
  }
  &[data-measure='reading'] {
    max-inline-size: calc(44rem + 2 * var(--layout-margin));
  }
  &[data-spacing='page'] {
    padding-block: var(--space-40) var(--layout-section);
  }
  &[data-spacing='message'] {
    padding-block: var(--layout-section);
  }
  &[data-spacing='list'] {
    padding-block: var(--space-24) var(--layout-section);
  }
  ${media.desktop} {
    &[data-spacing='page'] {
      padding-block-start: var(--space-48);
    }
    &[data-spacing='gallery'] {
      padding-block-start: var(--space-24);
    }
  }
  /* One margin is enough: within another, the outer one's holds. */
  padding-inline: var(--own-margin, var(--layout-margin));
  &:not([data-bleed='phone']) > * {
    --own-margin: 0px;
  }
  ${media.desktop} {
    & > * {
      --own-margin: 0px;
    }
  }
  ${media.belowDesktop} {
    &[data-bleed='phone'] {
      padding-inline: 0;
    }
  }
`;

export type ContainerProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'article';
  /** `phone` leaves out the margins below desktop width; `none` by default. */
  readonly bleed?: (typeof containerBleeds)[number];
  /** Widest it gets: 1440 px with its margins (default), or 44 rem of text. */
  readonly measure?: (typeof containerMeasures)[number];
  /**
   * Above and below: as a page that starts with its heading, as one with a single message, as one
   * whose pictures reach the header of a phone, or as a list under its filters.
   */
  readonly spacing?: (typeof containerSpacings)[number];
};

/** Centres content at 1440 px with the page's margin; `bleed="phone"` lets pictures run to a phone's edges. */
export function Container({
  bleed = 'none',
  measure = 'page',
  spacing = 'none',
  ...native
}: ContainerProps) {
  return <Root {...native} data-bleed={bleed} data-measure={measure} data-spacing={spacing} />;
}
