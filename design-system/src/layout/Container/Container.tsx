/** Container: keeps content within the page's width and margins. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

export const containerBleeds = ['none', 'phone'] as const;
export const containerMeasures = ['page', 'reading'] as const;
export const containerRooms = ['none', 'page', 'message', 'gallery', 'list'] as const;

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
  &[data-room='page'] {
    padding-block: var(--space-40) var(--layout-section);
  }
  &[data-room='message'] {
    padding-block: var(--layout-section);
  }
  &[data-room='list'] {
    padding-block: var(--space-24) var(--layout-section);
  }
  ${media.desktop} {
    &[data-room='page'] {
      padding-block-start: var(--space-48);
    }
    &[data-room='gallery'] {
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
  /** `phone` leaves out the margins below desktop width; `none` unless given. */
  readonly bleed?: (typeof containerBleeds)[number];
  /** Widest it gets: 1440 px with its margins (unless given), or 44 rem of text. */
  readonly measure?: (typeof containerMeasures)[number];
  /** Above and below: as a page that starts with its heading, as one that says a single thing, as one whose pictures reach the header of a phone, or as a list under what it is chosen by. */
  readonly room?: (typeof containerRooms)[number];
};

/** Centres content at 1440 px with the page's margin; `bleed="phone"` lets pictures run to a phone's edges. */
export function Container({
  bleed = 'none',
  measure = 'page',
  room = 'none',
  ...native
}: ContainerProps) {
  return <Root {...native} data-bleed={bleed} data-measure={measure} data-room={room} />;
}
