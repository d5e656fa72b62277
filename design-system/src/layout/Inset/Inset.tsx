/** Inset: words that keep the page's margin on a phone, within something whose pictures run to the screen's edges. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

const Root = styled.div`
  min-inline-size: 0;
  ${media.belowDesktop} {
    padding-inline: var(--layout-margin);
  }
`;

export type InsetProps = ComponentPropsWithRef<'div'>;

/** Used within a `Container` with `bleed="phone"`; from desktop width it has no effect. */
export function Inset(native: InsetProps) {
  return <Root {...native} />;
}
