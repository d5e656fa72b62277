/** CheckoutHeader: the undistracted header (spec section 2): the logo and one line of trust. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const Root = styled.header`
  border-block-end: 1px solid var(--color-hairline);
`;

const Bar = styled.div`
  ${smallType}
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  max-inline-size: var(--layout-container);
  min-block-size: var(--size-header-phone);
  margin-inline: auto;
  padding-inline: var(--layout-margin);
  color: var(--color-muted);
  ${media.desktop} {
    min-block-size: var(--size-header-desktop);
  }
`;

const Aside = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export type CheckoutHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** A Wordmark that links to the start page. */
  readonly logo: ReactNode;
  /** At the end of the line: "Trygg betalning". */
  readonly aside?: ReactNode;
};

/** No strip, no navigation, no link but the logo. */
export function CheckoutHeader({ logo, aside, ...native }: CheckoutHeaderProps) {
  return (
    <Root {...native}>
      <Bar>
        {logo}
        {aside && <Aside>{aside}</Aside>}
      </Bar>
    </Root>
  );
}
